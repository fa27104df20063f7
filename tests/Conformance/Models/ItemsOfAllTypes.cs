// Lists and arrays of items of all types.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("6.5")]
[BsonGenerated]
public partial class ListsOfEverything
{
    public List<bool>? Booleans { get; set; }

    public List<char>? Chars { get; set; }

    public List<sbyte>? SBytes { get; set; }

    public List<ushort>? UInt16s { get; set; }

    public List<ulong>? UInt64s { get; set; }

    public List<float>? Singles { get; set; }

    public List<decimal>? Decimals { get; set; }

    public List<Decimal128>? Decimal128s { get; set; }

    public List<DateTime?>? Dates { get; set; }

    public List<Guid>? Guids { get; set; }

    public List<ObjectId?>? ObjectIds { get; set; }

    public List<TimeSpan?>? TimeSpans { get; set; }

    public List<Colors>? Enums { get; set; }

    public List<Colors?>? NullableEnums { get; set; }

    public List<byte>? Bytes { get; set; }

    public List<object?>? Objects { get; set; }

    public List<Plain?>? Plains { get; set; }

    public List<Dictionary<string, int>?>? Dictionaries { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class ArraysOfEverything
{
    public bool[]? Booleans { get; set; }

    public char[]? Chars { get; set; }

    public sbyte[]? SBytes { get; set; }

    public short[]? Int16s { get; set; }

    public uint[]? UInt32s { get; set; }

    public float[]? Singles { get; set; }

    public decimal?[]? Decimals { get; set; }

    public DateTime[]? Dates { get; set; }

    public Guid?[]? Guids { get; set; }

    public Colors[]? Enums { get; set; }

    public UInt64Enum?[]? LargeEnums { get; set; }

    public PointStruct?[]? Structs { get; set; }

    public object?[]? Objects { get; set; }

    public BsonValue?[]? BsonValues { get; set; }

    public IVehicle?[]? Interfaces { get; set; }

    public dynamic?[]? Dynamics { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class InterfacesOfEverything
{
    public IEnumerable<DateTime>? Dates { get; set; }

    public ICollection<Colors?>? Enums { get; set; }

    public IReadOnlyList<byte[]>? Bytes { get; set; }

    public IReadOnlyCollection<IList<int>>? Lists { get; set; }

    public IEnumerable<IEnumerable<string>>? Texts { get; set; }

    public IList<IDictionary<string, int>>? Dictionaries { get; set; }

    public IList<PointStruct>? Structs { get; set; }

    public IEnumerable<KeyValuePair<string, int>>? Pairs { get; set; }
}

[BsonGenerated]
public partial class EnumsInside
{
    public Dictionary<string, UInt64Enum>? Large { get; set; }

    public List<DayOfWeek>? Days { get; set; }

    public Nested? One { get; set; }

    public Dictionary<string, Nested[]>? Many { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<Nested>? Texts { get; set; }

    public enum Nested : sbyte
    {
        Minus = -1,
        Zero,
    }
}
