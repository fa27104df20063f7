// Attributes that contradict one another, in both orders.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("2.BsonIgnoreIfNull", "2.BsonIgnoreIfDefault")]
[BsonGenerated]
public partial class IgnoresInBothOrders
{
    [BsonIgnoreIfNull]
    [BsonIgnoreIfDefault(false)]
    public string? NullThenNotDefault { get; set; }

    [BsonIgnoreIfDefault(false)]
    [BsonIgnoreIfNull]
    public string? NotDefaultThenNull { get; set; }

    [BsonIgnoreIfDefault]
    [BsonIgnoreIfNull(false)]
    public string? DefaultThenNotNull { get; set; }

    [BsonIgnoreIfNull(false)]
    [BsonIgnoreIfDefault]
    public string? NotNullThenDefault { get; set; }

    [BsonIgnoreIfNull, BsonIgnoreIfDefault]
    public int? NumberNullThenDefault { get; set; }

    [BsonIgnoreIfDefault, BsonIgnoreIfNull]
    public int? NumberDefaultThenNull { get; set; }
}

[Rule("2.BsonId", "2.BsonElement", "1.4.4")]
[BsonGenerated]
public partial class IdOrderThenElement
{
    public int Number { get; set; }

    [BsonId(Order = 1)]
    [BsonElement]
    public int Key { get; set; }

    [BsonElement(Order = 2)]
    public int Second { get; set; }
}

[Rule("2.BsonId", "2.BsonElement", "1.4.4")]
[BsonGenerated]
public partial class ElementThenIdOrder
{
    public int Number { get; set; }

    [BsonElement("key", Order = 9)]
    [BsonId(Order = 1)]
    public int Key { get; set; }

    [BsonElement(Order = 2)]
    public int Second { get; set; }
}

[Rule("2.BsonId", "1.4.4")]
[BsonGenerated]
public partial class ElementThenIdWithoutOrder
{
    public int Number { get; set; }

    [BsonElement("key", Order = 1)]
    [BsonId]
    public int Key { get; set; }
}

[Rule("2.BsonElement")]
[BsonGenerated]
public partial class EmptyElementNames
{
    [BsonElement("")]
    public int Empty { get; set; }

    [BsonElement(null)]
    public int Null { get; set; }

    [BsonElement(" ")]
    public int Blank { get; set; }

    [BsonElement("Swapped2")]
    public int Swapped1 { get; set; }

    [BsonElement("Swapped1")]
    public int Swapped2 { get; set; }
}

[Rule("2.BsonElement", "1.3.3")]
[BsonGenerated]
public partial class ExtremeOrders
{
    public int Unordered { get; set; }

    [BsonElement(Order = int.MaxValue)]
    public int Max { get; set; }

    [BsonElement(Order = int.MinValue)]
    public int Min { get; set; }

    [BsonElement(Order = 0)]
    public int Zero;

    [BsonElement(Order = 0)]
    public int Zero2 { get; set; }

    [BsonRequired]
    private int _late;

    [BsonElement(Order = int.MaxValue - 1)]
    private int _almost;
}

[Rule("2.BsonIgnore", "1.4.6")]
[BsonGenerated]
public partial class IgnoreBeatsAll
{
    [BsonIgnore]
    [BsonId]
    public int Key { get; set; }

    [BsonIgnore, BsonRequired]
    public int Required { get; set; }

    [BsonIgnore, BsonExtraElements]
    public BsonDocument? Bag { get; set; }

    [BsonIgnore, BsonRepresentation(BsonType.String)]
    public int Represented { get; set; }

    [BsonIgnore]
    private int _private;

    [BsonIgnore, BsonElement]
    private int _opted;

    public int Number { get; set; }
}

[Rule("2.BsonRequired", "4.1.9")]
[BsonGenerated]
public partial class RequiredInMany
{
    [BsonRequired, BsonIgnoreIfNull]
    public string? IgnoredIfNull { get; set; }

    [BsonRequired, BsonDefaultValue("default")]
    public string? Defaulted { get; set; }

    [BsonRequired]
    private int _private;

    [BsonRequired]
    public readonly int ReadOnly = 3;

    [BsonRequired]
    public Point? Point { get; set; }

    [BsonRequired]
    public int Id { get; set; }
}

[Rule("2.BsonDefaultValue", "4.1.9")]
[BsonGenerated]
public partial class DefaultsOfAllKinds
{
    [BsonDefaultValue((byte)5)]
    public byte Byte { get; set; }

    [BsonDefaultValue((sbyte)-5)]
    public sbyte SByte { get; set; }

    [BsonDefaultValue((short)-5)]
    public short Int16 { get; set; }

    [BsonDefaultValue((ushort)5)]
    public ushort UInt16 { get; set; }

    [BsonDefaultValue(5u)]
    public uint UInt32 { get; set; }

