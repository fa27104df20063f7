// Members that are never written, or only with some values.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class Ignored
{
    public int Kept { get; set; }

    [BsonIgnore]
    public string? Text { get; set; }

    [BsonIgnore]
    public int Field;

    [BsonIgnore]
    [BsonElement("renamed")]
    public int Renamed { get; set; }
}

[BsonGenerated]
public partial class IgnoredIfNull
{
    [BsonIgnoreIfNull]
    public string? Text { get; set; }

    [BsonIgnoreIfNull]
    public int? Number { get; set; }

    [BsonIgnoreIfNull]
    public List<int>? List { get; set; }

    [BsonIgnoreIfNull]
    public Point? Point { get; set; }

    [BsonIgnoreIfNull]
    public int Never { get; set; }

    [BsonIgnoreIfNull(false)]
    public string? Written { get; set; }

    [BsonIgnoreIfNull]
    public BsonValue? Value { get; set; }

    [BsonIgnoreIfNull]
    public object? Object { get; set; }
}

[BsonGenerated]
public partial class IgnoredIfDefault
{
    [BsonIgnoreIfDefault]
    public string? Text { get; set; }

    [BsonIgnoreIfDefault]
    public int Number { get; set; }

    [BsonIgnoreIfDefault]
    public double Double { get; set; }

    [BsonIgnoreIfDefault]
    public decimal Decimal { get; set; }

    [BsonIgnoreIfDefault]
    public DateTime DateTime { get; set; }

    [BsonIgnoreIfDefault]
    public Guid Guid { get; set; }

    [BsonIgnoreIfDefault]
    public ObjectId ObjectId { get; set; }

    [BsonIgnoreIfDefault]
    public Colors Colors { get; set; }

    [BsonIgnoreIfDefault]
    public int? Nullable { get; set; }

    [BsonIgnoreIfDefault]
    public List<int>? List { get; set; }

    [BsonIgnoreIfDefault]
    public TimeSpan TimeSpan { get; set; }

    [BsonIgnoreIfDefault]
    public char Char { get; set; }

    [BsonIgnoreIfDefault]
    public bool Boolean { get; set; }

    [BsonIgnoreIfDefault]
    public float Single { get; set; }

    [BsonIgnoreIfDefault(false)]
    public int Written { get; set; }
}

[BsonGenerated]
public partial class IgnoredIfDefaultValue
{
    [BsonIgnoreIfDefault]
    [BsonDefaultValue(5)]
    public int Number { get; set; }

    [BsonIgnoreIfDefault]
    [BsonDefaultValue("a")]
    public string? Text { get; set; }

    [BsonIgnoreIfDefault]
    [BsonDefaultValue(double.NaN)]
    public double Double { get; set; }

    [BsonIgnoreIfDefault]
    [BsonDefaultValue(false)]
    public bool Flag { get; set; } = true;

    [BsonIgnoreIfDefault]
    [BsonDefaultValue(Models.Colors.Red)]
    public Colors? Colors { get; set; }
}

[BsonGenerated]
public partial class BothIgnores
{
    [BsonIgnoreIfNull]
    [BsonIgnoreIfDefault]
    public string? DefaultLast { get; set; }

    [BsonIgnoreIfDefault]
    [BsonIgnoreIfNull]
    public int NullLast { get; set; }
}

/// <summary>A struct whose parameterless constructor sets values other than the defaults.</summary>
[BsonGenerated]
public partial record struct Level(bool IsHigh)
{
    public Level()
        : this(true)
    {
    }
}

/// <summary>The same as <see cref="Level"/>, without a generated serializer.</summary>
public struct ClassMappedLevel
{
    public ClassMappedLevel() => IsHigh = true;

    public bool IsHigh { get; set; }
}

[Rule("2.BsonIgnoreIfDefault", "4.2.6")]
[BsonGenerated]
public partial class IgnoredIfConstructed
{
    [BsonIgnoreIfDefault]
    public Level Level { get; set; }

    [BsonIgnoreIfDefault]
    public Level? OrNull { get; set; }

    [BsonIgnoreIfDefault]
    public ClassMappedLevel ClassMapped { get; set; }

    [BsonIgnoreIfDefault]
    public Wrapper<Level>? Wrapper { get; set; }
}

[Rule("2.BsonIgnoreIfDefault", "4.2.6")]
[BsonGenerated]
public partial class IgnoredTypeArgument<T>
{
    [BsonIgnoreIfDefault]
    public T? Value { get; set; }
}
