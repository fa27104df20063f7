// [BsonRepresentation] on nullables and collections configures the values inside.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class BooleanRepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public bool? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<bool>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public bool[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, bool>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<bool?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class ByteRepresentationsInside
{
    [BsonRepresentation(BsonType.Binary)]
    public byte? OrNull { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public List<byte>? List { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public byte[]? Array { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public Dictionary<string, byte>? Map { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public IReadOnlyList<byte?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class SByteRepresentationsInside
{
    [BsonRepresentation(BsonType.Binary)]
    public sbyte? OrNull { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public List<sbyte>? List { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public sbyte[]? Array { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public Dictionary<string, sbyte>? Map { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public IReadOnlyList<sbyte?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class Int16RepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public short? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<short>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public short[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, short>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<short?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class UInt16RepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public ushort? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<ushort>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ushort[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, ushort>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<ushort?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class Int32RepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public int? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<int>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<int?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class UInt32RepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public uint? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<uint>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public uint[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, uint>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<uint?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class Int64RepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public long? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<long>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public long[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, long>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<long?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class UInt64RepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public ulong? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<ulong>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ulong[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, ulong>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<ulong?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class SingleRepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public float? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<float>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public float[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, float>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<float?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class DoubleRepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public double? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<double>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public double[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, double>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<double?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class DecimalRepresentationsInside
{
    [BsonRepresentation(BsonType.Array)]
    public decimal? OrNull { get; set; }
}

[BsonGenerated]
public partial class Decimal128RepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public Decimal128? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<Decimal128>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Decimal128[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, Decimal128>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<Decimal128?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class CharRepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public char? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<char>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public char[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, char>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<char?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class StringRepresentationsInside
{
    [BsonRepresentation(BsonType.Symbol)]
    public List<string?>? List { get; set; }

    [BsonRepresentation(BsonType.Symbol)]
    public string?[]? Array { get; set; }

    [BsonRepresentation(BsonType.Symbol)]
    public Dictionary<string, string?>? Map { get; set; }
}

[BsonGenerated]
public partial class ObjectIdRepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public ObjectId? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<ObjectId>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, ObjectId>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<ObjectId?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class GuidRepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public Guid? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<Guid>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, Guid>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<Guid?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class DateTimeRepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public DateTime? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<DateTime>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTime[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, DateTime>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<DateTime?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class DateTimeOffsetRepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<DateTimeOffset>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, DateTimeOffset>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<DateTimeOffset?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class TimeSpanRepresentationsInside
{
    [BsonRepresentation(BsonType.Double)]
    public TimeSpan? OrNull { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public List<TimeSpan>? List { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public TimeSpan[]? Array { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public Dictionary<string, TimeSpan>? Map { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public IReadOnlyList<TimeSpan?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class ColorsRepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public Colors? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<Colors>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Colors[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, Colors>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<Colors?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class UInt64EnumRepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public UInt64Enum? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<UInt64Enum>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public UInt64Enum[]? Array { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, UInt64Enum>? Map { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<UInt64Enum?>? ListOrNull { get; set; }
}

[BsonGenerated]
public partial class VersionRepresentationsInside
{
    [BsonRepresentation(BsonType.Document)]
    public List<Version?>? List { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Version?[]? Array { get; set; }
}

[BsonGenerated]
public partial class RepresentationsInStacks
{
    [BsonRepresentation(BsonType.String)]
    public Stack<int>? Numbers { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Stack<Guid?[]>? Arrays { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public Dictionary<string, Stack<DayOfWeek>>? ByName { get; set; }
}
