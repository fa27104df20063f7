// Each type that the driver has a scalar serializer for: alone, nullable, and inside collections.
using BsonGen;
using MongoDB.Bson;

namespace Conformance.Models;

[Rule("6.2.Boolean", "6.0.2", "6.2.nullables")]
[BsonGenerated]
public partial class BooleanValues
{
    public bool Value { get; set; }

    public bool? OrNull { get; set; }

    public bool[]? Array { get; set; }

    public List<bool>? List { get; set; }

    public List<bool?>? ListOrNull { get; set; }

    public Dictionary<string, bool>? Map { get; set; }
}

[Rule("6.2.integers")]
[BsonGenerated]
public partial class ByteValues
{
    public byte Value { get; set; }

    public byte? OrNull { get; set; }

    public byte[]? Array { get; set; }

    public List<byte>? List { get; set; }

    public List<byte?>? ListOrNull { get; set; }

    public Dictionary<string, byte>? Map { get; set; }
}

[BsonGenerated]
public partial class SByteValues
{
    public sbyte Value { get; set; }

    public sbyte? OrNull { get; set; }

    public sbyte[]? Array { get; set; }

    public List<sbyte>? List { get; set; }

    public List<sbyte?>? ListOrNull { get; set; }

    public Dictionary<string, sbyte>? Map { get; set; }
}

[BsonGenerated]
public partial class Int16Values
{
    public short Value { get; set; }

    public short? OrNull { get; set; }

    public short[]? Array { get; set; }

    public List<short>? List { get; set; }

    public List<short?>? ListOrNull { get; set; }

    public Dictionary<string, short>? Map { get; set; }
}

[BsonGenerated]
public partial class UInt16Values
{
    public ushort Value { get; set; }

    public ushort? OrNull { get; set; }

    public ushort[]? Array { get; set; }

    public List<ushort>? List { get; set; }

    public List<ushort?>? ListOrNull { get; set; }

    public Dictionary<string, ushort>? Map { get; set; }
}

[BsonGenerated]
public partial class Int32Values
{
    public int Value { get; set; }

    public int? OrNull { get; set; }

    public int[]? Array { get; set; }

    public List<int>? List { get; set; }

    public List<int?>? ListOrNull { get; set; }

    public Dictionary<string, int>? Map { get; set; }
}

[Rule("6.2.integers")]
[BsonGenerated]
public partial class UInt32Values
{
    public uint Value { get; set; }

    public uint? OrNull { get; set; }

    public uint[]? Array { get; set; }

    public List<uint>? List { get; set; }

    public List<uint?>? ListOrNull { get; set; }

    public Dictionary<string, uint>? Map { get; set; }
}

[BsonGenerated]
public partial class Int64Values
{
    public long Value { get; set; }

    public long? OrNull { get; set; }

    public long[]? Array { get; set; }

    public List<long>? List { get; set; }

    public List<long?>? ListOrNull { get; set; }

    public Dictionary<string, long>? Map { get; set; }
}

[Rule("6.2.integers")]
[BsonGenerated]
public partial class UInt64Values
{
    public ulong Value { get; set; }

    public ulong? OrNull { get; set; }

    public ulong[]? Array { get; set; }

    public List<ulong>? List { get; set; }

    public List<ulong?>? ListOrNull { get; set; }

    public Dictionary<string, ulong>? Map { get; set; }
}

[Rule("6.2.floats")]
[BsonGenerated]
public partial class SingleValues
{
    public float Value { get; set; }

    public float? OrNull { get; set; }

    public float[]? Array { get; set; }

    public List<float>? List { get; set; }

    public List<float?>? ListOrNull { get; set; }

    public Dictionary<string, float>? Map { get; set; }
}

[Rule("6.2.floats")]
[BsonGenerated]
public partial class DoubleValues
{
    public double Value { get; set; }

    public double? OrNull { get; set; }

    public double[]? Array { get; set; }

    public List<double>? List { get; set; }

    public List<double?>? ListOrNull { get; set; }

    public Dictionary<string, double>? Map { get; set; }
}

[Rule("6.2.decimals")]
[BsonGenerated]
public partial class DecimalValues
{
    public decimal Value { get; set; }

    public decimal? OrNull { get; set; }

    public decimal[]? Array { get; set; }

    public List<decimal>? List { get; set; }

    public List<decimal?>? ListOrNull { get; set; }

    public Dictionary<string, decimal>? Map { get; set; }
}

[Rule("6.2.Char")]
[BsonGenerated]
public partial class CharValues
{
    public char Value { get; set; }

    public char? OrNull { get; set; }

    public char[]? Array { get; set; }

    public List<char>? List { get; set; }

    public List<char?>? ListOrNull { get; set; }

    public Dictionary<string, char>? Map { get; set; }
}

[Rule("6.2.DateTime", "6.4")]
[BsonGenerated]
public partial class DateTimeValues
{
    public DateTime Value { get; set; }

    public DateTime? OrNull { get; set; }

    public DateTime[]? Array { get; set; }

    public List<DateTime>? List { get; set; }

    public List<DateTime?>? ListOrNull { get; set; }

    public Dictionary<string, DateTime>? Map { get; set; }
}

[Rule("6.3")]
[BsonGenerated]
public partial class GuidValues
{
    public Guid Value { get; set; }

    public Guid? OrNull { get; set; }

    public Guid[]? Array { get; set; }

    public List<Guid>? List { get; set; }

    public List<Guid?>? ListOrNull { get; set; }

    public Dictionary<string, Guid>? Map { get; set; }
}

[Rule("6.2.ObjectId")]
[BsonGenerated]
public partial class ObjectIdValues
{
    public ObjectId Value { get; set; }

    public ObjectId? OrNull { get; set; }

    public ObjectId[]? Array { get; set; }

    public List<ObjectId>? List { get; set; }

    public List<ObjectId?>? ListOrNull { get; set; }

    public Dictionary<string, ObjectId>? Map { get; set; }
}

[Rule("6.2.decimals")]
[BsonGenerated]
public partial class Decimal128Values
{
    public Decimal128 Value { get; set; }

    public Decimal128? OrNull { get; set; }

    public Decimal128[]? Array { get; set; }

    public List<Decimal128>? List { get; set; }

    public List<Decimal128?>? ListOrNull { get; set; }

    public Dictionary<string, Decimal128>? Map { get; set; }
}

[Rule("6.2.String")]
[BsonGenerated]
public partial class StringValues
{
    public string? Value { get; set; }

    public string?[]? Array { get; set; }

    public List<string?>? List { get; set; }

    public Dictionary<string, string?>? Map { get; set; }
}

[Rule("6.2.bytes")]
[BsonGenerated]
public partial class BytesValues
{
    public byte[]? Value { get; set; }

    public byte[]?[]? Array { get; set; }

    public List<byte[]?>? List { get; set; }

    public Dictionary<string, byte[]?>? Map { get; set; }
}
