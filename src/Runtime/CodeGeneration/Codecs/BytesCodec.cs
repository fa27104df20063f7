namespace BsonGen.CodeGeneration;

/// <summary>An array of bytes: as binary data, or as hexadecimal digits.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class BytesCodec(Type declaringType, string name, BsonType representation) : ScalarCodec<byte[]?>(declaringType, name)
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out byte[]? value) =>
        reader.TryReadBinary(out value) || TryReadDigits(ref reader, out value);

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, byte[]? value) =>
        writer.TryWriteBytes(name, value!, representation);

    private static bool TryReadDigits(ref BsonSpanReader reader, out byte[]? value)
    {
        value = null;
        if (reader.PeekText() is not { IsEmpty: false } text || text.Length % 2 != 0)
        {
            return false;
        }

        value = new byte[text.Length / 2];
        return reader.AcceptText(Hex.TryParse(text, value));
    }
}
