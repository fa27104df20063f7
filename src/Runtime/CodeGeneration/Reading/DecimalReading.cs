namespace BsonGen.CodeGeneration;

/// <summary>Reads decimals.</summary>
internal static class DecimalReading
{
    // Reads a decimal without rounding, from the BSON types that the driver writes.
    internal static bool TryReadDecimal(this ref BsonSpanReader reader, out decimal value)
    {
        if (reader._type == BsonType.Decimal128 && reader.Rest is { Length: >= 16 } bits &&
            Decimals.TryFromBits(ReadUInt64LittleEndian(bits), ReadUInt64LittleEndian(bits.Slice(8)), out value))
        {
            reader._position += 16;
            return true;
        }

        return reader.AcceptText(Decimals.TryParse(reader.PeekText(), out value));
    }

    internal static Decimal128 ReadDecimal128Bits(this ref BsonSpanReader reader)
    {
        var low = reader.TakeInt64();
        var high = reader.TakeInt64();
        return Decimal128.FromIEEEBits((ulong)high, (ulong)low);
    }
}