    [BsonDefaultValue(long.MinValue)]
    public long Int64 { get; set; }

    [BsonDefaultValue(ulong.MaxValue)]
    public ulong UInt64 { get; set; }

    [BsonDefaultValue(float.NegativeInfinity)]
    public float Single { get; set; }

    [BsonDefaultValue(0.1f)]
    public float Fraction { get; set; }

    [BsonDefaultValue(double.Epsilon)]
    public double Double { get; set; }

    [BsonDefaultValue(true)]
    public bool Boolean { get; set; }

    [BsonDefaultValue('\'')]
    public char Quote { get; set; }

    [BsonDefaultValue("\u2028\\\"{}")]
    public string? Text { get; set; }

    [BsonDefaultValue(Models.Colors.Blue)]
    public Colors? Color { get; set; }

    [BsonDefaultValue((Colors)99)]
    public Colors Undefined { get; set; }

    [BsonDefaultValue(int.MinValue)]
    public int Int32;

    [BsonDefaultValue(5)]
    private int _private;

    [BsonDefaultValue(5)]
    public int GetOnly { get; } = 6;
}

[Rule("2.BsonDefaultValue")]
[BsonGenerated]
public partial class DefaultOfAnotherType
{
    [BsonDefaultValue(1)]
    public long Number { get; set; }

    public int Other { get; set; }
}

[Rule("2.BsonDefaultValue")]
[BsonGenerated]
public partial class IgnoredDefaultOfAnotherType
{
    [BsonDefaultValue(1)]
    [BsonIgnoreIfDefault]
    public long Number { get; set; }
}

[Rule("2.BsonDefaultValue")]
[BsonGenerated]
public partial class DefaultsOfObjects
{
    [BsonDefaultValue(5)]
    public object? Object { get; set; }

    [BsonDefaultValue("text")]
    [BsonIgnoreIfDefault]
    public object? Text { get; set; }
}

[Rule("2.BsonDefaultValue")]
[BsonGenerated]
public partial class NullDefaultOfAValue
{
    [BsonDefaultValue(null)]
    public int Number { get; set; } = 3;
}

[Rule("2.BsonDefaultValue", "1.5")]
[BsonGenerated]
public partial class DefaultId
{
    [BsonDefaultValue(7)]
    [BsonIgnoreIfDefault]
    public int Id { get; set; }

    public int Number { get; set; }
}

[Rule("2.BsonDefaultValue")]
[BsonGenerated]
public partial class DefaultTypes
{
    [BsonDefaultValue(typeof(int))]
    public object? Type { get; set; }
}

[Rule("2.BsonDefaultValue", "4.2.6")]
[BsonGenerated]
public partial class DefaultArrays
{
    [BsonDefaultValue(new[] { 1, 2 })]
    public int[]? Numbers { get; set; }
}

[Rule("4.2.6")]
[BsonGenerated]
public partial class DefaultsOfStructs
{
    [BsonIgnoreIfDefault]
    public PointStruct Point { get; set; }

    [BsonIgnoreIfDefault]
    public PointStruct? OrNull { get; set; }

    [BsonIgnoreIfDefault]
    public DateTimeOffset Offset { get; set; }

    [BsonIgnoreIfDefault]
    public Decimal128 Decimal128 { get; set; }

    [BsonIgnoreIfDefault]
    public KeyValuePair<string, int> Pair { get; set; }

    [BsonIgnoreIfDefault]
    public BsonValue? Bson { get; set; }

    [BsonIgnoreIfDefault]
    public EqualToAll? Equal { get; set; }

    [BsonIgnoreIfDefault]
    public EqualStruct EqualStruct { get; set; }

    [BsonIgnoreIfDefault]
    public object? Object { get; set; }
}

/// <summary>Says that it equals everything, null included.</summary>
public class EqualToAll
{
    public int Number { get; set; }

    public override bool Equals(object? obj) => true;

    public override int GetHashCode() => 0;

    public static bool operator ==(EqualToAll? left, object? right) => true;

    public static bool operator !=(EqualToAll? left, object? right) => false;
}

/// <summary>Looks at one of its members only, and has operators that say something else.</summary>
public struct EqualStruct : IEquatable<EqualStruct>
{
    public int Counts { get; set; }

    public int Ignored { get; set; }

    public readonly bool Equals(EqualStruct other) => false;

    public override readonly bool Equals(object? obj) => obj is EqualStruct other && other.Counts == Counts;

    public override readonly int GetHashCode() => Counts;
}

[Rule("4.2.6")]
[BsonGenerated]
public partial class NullsByOperators
{
    [BsonIgnoreIfNull]
    public EqualToAll? Equal { get; set; }

    [BsonIgnoreIfNull]
    public Lazies? Lazies { get; set; }

    public EqualToAll? Plain { get; set; }
}

