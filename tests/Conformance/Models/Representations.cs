// [BsonRepresentation]: every legal pair.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class BooleanRepresentations
{
    [BsonRepresentation(BsonType.Boolean)]
    public bool AsBoolean { get; set; }

    [BsonRepresentation(BsonType.Int32)]
    public bool AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public bool AsInt64 { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public bool AsDouble { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public bool AsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public bool AsString { get; set; }
}

[BsonGenerated]
public partial class ByteRepresentations
{
    [BsonRepresentation(BsonType.Int32)]
    public byte AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public byte AsInt64 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public byte AsString { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public byte AsBinary { get; set; }
}

[BsonGenerated]
public partial class SByteRepresentations
{
    [BsonRepresentation(BsonType.Int32)]
    public sbyte AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public sbyte AsInt64 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public sbyte AsString { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public sbyte AsBinary { get; set; }
}

[BsonGenerated]
public partial class Int16Representations
{
    [BsonRepresentation(BsonType.Int32)]
    public short AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public short AsInt64 { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public short AsDouble { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public short AsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public short AsString { get; set; }
}

[BsonGenerated]
public partial class UInt16Representations
{
    [BsonRepresentation(BsonType.Int32)]
    public ushort AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public ushort AsInt64 { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public ushort AsDouble { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public ushort AsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ushort AsString { get; set; }
}

[BsonGenerated]
public partial class Int32Representations
{
    [BsonRepresentation(BsonType.Int32)]
    public int AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public int AsInt64 { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public int AsDouble { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public int AsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int AsString { get; set; }
}

[BsonGenerated]
public partial class UInt32Representations
{
    [BsonRepresentation(BsonType.Int32)]
    public uint AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public uint AsInt64 { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public uint AsDouble { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public uint AsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public uint AsString { get; set; }
}

[BsonGenerated]
public partial class Int64Representations
{
    [BsonRepresentation(BsonType.Int32)]
    public long AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public long AsInt64 { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public long AsDouble { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public long AsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public long AsString { get; set; }
}

[BsonGenerated]
public partial class UInt64Representations
{
    [BsonRepresentation(BsonType.Int32)]
    public ulong AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public ulong AsInt64 { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public ulong AsDouble { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public ulong AsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ulong AsString { get; set; }
}

[BsonGenerated]
public partial class SingleRepresentations
{
    [BsonRepresentation(BsonType.Int32)]
    public float AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public float AsInt64 { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public float AsDouble { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public float AsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public float AsString { get; set; }
}

[BsonGenerated]
public partial class DoubleRepresentations
{
    [BsonRepresentation(BsonType.Int32)]
    public double AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public double AsInt64 { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public double AsDouble { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public double AsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public double AsString { get; set; }
}

[BsonGenerated]
public partial class DecimalRepresentations
{
    [BsonRepresentation(BsonType.Int32)]
    public decimal AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public decimal AsInt64 { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public decimal AsDouble { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal AsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public decimal AsString { get; set; }

    [BsonRepresentation(BsonType.Array)]
    public decimal AsArray { get; set; }
}

[BsonGenerated]
public partial class Decimal128Representations
{
    [BsonRepresentation(BsonType.Int32)]
    public Decimal128 AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public Decimal128 AsInt64 { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public Decimal128 AsDouble { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public Decimal128 AsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Decimal128 AsString { get; set; }
}

[BsonGenerated]
public partial class CharRepresentations
{
    [BsonRepresentation(BsonType.Int32)]
    public char AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public char AsInt64 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public char AsString { get; set; }
}

[BsonGenerated]
public partial class StringRepresentations
{
    [BsonRepresentation(BsonType.String)]
    public string? AsString { get; set; }

    [BsonRepresentation(BsonType.ObjectId)]
    public string? AsObjectId { get; set; }

    [BsonRepresentation(BsonType.Symbol)]
    public string? AsSymbol { get; set; }
}

[BsonGenerated]
public partial class ObjectIdRepresentations
{
    [BsonRepresentation(BsonType.ObjectId)]
    public ObjectId AsObjectId { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId AsString { get; set; }
}

[BsonGenerated]
public partial class GuidRepresentations
{
    [BsonRepresentation(BsonType.Binary)]
    public Guid AsBinary { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid AsString { get; set; }
}

[BsonGenerated]
public partial class DateTimeRepresentations
{
    [BsonRepresentation(BsonType.DateTime)]
    public DateTime AsDateTime { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTime AsDocument { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DateTime AsInt64 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTime AsString { get; set; }
}

[BsonGenerated]
public partial class DateTimeOffsetRepresentations
{
    [BsonRepresentation(BsonType.Array)]
    public DateTimeOffset AsArray { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTimeOffset AsDocument { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset AsString { get; set; }
}

[BsonGenerated]
public partial class TimeSpanRepresentations
{
    [BsonRepresentation(BsonType.String)]
    public TimeSpan AsString { get; set; }

    [BsonRepresentation(BsonType.Int32)]
    public TimeSpan AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public TimeSpan AsInt64 { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public TimeSpan AsDouble { get; set; }
}

[BsonGenerated]
public partial class ColorsRepresentations
{
    [BsonRepresentation(BsonType.Int32)]
    public Colors AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public Colors AsInt64 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Colors AsString { get; set; }
}

[BsonGenerated]
public partial class UInt64EnumRepresentations
{
    [BsonRepresentation(BsonType.Int32)]
    public UInt64Enum AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public UInt64Enum AsInt64 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public UInt64Enum AsString { get; set; }
}

[BsonGenerated]
public partial class BytesRepresentations
{
    [BsonRepresentation(BsonType.Binary)]
    public byte[]? AsBinary { get; set; }

    [BsonRepresentation(BsonType.String)]
    public byte[]? AsString { get; set; }
}

[BsonGenerated]
public partial class VersionRepresentations
{
    [BsonRepresentation(BsonType.String)]
    public Version? AsString { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Version? AsDocument { get; set; }
}

/// <summary>The attribute names the representation of the underlying type, whatever is registered.</summary>
[Rule("6.2.enums", "2.BsonRepresentation")]
[BsonGenerated]
public partial class EnumsOfUnderlyingTypes
{
    [BsonRepresentation(BsonType.EndOfDocument)]
    public Colors Color { get; set; }

    [BsonRepresentation(BsonType.EndOfDocument)]
    public UInt64Enum? OrNull { get; set; }

    [BsonRepresentation(BsonType.EndOfDocument)]
    public List<UInt64Enum>? List { get; set; }
}
