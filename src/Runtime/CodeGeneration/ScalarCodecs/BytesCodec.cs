namespace BsonGen.CodeGeneration;

/// <summary>An array of bytes as binary data. The driver reads and writes digits.</summary>
[EditorBrowsable(Never)]
public sealed class BytesCodec(Type declaringType, string name, BsonType representation)
    : ScalarCodec<byte[]?>(declaringType, name)
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out byte[]? value) =>
        reader.TryReadBinary(out value);

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, byte[]? value)
    {
        if (representation != BsonType.Binary)
        {
            return false;
        }

        writer.WriteBinary(name, BsonBinarySubType.Binary, value);
        return true;
    }
}
