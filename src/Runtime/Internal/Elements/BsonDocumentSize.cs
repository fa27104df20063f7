namespace BsonGen.Internal.Elements;

/// <summary>Computes how many of the available bytes belong to the document at their start.</summary>
internal static class BsonDocumentSize
{
    public const int Smallest = sizeof(int) + 1;

    // How many bytes after a document are examined if it declares too small a size.
    public const int LookAhead = 64 * 1024;

    // Gets the bytes of the document; fewer than it declares if it is truncated.
    public static ReadOnlySpan<byte> Clamp(ReadOnlySpan<byte> bytes) =>
        TryReadInt32LittleEndian(bytes, out var size) && size >= 0 && size < bytes.Length ? bytes[..size] : bytes;

    // The end of the bytes that decide which exception is thrown, if a document declares too small a size.
    public static int ClampAhead(ReadOnlySpan<byte> bytes, int end) =>
        (int)Math.Min(bytes.Length, (long)Math.Max(Clamp(bytes).Length, end) + LookAhead);

    public static int Clamp(in ReadOnlySequence<byte> bytes)
    {
        // The reader refuses a negative size later.
        var reader = new SequenceReader<byte>(bytes);
        var size = reader.TryReadLittleEndian(out int declared) ? Math.Max(declared, sizeof(int)) : sizeof(int);
        return (int)Math.Min(size, bytes.Length);
    }

    /// <summary>Whether the first bytes of a stream are a whole document.</summary>
    /// <param name="size">The declared size of the document; zero if the size itself is incomplete.</param>
    /// <exception cref="FormatException">The document is smaller or larger than it may be.</exception>
    public static bool IsComplete(in ReadOnlySequence<byte> bytes, int maxSize, long offset, out int size)
    {
        var reader = new SequenceReader<byte>(bytes);
        return reader.TryReadLittleEndian(out size) && Check(size, maxSize, offset) <= bytes.Length;
    }

    public static bool IsComplete(ReadOnlySpan<byte> bytes, int maxSize, long offset, out int size) =>
        TryReadInt32LittleEndian(bytes, out size) && Check(size, maxSize, offset) <= bytes.Length;

    private static int Check(int size, int maxSize, long offset) =>
        size < Smallest ? throw new FormatException($"Size {size} is not the size of a document (offset {offset}).") :
        size <= maxSize ? size :
        throw new FormatException($"Size {size} of the document is larger than the limit of {maxSize} (offset {offset}).");
}
