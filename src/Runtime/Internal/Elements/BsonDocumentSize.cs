using System.Buffers;
using System.Buffers.Binary;
using BsonGen.Internal.Driver;

namespace BsonGen.Internal.Elements;

/// <summary>How many of the bytes at hand belong to the document that they start with.</summary>
internal static class BsonDocumentSize
{
    /// <summary>How many bytes are looked at behind a document that declares too small a size.</summary>
    public const int LookAhead = 64 * 1024;

    /// <summary>The bytes of the document; fewer than it declares when it is not all there.</summary>
    public static ReadOnlySpan<byte> Clamp(ReadOnlySpan<byte> bytes) =>
        BinaryPrimitives.TryReadInt32LittleEndian(bytes, out var size) && size >= 0 && size < bytes.Length ? bytes.Slice(0, size) : bytes;

    /// <summary>How far the bytes are looked at that follow a document, which decide what is wrong with one that declares too small a size.</summary>
    /// <param name="bytes">The document and what follows it.</param>
    /// <param name="end">The end of what was looked at already.</param>
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
