namespace BsonGen.CodeGeneration;

/// <summary>Writes decimals.</summary>
internal static class DecimalWriting
{
    // Writes a decimal if the representation needs no conversion.
    internal static bool TryWriteDecimal(
        this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, decimal value, BsonType representation)
    {
        switch (representation)
        {
            case BsonType.Decimal128:
                if (!Decimals.TryWriteBits(in value, writer.StartElement(BsonType.Decimal128, name, Decimals.Size)))
                {
                    return false;
                }

                writer.EndElement(name, Decimals.Size);
                return true;

            case BsonType.String:
                writer.WriteFormatted(name, value, Decimals.LongestText, "G");
                return true;

            default:
                return false;
        }
    }

    internal static void WriteRawDecimal128(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Decimal128 value)
    {
        var bits = writer.StartElement(BsonType.Decimal128, name, Decimals.Size);
        WriteUInt64LittleEndian(bits, value.GetIEEELowBits());
        WriteUInt64LittleEndian(bits.Slice(8), value.GetIEEEHighBits());
        writer.EndElement(name, Decimals.Size);
    }
}