public record Lazies(int Number, string? Text);

[Rule("1.2.13")]
[BsonGenerated]
public partial class FieldTargets
{
    [field: BsonElement("backing")]
    public int Number { get; set; }

    public int Other { get; set; }
}

[Rule("1.2.13")]
[BsonGenerated]
public partial class OtherFieldTargets
{
    [field: NonSerialized]
    [field: BsonIgnore]
    public int Number { get; set; }

    [NonSerialized]
    public int Field;

    public event Action? Happened;

    public void Raise() => Happened?.Invoke();
}

[Rule("1.2.2", "1.2.7")]
[BsonGenerated]
public partial class AttributesWithoutEffect
{
    [BsonElement("static")]
    public static int Static { get; set; }

    [BsonElement("staticField")]
    public static int StaticField;

    [BsonElement("constant")]
    public const int Constant = 3;

    [BsonElement("readOnly")]
    public readonly int ReadOnly = 4;

    [BsonElement]
    private readonly string? _private = "p";

    public int Number { get; set; }
}

[Rule("1.2.5")]
[BsonGenerated]
public partial class SetOnly
{
    private int _number;

    public int Number { set => _number = value; }

    public int Other { get; set; }

    public int Read() => _number;
}

[Rule("1.2.5", "4.2.9")]
[BsonGenerated]
public partial class SetOnlyWithAttribute
{
    private int _number;

    [BsonElement]
    public int Number { set => _number = value; }

    public int Other { get; set; }

    public int Read() => _number;
}

[Rule("2.BsonExtraElements")]
[BsonGenerated]
public partial class WrongBag
{
    [BsonExtraElements]
    public string? Bag { get; set; }
}

[Rule("2.BsonExtraElements", "1.6")]
[BsonGenerated]
public partial class BagBesideNamedBag
{
    public BsonDocument? ExtraElements { get; set; }

    [BsonExtraElements]
    public BsonDocument? Other { get; set; }

    public int Number { get; set; }
}

[Rule("1.6", "4.2.8", "2.BsonElement")]
[BsonGenerated]
public partial class RenamedBag
{
    [BsonElement("bag", Order = 2)]
    [BsonExtraElements]
    public BsonDocument? Bag { get; set; }

    [BsonElement(Order = 1)]
    public int First { get; set; }

    [BsonElement(Order = 3)]
    public int Third { get; set; }
}

[Rule("1.6", "4.2.8")]
[BsonGenerated]
public partial class BagWithIgnores
{
    [BsonExtraElements]
    [BsonIgnoreIfNull, BsonRequired, BsonDefaultValue(null)]
    public BsonDocument? Bag { get; set; }

    public int Number { get; set; }

    public bool ShouldSerializeBag() => false;
}

[Rule("1.6", "4.1.6")]
[BsonGenerated]
public partial class OwnBag
{
    [BsonExtraElements]
    public BagOfObjects? Bag { get; set; }

    public int Number { get; set; }
}

public class BagOfObjects : Dictionary<string, object?>;

[Rule("1.6", "4.1.6")]
[BsonGenerated]
public partial class SortedBag
{
    [BsonExtraElements]
    public SortedDictionary<string, object?>? Bag { get; set; }
}

[Rule("1.6", "4.1.6")]
[BsonGenerated]
public partial class GetOnlyDictionaryBag
{
    public IDictionary<string, object?> ExtraElements { get; } = new Dictionary<string, object?> { ["there"] = 1 };

    public int Number { get; set; }
}

[Rule("1.6", "4.1.6")]
[BsonGenerated]
public partial class ExpandoBag
{
    [BsonExtraElements]
    public System.Dynamic.ExpandoObject? Bag { get; set; }

    public int Number { get; set; }
}

[Rule("1.6")]
[BsonGenerated]
public partial class ReadOnlyBag
{
    public IReadOnlyDictionary<string, object?>? ExtraElements { get; set; }

    public int Number { get; set; }
}

[Rule("1.6")]
[BsonGenerated]
public partial class FieldBag
{
    public int Number;

    public BsonDocument? ExtraElements;
}

[Rule("1.6", "1.4.1")]
[BsonGenerated]
public partial class BagAndComputedId
{
    public string Id => $"{Number}";

    public BsonDocument? ExtraElements { get; set; }

    public int Number { get; set; }
}

public class BaseWithNamedBag
{
    public BsonDocument? ExtraElements { get; set; }

    public int Number { get; set; }
}

[Rule("1.6", "4.2.8")]
[BsonGenerated]
public partial class InheritsNamedBag : BaseWithNamedBag
{
    public int Own { get; set; }

    public string? Last { get; set; }
}

[Rule("2.BsonIgnoreExtraElements")]
[BsonGenerated]
[BsonIgnoreExtraElements(false)]
public partial class NotLenientSaid
{
    public int Number { get; set; }
}
