namespace BsonGen.CodeGeneration;

/// <summary>Memory or ReadOnlyMemory of bytes, which have the same layout.</summary>
internal sealed class MemoryCodec<T>(Type declaringType, string name, BsonType representation)
    : ScalarCodec<T>(declaringType, name)
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out T value)
    {
        var isRead = reader.TryReadBinary(out var bytes);
        value = Unchecked.Reinterpret<Memory<byte>, T>(bytes);
        return isRead;
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (representation != BsonType.Binary)
        {
            return false;
        }

        writer.WriteBinary(name, BsonBinarySubType.Binary, Unchecked.Reinterpret<T, ReadOnlyMemory<byte>>(value).Span);
        return true;
    }
}
