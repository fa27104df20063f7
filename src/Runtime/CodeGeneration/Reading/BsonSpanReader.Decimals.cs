namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    /// <summary>Reads a decimal.</summary>
    public decimal ReadDecimal() =>
        RegisteredSerializer<decimal>.IsDefault && TryReadDecimal(out var value) ? value : ReadWithRegistered<decimal>();

    // Reads a decimal without rounding, from the BSON types that the driver writes.
    internal bool TryReadDecimal(out decimal value)
    {
        if (_type == BsonType.Decimal128 && Rest is { Length: >= 16 } bits &&
            Decimals.TryFromBits(ReadUInt64LittleEndian(bits), ReadUInt64LittleEndian(bits.Slice(8)), out value))
        {
            _position += 16;
            return true;
        }

        return AcceptText(Decimals.TryParse(PeekText(), out value));
    }

    internal Decimal128 ReadDecimal128Bits()
    {
        var low = TakeInt64();
        var high = TakeInt64();
        return Decimal128.FromIEEEBits((ulong)high, (ulong)low);
    }
}
