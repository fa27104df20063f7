namespace BsonGen;

public static partial class BsonGenSerializer
{
    /// <summary>Reads one document. A document in several segments is copied first.</summary>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte}, BsonGenSerializerOptions)" />
    public static T Deserialize<T>(in ReadOnlySequence<byte> bytes, BsonGenSerializerOptions? options = null) =>
        ReadAs<T>(type: null, bytes, options ?? BsonGenSerializerOptions.Default, reused: default);

    /// <summary>Reads the first document into an existing object. A document in several segments is copied first.</summary>
    /// <returns>The position after the document, where the next one starts.</returns>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte}, ref T, BsonGenSerializerOptions)" />
    public static SequencePosition Deserialize<T>(
        in ReadOnlySequence<byte> bytes, [NotNull] ref T? value, BsonGenSerializerOptions? options = null)
    {
        value = ReadAs(type: null, bytes, options ?? BsonGenSerializerOptions.Default, value)!;
        return bytes.GetPosition(BsonDocumentSize.Clamp(bytes));
    }

    /// <summary>Reads one document. A document in several segments is copied first.</summary>
    /// <inheritdoc cref="Deserialize(Type, ReadOnlySpan{byte}, BsonGenSerializerOptions)" />
    public static object Deserialize(Type type, in ReadOnlySequence<byte> bytes, BsonGenSerializerOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(type);
        return ReadAs<object>(type, bytes, options ?? BsonGenSerializerOptions.Default, reused: null);
    }

    private static T ReadAs<T>(
        Type? type, in ReadOnlySequence<byte> bytes, BsonGenSerializerOptions options, T? reused, long offset = 0)
    {
        if (bytes.IsSingleSegment)
        {
            return ReadAs(type, bytes.FirstSpan, options, offset, reused);
        }

        var size = BsonDocumentSize.Clamp(bytes);
        var isCutShort = false;
        try
        {
            return ReadCopy(type, bytes.Slice(0, size), options, reused, offset, ref isCutShort);
        }
        catch (Exception error) when (isCutShort && size < bytes.Length && TruncatedBytes.IsEndOfStream(error))
        {
            // If a document declares too small a size, the bytes after it decide which exception the driver throws.
            var ahead = Math.Min(bytes.Length, size + (long)BsonDocumentSize.LookAhead);
            return ReadCopy(type, bytes.Slice(0, ahead), options, reused, offset, ref isCutShort);
        }
    }

    private static T ReadCopy<T>(
        Type? type,
        in ReadOnlySequence<byte> bytes,
        BsonGenSerializerOptions options,
        T? reused,
        long offset,
        ref bool isCutShort)
    {
        var size = (int)bytes.Length;
        var copy = Buffers.Pool.Rent(size);
        try
        {
            bytes.CopyTo(copy);
            return ReadAs(type, copy.AsSpan(0, size), options, offset, reused, ref isCutShort);
        }
        finally
        {
            Buffers.Pool.Return(copy);
        }
    }
}
