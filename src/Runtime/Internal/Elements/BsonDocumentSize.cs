using System.Buffers;
using System.Buffers.Binary;
using BsonGen.Internal.Driver;

namespace BsonGen.Internal.Elements;

/// <summary>Computes how many of the available bytes belong to the document at their start.</summary>
internal static class BsonDocumentSize
{
    /// <summary>The number of bytes after a document that are examined if it declares too small a size.</summary>
    public const int LookAhead = 64 * 1024;

    /// <summary>Gets the bytes of the document; fewer than it declares if it is truncated.</summary>
    public static ReadOnlySpan<byte> Clamp(ReadOnlySpan<byte> bytes) =>
        BinaryPrimitives.TryReadInt32LittleEndian(bytes, out var size) && size >= 0 && size < bytes.Length ? bytes.Slice(0, size) : bytes;

    /// <summary>Computes the end of the examined bytes after a document that declares too small a size. These bytes decide which exception is thrown.</summary>
    /// <param name="bytes">The document and the bytes that follow.</param>
    /// <param name="end">The end of the bytes that were examined before.</param>
    public static int ClampAhead(ReadOnlySpan<byte> bytes, int end) =>
        (int)Math.Min(bytes.Length, (long)Math.Max(Clamp(bytes).Length, end) + LookAhead);

    /// <inheritdoc cref="Clamp(ReadOnlySpan{byte})" />
    public static int Clamp(in ReadOnlySequence<byte> bytes)
    {
        var reader = new SequenceReader<byte>(bytes);
        if (!reader.TryReadLittleEndian(out int size))
        {
            ReadExceptions.ThrowEndOfStream();
        }

        if (size < 0)
        {
            ReadExceptions.ThrowBadSize(size, int.MaxValue);
        }

        return (int)Math.Min(size, bytes.Length);
    }
}
