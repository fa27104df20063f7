using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Decimals of .NET and of BSON.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a <see cref="Decimal128"/>.</summary>
    public Decimal128 ReadDecimal128() =>
        RegisteredSerializer<Decimal128>.IsDefault && TryReadDecimal128(out var value) ? value : ReadWithRegistered<Decimal128>();

    /// <summary>Reads a <see cref="Decimal128"/> that needs no rounding, in any representation.</summary>
    internal bool TryReadDecimal128(out Decimal128 value)
    {
        switch (_type)
        {
            case BsonType.Decimal128:
                value = ReadDecimal128Bits();
                return true;

            case BsonType.String when PeekText() is var text && Decimals128.TryParse(text, out value):
                _position += TextSize(text);
                return true;

            case BsonType.Int32 or BsonType.Int64 when TryPeekWholeNumber(out var integer, out var size):
                value = Advance(size, new Decimal128(integer));
                return true;

            default:
                value = default;
                return false;
        }
    }

    /// <summary>Reads a <see cref="decimal"/>.</summary>
    public decimal ReadDecimal() =>
        RegisteredSerializer<decimal>.IsDefault && TryReadDecimal(out var value) ? value : ReadWithRegistered<decimal>();

    /// <summary>Reads a decimal without rounding, from the BSON types that the driver writes decimals in.</summary>
    internal bool TryReadDecimal(out decimal value)
    {
        if (_type == BsonType.Decimal128 && Rest is { Length: >= 16 } bits && Decimals.TryFromBits(bits, out value))
        {
            _position += 16;
            return true;
        }

        if (_type == BsonType.String && PeekText() is var text && Decimals.TryParse(text, out value))
        {
            _position += TextSize(text);
            return true;
        }

        value = 0;
        return false;
    }

    private Decimal128 ReadDecimal128Bits()
    {
        var low = ReadInt64LittleEndian();
        var high = ReadInt64LittleEndian();
        return Decimal128.FromIEEEBits((ulong)high, (ulong)low);
    }
}
