using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Models.Refused;

// Classes that the driver refuses to map, each with the exception of its kind. The type argument stands for the place where a class is used
// first, since the driver throws another exception at the second use.

public class TwoNames<TPlace>
{
    public int Before { get; set; }

    public int Same { get; set; }

    [BsonElement("Same")]
    public int Other { get; set; }
}

public class Hidden<TPlace> : HiddenBase
{
    public int Between { get; set; }

    public new int Same { get; set; }
}

public class HiddenBase
{
    public int Before { get; set; }

    public int Same { get; set; }
}

public class NoArguments<TPlace>
{
    public NoArguments()
    {
    }

    [BsonConstructor]
    public NoArguments(int unknown) => Count = unknown;

    public int Count { get; set; }
}

public class TwoIds<TPlace>
{
    [BsonId]
    public int First { get; set; }

    [BsonId]
    public int Second { get; set; }
}

public class Represented<TPlace>
{
    public int Before { get; set; }

    [BsonRepresentation(BsonType.ObjectId)]
    public int Wrong { get; set; }
}

public class Extra<TPlace>
{
    public int Before { get; set; }

    [BsonExtraElements]
    public int Wrong { get; set; }
}

[BsonKnownTypes(typeof(string))]
public class Knowing<TPlace>
{
    public int Before { get; set; }
}

public sealed class Sealed<TPlace>
{
    public int Before { get; set; }

    public int Same { get; set; }

    [BsonElement("Same")]
    public int Other { get; set; }
}

public struct Value<TPlace>
{
    public int Before { get; set; }

    public int Same { get; set; }

    [BsonElement("Same")]
    public int Other { get; set; }
}

// The places.

[BsonGenerated]
public partial class AsMember<T>
{
    public int First { get; set; }

    public T? Held { get; set; }

    public Line? Last { get; set; }
}

[BsonGenerated]
public partial class AsId<T>
{
    public int First { get; set; }

    public T? Id { get; set; }

    public Line? Last { get; set; }
}

[BsonGenerated]
public partial class AsItem<T>
{
    public int First { get; set; }

    public List<T>? Held { get; set; }

    public Line? Last { get; set; }
}

[BsonGenerated]
public partial class AsElement<T>
{
    public int First { get; set; }

    public T[]? Held { get; set; }

    public Line? Last { get; set; }
}

[BsonGenerated]
public partial class AsEntry<T>
{
    public int First { get; set; }

    public Dictionary<string, T>? Held { get; set; }

    public Line? Last { get; set; }
}

[BsonGenerated]
public partial class AsPart<T>
{
    public int First { get; set; }

    public (int, T?) Held { get; set; }

    public Line? Last { get; set; }
}

// The same places, where the compiler knows the class.

public static class Place
{
    public sealed class Member;

    public sealed class Item;

    public sealed class Id;

    public sealed class Null;
}

[BsonGenerated]
public partial class NamedMembers
{
    public int First { get; set; }

    public NoArguments<Place.Member>? Arguments { get; set; }

    public TwoNames<Place.Member>? Names { get; set; }

    public Hidden<Place.Member>? Hidden { get; set; }

    public List<NoArguments<Place.Item>>? ListOfArguments { get; set; }

    public TwoNames<Place.Item>[]? ArrayOfNames { get; set; }

    public Value<Place.Member> Value { get; set; }

    public Line? Last { get; set; }
}

[BsonGenerated]
public partial class NamedId
{
    public int First { get; set; }

    public NoArguments<Place.Id>? Id { get; set; }

    public Line? Last { get; set; }
}

[BsonGenerated]
public partial class NamedNull
{
    public int First { get; set; }

    public TwoNames<Place.Null>? Held { get; set; }

    public Line? Last { get; set; }
}

[BsonGenerated]
[BsonKnownTypes(typeof(KnownNames))]
public partial class Knower
{
    public int First { get; set; }
}

public class KnownNames : Knower
{
    public int Same { get; set; }

    [BsonElement("Same")]
    public int Other { get; set; }
}

[BsonGenerated]
public partial class Derived : RefusedBase
{
    public int First { get; set; }
}

public class RefusedBase
{
#pragma warning disable BSONGEN016 // The driver refuses it, as intended.
    [BsonRepresentation(BsonType.ObjectId)]
#pragma warning restore BSONGEN016
    public int Wrong { get; set; }
}
