namespace BsonGen.CodeGeneration;

/// <summary>A Decimal128. The driver reads and writes text and other numbers.</summary>
[EditorBrowsable(Never)]
public sealed class Decimal128Codec(Type declaringType, string name, BsonType representation)
    : ScalarCodec<Decimal128, Decimal128Serializer>(declaringType, name)
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out Decimal128 value)
    {
        value = reader.Type == BsonType.Decimal128 ? reader.ReadDecimal128Bits() : default;
        return reader.Type == BsonType.Decimal128;
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Decimal128 value)
    {
        if (representation != BsonType.Decimal128)
        {
            return false;
        }

        writer.WriteRawDecimal128(name, value);
        return true;
    }
}
