namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="Decimal128"/>. The driver reads and writes zeros and large numbers as text, and converts to other numbers.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class Decimal128Codec(Type declaringType, string name, BsonType representation) : ScalarCodec<Decimal128>(declaringType, name)
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out Decimal128 value)
    {
        if (reader.Type == BsonType.Decimal128)
        {
            value = reader.ReadDecimal128Bits();
            return true;
        }

        // Zeros have any exponent.
        if (Decimals.TryParse(reader.PeekText(), out var number))
        {
            value = new Decimal128(number);
            return reader.AcceptText(number != 0);
        }

        var isInteger = reader.TryPeekWholeNumber(out var integer, out var size);
        value = new Decimal128(integer);
        return reader.Accept(isInteger, size);
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Decimal128 value)
    {
        switch (representation)
        {
            case BsonType.Decimal128:
                writer.WriteRawDecimal128(name, value);
                return true;

            // The driver writes smaller numbers with an exponent.
            case BsonType.String when Decimals.TryFromBits(value.GetIEEELowBits(), value.GetIEEEHighBits(), out var number) && Math.Abs(number) >= 0.000_001m:
                writer.WriteFormatted(name, number, Decimals.LongestText, "G");
                return true;

            case BsonType.String:
                writer.WriteText(BsonType.String, name, value.ToString());
                return true;

            default:
                return false;
        }
    }
}
