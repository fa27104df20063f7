// Members of type object, and of interfaces and classes that generated types implement and derive from.
using System.Dynamic;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

public interface ICarrier
{
    int Wheels { get; set; }
}

[BsonGenerated]
public partial class Barrow : ICarrier
{
    public int Wheels { get; set; }

    public string? Brand { get; set; }
}

[BsonGenerated]
public partial class DoubleBarrow : Barrow
{
    public object? Second { get; set; }
}

[BsonGenerated]
public partial struct Skateboard : ICarrier
{
    public int Wheels { get; set; }
}

// Class-mapped on both sides.
public class Cart : ICarrier
{
    public int Wheels { get; set; }

    public ICarrier? PulledBy { get; set; }
}

public abstract class Utensil
{
    public string? Name { get; set; }
}

[BsonGenerated]
public partial class Whisk : Utensil
{
    public int Weight { get; set; }
}

[BsonGenerated]
[BsonDiscriminator("long-whisk")]
public sealed partial class LongWhisk : Whisk
{
    public Utensil? Spare { get; set; }
}

[BsonDiscriminator(RootClass = true)]
[BsonKnownTypes(typeof(Holly))]
public class Shrub
{
    public int Height { get; set; }
}

[BsonGenerated]
public partial class Holly : Shrub
{
    public List<Shrub?>? Saplings { get; set; }
}

[Rule("6.6", "4.3.9", "4.3.10")]
[BsonGenerated]
public partial class ObjectsInside
{
    public object? One { get; set; }

    public List<object?>? Many { get; set; }

    public object?[]? Array { get; set; }

    public Dictionary<string, object?>? Named { get; set; }

    public IDictionary<string, object?>? Interface { get; set; }

    public Dictionary<string, List<object?>>? Nested { get; set; }

    public dynamic? Dynamic { get; set; }
}

[Rule("6.6")]
[BsonGenerated]
public partial class ObjectsOfFramework
{
    public object? Decimal { get; set; } = 1.5m;

    public object? Single { get; set; } = 1.5f;

    public object? Byte { get; set; } = (byte)5;

    public object? UInt32 { get; set; } = 5u;

    public object? Int16 { get; set; } = (short)5;

    public object? Time { get; set; } = TimeSpan.FromSeconds(1);

    public object? Offset { get; set; } = new DateTimeOffset(2020, 1, 2, 3, 4, 5, TimeSpan.FromHours(1));

    public object? Bytes { get; set; } = new byte[] { 1, 2 };

    public object? Objects { get; set; } = new object?[] { 1, "a", null, new object[] { 2.5m } };

    public object? Named { get; set; } = new Dictionary<string, object?>
    {
        ["a"] = 1,
        ["b"] = new Dictionary<string, object> { ["c"] = "d" },
        ["e"] = null,
    };

    public object? Char { get; set; } = 'c';

    public object? Uri { get; set; } = new Uri("http://localhost/");

    public object? Texts { get; set; } = new List<string> { "a" };

    public object? Guid { get; set; } = new Guid("00112233-4455-6677-8899-aabbccddeeff");

    public object? Decimal128 { get; set; } = MongoDB.Bson.Decimal128.Parse("1.50");

    public object? ObjectId { get; set; } = new ObjectId("0102030405060708090a0b0c");

    public object? ByteEnum { get; set; } = SmallColors.Green;

    public object? LongEnum { get; set; } = LargeColors.Green;

    public object? ShortEnum { get; set; } = ShortColors.Green;
}

// A discriminator alone determines the type of a member of type object, so each side needs its own discriminators.
internal static class SideName
{
#if CLASS_MAPPED
    public const string Prefix = "Conformance.ClassMaps.";
#else
    public const string Prefix = "Conformance.Generated.";
#endif
}

[BsonGenerated]
[BsonDiscriminator(SideName.Prefix + "Parcel")]
[BsonKnownTypes(typeof(Postcard))]
public partial class Parcel
{
    public int Weight { get; set; }

    public object? Content { get; set; }
}

[BsonGenerated]
[BsonDiscriminator(SideName.Prefix + "Postcard")]
public partial class Postcard : Parcel
{
    public List<object?>? Pages { get; set; }
}

[BsonGenerated]
[BsonDiscriminator(SideName.Prefix + "Stamp")]
public partial struct Stamp
{
    public int Value { get; set; }

    public object? Picture { get; set; }
}

[BsonDiscriminator(SideName.Prefix + "Stranger")]
public class Stranger
{
    public object? Content { get; set; }
}

[Rule("6.6", "4.3.10")]
[BsonGenerated]
public partial class ObjectsOfSides
{
    public object? Parcel { get; set; } = new Parcel { Content = new Postcard { Pages = [1, new Parcel { Weight = 3 }] } };

    public object? Postcard { get; set; } = new Postcard { Weight = 2, Content = new Dictionary<string, object> { ["a"] = new Parcel() } };

    public object? Stamp { get; set; } = new Stamp { Picture = "x" };

    public object? Stranger { get; set; } = new Stranger { Content = new Postcard { Content = new object() } };

    public List<object?>? Many { get; set; } = [new Postcard(), new List<object?> { new Parcel { Content = 1.5m } }, null, new object()];
}

public enum SmallColors : byte
{
    Red,
    Green,
}

public enum LargeColors : long
{
    Red,
    Green,
}

public enum ShortColors : short
{
    Red,
    Green,
}

[Rule("6.6")]
[BsonGenerated]
public partial class ObjectsOfModels
{
    public object? Point { get; set; } = new Point();

    public object? Barrow { get; set; } = new DoubleBarrow { Second = new Whisk { Weight = 1 } };

    public object? Skateboard { get; set; } = new Skateboard { Wheels = 4 };

    public object? Expando { get; set; } = CreateExpando();

    public List<object?>? List { get; set; } = [new List<object?> { 1, new Holly { Height = 3 } }, new Cart { PulledBy = new Barrow() }];

    private static ExpandoObject CreateExpando()
    {
        var expando = new ExpandoObject();
        IDictionary<string, object?> members = expando;
        members["a"] = 1;
        members["list"] = new List<object?> { "x", new LongWhisk { Spare = new Whisk() } };
        members["inner"] = new ExpandoObject();
        members["none"] = null;
        return expando;
    }
}

[Rule("4.3.9")]
[BsonGenerated]
public partial class Carriers
{
    public ICarrier? One { get; set; }

    public List<ICarrier?>? Many { get; set; }

    public ICarrier?[]? Array { get; set; }

    public Dictionary<string, ICarrier?>? Named { get; set; }

    public Wrapper<ICarrier>? Generic { get; set; }
}

[Rule("4.3.5", "4.3.7")]
[BsonGenerated]
public partial class Utensils
{
    public Utensil? One { get; set; }

    public List<Utensil?>? Many { get; set; }

    public Dictionary<string, Utensil>? Named { get; set; }

    public Shrub? Shrub { get; set; }

    public Shrub[]? Shrubs { get; set; }
}
