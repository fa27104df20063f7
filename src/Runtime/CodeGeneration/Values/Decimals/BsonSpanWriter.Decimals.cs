using System.Buffers.Binary;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Decimals of .NET and of BSON.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a <see cref="decimal"/>.</summary>
    public void WriteDecimal(ReadOnlySpan<byte> name, decimal value)
    {
        if (!TryWriteDecimal(name, value, RegisteredSerializer<decimal>.Representation))
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes a decimal if the representation needs no conversion.</summary>
    internal bool TryWriteDecimal(ReadOnlySpan<byte> name, decimal value, BsonType representation)
    {
        switch (representation)
        {
            case BsonType.Decimal128:
                if (!Decimals.TryWriteBits(in value, StartElement(BsonType.Decimal128, name, Decimals.Size)))
                {
                    return false;
                }

                EndElement(name, Decimals.Size);
                return true;

            case BsonType.String:
                EndText(name, Decimals.Format(in value, StartText(name, DecimalDigits.LongestText)));
                return true;

            default:
                return false;
        }
    }

    /// <summary>Writes a <see cref="Decimal128"/>.</summary>
    public void WriteDecimal128(ReadOnlySpan<byte> name, Decimal128 value)
    {
        if (!TryWriteDecimal128(name, value, RegisteredSerializer<Decimal128>.Representation))
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes a <see cref="Decimal128"/>; returns false, and writes nothing, if the representation needs rounding.</summary>
    internal bool TryWriteDecimal128(ReadOnlySpan<byte> name, Decimal128 value, BsonType representation)
    {
        switch (representation)
        {
            case BsonType.Decimal128:
                WriteRawDecimal128(name, value);
                return true;

            case BsonType.String:
                if (Decimals128.TryFormat(value, StartText(name, DecimalDigits.LongestText), out var length))
                {
                    EndText(name, length);
                }
                else
                {
                    WriteText(BsonType.String, name, value.ToString());
                }

                return true;

            default:
                return Decimals128.TryToInteger(value, out var integer) && TryWriteInteger(name, integer, representation);
        }
    }

    /// <summary>Writes a whole number as a Decimal128.</summary>
    private void WriteRawDecimal128(ReadOnlySpan<byte> name, long value) =>
        WriteRawDecimal128(name, Decimals128.HighBitsOfInteger(isNegative: value < 0), value < 0 ? 0ul - (ulong)value : (ulong)value);

    private void WriteRawDecimal128(ReadOnlySpan<byte> name, Decimal128 value) =>
        WriteRawDecimal128(name, value.GetIEEEHighBits(), value.GetIEEELowBits());

    private void WriteRawDecimal128(ReadOnlySpan<byte> name, ulong high, ulong low)
    {
        var bits = StartElement(BsonType.Decimal128, name, Decimals.Size);
        BinaryPrimitives.WriteUInt64LittleEndian(bits, low);
        BinaryPrimitives.WriteUInt64LittleEndian(bits.Slice(8), high);
        EndElement(name, Decimals.Size);
    }
}
