// [BsonRepresentation] that lets numbers overflow or be truncated.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class Int16Conversions
{
    [BsonRepresentation(BsonType.Int32, AllowOverflow = true)]
    public short Int32Overflows { get; set; }

    [BsonRepresentation(BsonType.Int32, AllowTruncation = true)]
    public short Int32Truncates { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowOverflow = true)]
    public short Int64Overflows { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowTruncation = true)]
    public short Int64Truncates { get; set; }

    [BsonRepresentation(BsonType.Double, AllowOverflow = true)]
    public short DoubleOverflows { get; set; }

    [BsonRepresentation(BsonType.Double, AllowTruncation = true)]
    public short DoubleTruncates { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowOverflow = true)]
    public short Decimal128Overflows { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowTruncation = true)]
    public short Decimal128Truncates { get; set; }
}

[BsonGenerated]
public partial class UInt16Conversions
{
    [BsonRepresentation(BsonType.Int32, AllowOverflow = true)]
    public ushort Int32Overflows { get; set; }

    [BsonRepresentation(BsonType.Int32, AllowTruncation = true)]
    public ushort Int32Truncates { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowOverflow = true)]
    public ushort Int64Overflows { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowTruncation = true)]
    public ushort Int64Truncates { get; set; }

    [BsonRepresentation(BsonType.Double, AllowOverflow = true)]
    public ushort DoubleOverflows { get; set; }

    [BsonRepresentation(BsonType.Double, AllowTruncation = true)]
    public ushort DoubleTruncates { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowOverflow = true)]
    public ushort Decimal128Overflows { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowTruncation = true)]
    public ushort Decimal128Truncates { get; set; }
}

[Rule("6.0.3", "6.1")]
[BsonGenerated]
public partial class Int32Conversions
{
    [BsonRepresentation(BsonType.Int32, AllowOverflow = true)]
    public int Int32Overflows { get; set; }

    [BsonRepresentation(BsonType.Int32, AllowTruncation = true)]
    public int Int32Truncates { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowOverflow = true)]
    public int Int64Overflows { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowTruncation = true)]
    public int Int64Truncates { get; set; }

    [BsonRepresentation(BsonType.Double, AllowOverflow = true)]
    public int DoubleOverflows { get; set; }

    [BsonRepresentation(BsonType.Double, AllowTruncation = true)]
    public int DoubleTruncates { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowOverflow = true)]
    public int Decimal128Overflows { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowTruncation = true)]
    public int Decimal128Truncates { get; set; }
}

[BsonGenerated]
public partial class UInt32Conversions
{
    [BsonRepresentation(BsonType.Int32, AllowOverflow = true)]
    public uint Int32Overflows { get; set; }

    [BsonRepresentation(BsonType.Int32, AllowTruncation = true)]
    public uint Int32Truncates { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowOverflow = true)]
    public uint Int64Overflows { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowTruncation = true)]
    public uint Int64Truncates { get; set; }

    [BsonRepresentation(BsonType.Double, AllowOverflow = true)]
    public uint DoubleOverflows { get; set; }

    [BsonRepresentation(BsonType.Double, AllowTruncation = true)]
    public uint DoubleTruncates { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowOverflow = true)]
    public uint Decimal128Overflows { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowTruncation = true)]
    public uint Decimal128Truncates { get; set; }
}

[BsonGenerated]
public partial class Int64Conversions
{
    [BsonRepresentation(BsonType.Int32, AllowOverflow = true)]
    public long Int32Overflows { get; set; }

    [BsonRepresentation(BsonType.Int32, AllowTruncation = true)]
    public long Int32Truncates { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowOverflow = true)]
    public long Int64Overflows { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowTruncation = true)]
    public long Int64Truncates { get; set; }

    [BsonRepresentation(BsonType.Double, AllowOverflow = true)]
    public long DoubleOverflows { get; set; }

    [BsonRepresentation(BsonType.Double, AllowTruncation = true)]
    public long DoubleTruncates { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowOverflow = true)]
    public long Decimal128Overflows { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowTruncation = true)]
    public long Decimal128Truncates { get; set; }
}

[BsonGenerated]
public partial class UInt64Conversions
{
    [BsonRepresentation(BsonType.Int32, AllowOverflow = true)]
    public ulong Int32Overflows { get; set; }

