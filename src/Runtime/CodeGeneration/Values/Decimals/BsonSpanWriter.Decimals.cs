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
            // The driver maps the largest decimals to the largest IEEE decimals.
            case BsonType.Decimal128 when value is > decimal.MinValue and < decimal.MaxValue:
                WriteHeader(BsonType.Decimal128, name);
                Decimals.WriteBits(value, Reserve(16));
                _position += 16;
                return true;

            case BsonType.String:
                EndText(Decimals.Format(value, StartText(name, DecimalDigits.LongestText)));
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

    /// <summary>Writes a decimal of BSON in a representation that needs no rounding, or nothing at all.</summary>
    internal bool TryWriteDecimal128(ReadOnlySpan<byte> name, Decimal128 value, BsonType representation)
    {
        switch (representation)
        {
            case BsonType.Decimal128:
                WriteRawDecimal128(name, value);
                return true;

            case BsonType.String:
                Span<byte> text = stackalloc byte[DecimalDigits.LongestText];
                if (Decimals128.TryFormat(value, text, out var length))
                {
                    WriteUtf8(name, text.Slice(0, length));
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

    private void WriteRawDecimal128(ReadOnlySpan<byte> name, Decimal128 value)
    {
        WriteHeader(BsonType.Decimal128, name);
        var bits = Reserve(16);
        BinaryPrimitives.WriteUInt64LittleEndian(bits, value.GetIEEELowBits());
        BinaryPrimitives.WriteUInt64LittleEndian(bits.Slice(8), value.GetIEEEHighBits());
        _position += 16;
    }
}
