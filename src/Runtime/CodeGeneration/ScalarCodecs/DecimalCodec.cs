namespace BsonGen.CodeGeneration;

/// <summary>A decimal with <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(Never)]
public sealed class DecimalCodec(Type declaringType, string name, BsonType representation)
    : ScalarCodec<decimal>(declaringType, name)
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out decimal value) =>
        reader.TryReadDecimal(out value);

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, decimal value) =>
        writer.TryWriteDecimal(name, value, representation);
}