    [BsonRepresentation(BsonType.Int32, AllowTruncation = true)]
    public ulong Int32Truncates { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowOverflow = true)]
    public ulong Int64Overflows { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowTruncation = true)]
    public ulong Int64Truncates { get; set; }

    [BsonRepresentation(BsonType.Double, AllowOverflow = true)]
    public ulong DoubleOverflows { get; set; }

    [BsonRepresentation(BsonType.Double, AllowTruncation = true)]
    public ulong DoubleTruncates { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowOverflow = true)]
    public ulong Decimal128Overflows { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowTruncation = true)]
    public ulong Decimal128Truncates { get; set; }
}

[Rule("6.0.3", "6.1")]
[BsonGenerated]
public partial class SingleConversions
{
    [BsonRepresentation(BsonType.Int32, AllowOverflow = true)]
    public float Int32Overflows { get; set; }

    [BsonRepresentation(BsonType.Int32, AllowTruncation = true)]
    public float Int32Truncates { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowOverflow = true)]
    public float Int64Overflows { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowTruncation = true)]
    public float Int64Truncates { get; set; }

    [BsonRepresentation(BsonType.Double, AllowOverflow = true)]
    public float DoubleOverflows { get; set; }

    [BsonRepresentation(BsonType.Double, AllowTruncation = true)]
    public float DoubleTruncates { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowOverflow = true)]
    public float Decimal128Overflows { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowTruncation = true)]
    public float Decimal128Truncates { get; set; }
}

[Rule("6.0.3", "6.1")]
[BsonGenerated]
public partial class DoubleConversions
{
    [BsonRepresentation(BsonType.Int32, AllowOverflow = true)]
    public double Int32Overflows { get; set; }

    [BsonRepresentation(BsonType.Int32, AllowTruncation = true)]
    public double Int32Truncates { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowOverflow = true)]
    public double Int64Overflows { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowTruncation = true)]
    public double Int64Truncates { get; set; }

    [BsonRepresentation(BsonType.Double, AllowOverflow = true)]
    public double DoubleOverflows { get; set; }

    [BsonRepresentation(BsonType.Double, AllowTruncation = true)]
    public double DoubleTruncates { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowOverflow = true)]
    public double Decimal128Overflows { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowTruncation = true)]
    public double Decimal128Truncates { get; set; }
}

[Rule("6.0.3", "6.1")]
[BsonGenerated]
public partial class DecimalConversions
{
    [BsonRepresentation(BsonType.Int32, AllowOverflow = true)]
    public decimal Int32Overflows { get; set; }

    [BsonRepresentation(BsonType.Int32, AllowTruncation = true)]
    public decimal Int32Truncates { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowOverflow = true)]
    public decimal Int64Overflows { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowTruncation = true)]
    public decimal Int64Truncates { get; set; }

    [BsonRepresentation(BsonType.Double, AllowOverflow = true)]
    public decimal DoubleOverflows { get; set; }

    [BsonRepresentation(BsonType.Double, AllowTruncation = true)]
    public decimal DoubleTruncates { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowOverflow = true)]
    public decimal Decimal128Overflows { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowTruncation = true)]
    public decimal Decimal128Truncates { get; set; }
}

[BsonGenerated]
public partial class Decimal128Conversions
{
    [BsonRepresentation(BsonType.Int32, AllowOverflow = true)]
    public Decimal128 Int32Overflows { get; set; }

    [BsonRepresentation(BsonType.Int32, AllowTruncation = true)]
    public Decimal128 Int32Truncates { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowOverflow = true)]
    public Decimal128 Int64Overflows { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowTruncation = true)]
    public Decimal128 Int64Truncates { get; set; }

    [BsonRepresentation(BsonType.Double, AllowOverflow = true)]
    public Decimal128 DoubleOverflows { get; set; }

    [BsonRepresentation(BsonType.Double, AllowTruncation = true)]
    public Decimal128 DoubleTruncates { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowOverflow = true)]
    public Decimal128 Decimal128Overflows { get; set; }

    [BsonRepresentation(BsonType.Decimal128, AllowTruncation = true)]
    public Decimal128 Decimal128Truncates { get; set; }
}
