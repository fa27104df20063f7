namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a decimal.</summary>
    public void WriteDecimal(ReadOnlySpan<byte> name, decimal value)
    {
        if (!TryWriteDecimal(name, value, RegisteredSerializer<decimal>.Representation))
        {
            WriteWithRegistered(name, value);
        }
    }

    // Writes a decimal if the representation needs no conversion.
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
                WriteFormatted(name, value, Decimals.LongestText, "G");
                return true;

            default:
                return false;
        }
    }

    internal void WriteRawDecimal128(ReadOnlySpan<byte> name, Decimal128 value)
    {
        var bits = StartElement(BsonType.Decimal128, name, Decimals.Size);
        WriteUInt64LittleEndian(bits, value.GetIEEELowBits());
        WriteUInt64LittleEndian(bits.Slice(8), value.GetIEEEHighBits());
        EndElement(name, Decimals.Size);
    }
}
