namespace BsonGen.CodeGeneration;

/// <summary>A byte or sbyte as a number. The driver reads and writes binary data and digits.</summary>
[EditorBrowsable(Never)]
public sealed class ByteCodec<T>(Type declaringType, string name, BsonType representation)
    : ScalarCodec<T>(declaringType, name)
    where T : struct, INumber<T>
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out T value)
    {
        var isNumber = reader.TryPeekWholeNumber(out var integer, out var size);
        value = T.CreateTruncating(integer);
        return reader.Accept(isNumber && long.CreateTruncating(value) == integer, size);
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value) =>
        representation is BsonType.Int32 or BsonType.Int64 &&
        writer.TryWriteInteger(name, long.CreateTruncating(value), representation);
}
