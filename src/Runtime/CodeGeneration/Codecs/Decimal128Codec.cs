namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="Decimal128"/>. The driver serves values that a conversion rounds or refuses.</summary>
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

        if (!reader.TryPeekWholeNumber(out var integer, out var size))
        {
            return reader.AcceptText(Decimals128.TryParse(reader.PeekText(), out value));
        }

        value = new Decimal128(integer);
        return reader.Accept(true, size);
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Decimal128 value)
    {
        switch (representation)
        {
            case BsonType.Decimal128:
                writer.WriteRawDecimal128(name, value);
                return true;

            case BsonType.String when Decimals128.TryFormat(value, writer.StartText(name, DecimalDigits.LongestText), out var length):
                writer.EndText(name, length);
                return true;

            case BsonType.String:
                writer.WriteText(BsonType.String, name, value.ToString());
                return true;

            default:
                return Decimals128.TryToInteger(value, out var integer) && writer.TryWriteInteger(name, integer, representation);
        }
    }
}
