// Base classes in another assembly than their derived classes, with members that the compiler sees and members that it does not see.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class SharedEntity
{
    public int Id { get; set; }

    [BsonElement("by", Order = 3)]
    public string? CreatedBy;

    [BsonElement]
    protected int Level { get; set; }

    public DateTime Created { get; init; }

    public int Unmapped => Level;
}

public class SharedPlain
{
    public ObjectId Id { get; set; }

    [BsonIgnoreIfNull]
    public string? Text { get; set; }

    [BsonDefaultValue(5)]
    [BsonIgnoreIfDefault]
    public int Number;

    [BsonElement]
    protected internal double Size { get; init; }

    [BsonIgnore]
    public int Ignored { get; set; }

    public bool ShouldSerializeNumber() => Number != 7;
}

[BsonGenerated]
public partial class SharedPrivates
{
    [BsonElement]
    private int _version;

    [BsonElement("hidden")]
    private string? Hidden { get; set; }

    public int Version => _version;

    public string? Shown => Hidden;
}

public class SharedInternals
{
    [BsonElement]
    internal int Version;

    public int Number { get; set; }
}

public class SharedPrivateProtected
{
    [BsonElement]
    private protected int Level;

    public int Number { get; set; }

    public int Shown => Level;
}

public class SharedUnmappedPrivates
{
    private int _version;

    internal int Level;

    public int Number { get; set; }

    public int Version => _version + Level;
}

[BsonGenerated]
public partial class SharedSetters
{
    public int Number { get; private set; }

    public string? Text { get; protected set; }

    public long Total { get; internal set; }

    public double Size { private get; set; }

    public string? Kept { get; init; }

    public DateTime When { get; set; }

    public double Shown => Size;
}

public class SharedPrivateSetter
{
    public string? Text { get; private set; }
}

public class SharedPrivateGetter
{
    public string? Text { private get; set; }

    public string? Shown => Text;
}

public class SharedInternalSetter
{
    public string? Text { get; internal set; }
}

public class SharedPrivateSetterWithAttribute
{
    [BsonElement("t")]
    public string? Text { get; private set; }
}

public class SharedReadOnly
{
    [BsonElement]
    public readonly int Number;

    [BsonElement]
    public string? Text { get; }
}

public class SharedPrivateSetterOfId
{
    public int Id { get; private set; }
}

public abstract class SharedAbstract
{
    public abstract int Number { get; set; }

    public virtual string? Text { get; set; }

    [BsonElement("virtual")]
    public virtual long Total { get; set; }
}

public class SharedHidden
{
    public int Number { get; set; }

    public string? Text;
}

[BsonGenerated]
public partial class SharedBox<T>
{
    public T? Value { get; set; }

    public List<T>? Items { get; set; }
}

public class SharedCrate<T>
{
    public T? Content;

    [BsonIgnoreIfNull]
    public Dictionary<string, T>? Named { get; set; }

    public SharedBox<T>? Inner { get; set; }
}

public class SharedVault<T>
{
    public T? Content { get; private set; }
}

[BsonIgnoreExtraElements(Inherited = true)]
public class SharedLenient
{
    public int Number { get; set; }
}

[BsonIgnoreExtraElements]
public class SharedLenientAlone
{
    public int Number { get; set; }
}

public class SharedBag
{
    public int Number { get; set; }

    [BsonExtraElements]
    public BsonDocument? Rest { get; set; }
}

public abstract record SharedRecord(int Number, string? Text);

public class SharedRequired
{
    public required int Number { get; set; }

    [BsonRequired]
    public string? Text { get; set; }
}

public class SharedProtectedConstructor
{
    protected SharedProtectedConstructor() => Number = 3;

    public int Number { get; set; }
}

public class SharedInternalConstructor
{
    protected SharedInternalConstructor(int number) => Number = number;

    internal SharedInternalConstructor()
    {
    }

    public int Number { get; set; }
}

public class SharedConstructed
{
    public SharedConstructed(int number) => Number = number;

    public int Number { get; }
}

[BsonNoId]
public class SharedWithoutId
{
    public int Id { get; set; }
}

[BsonGenerated]
[BsonDiscriminator(RootClass = true)]
[BsonKnownTypes(typeof(SharedCircle))]
public partial class SharedFigure
{
    public string? Name { get; set; }
}

[BsonGenerated]
public partial class SharedCircle : SharedFigure
{
    public double Radius { get; set; }
}

[BsonKnownTypes(typeof(SharedCar))]
public abstract class SharedVehicle
{
    public int Wheels { get; set; }
}

[BsonDiscriminator("car", Required = true)]
public class SharedCar : SharedVehicle
{
    public string? Plate { get; set; }
}

/// <summary>Holds a type from which the other assembly derives.</summary>
[BsonGenerated]
public partial class SharedGarage
{
    public SharedVehicle? First { get; set; }

    public List<SharedFigure>? Figures { get; set; }

    public SharedEntity? Owner { get; set; }
}
