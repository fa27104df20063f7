using System.Buffers;
using System.Buffers.Binary;
using BsonGen.Internal.Driver;

namespace BsonGen.Internal.Elements;

/// <summary>How many of the bytes at hand belong to the document that they start with.</summary>
internal static class BsonDocumentSize
{
    /// <summary>The bytes of the document; fewer than it declares when it is not all there.</summary>
    public static ReadOnlySpan<byte> Clamp(ReadOnlySpan<byte> bytes) =>
        BinaryPrimitives.TryReadInt32LittleEndian(bytes, out var size) && size >= 0 && size < bytes.Length ? bytes.Slice(0, size) : bytes;

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
