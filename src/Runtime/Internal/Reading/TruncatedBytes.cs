namespace BsonGen.Internal.Reading;

/// <summary>Documents that declare too small a size. They are read again with the bytes that follow.</summary>
/// <remarks>
/// Code of the user may throw the exception, too, so a reader also remembers that it ran out of bytes. The second reading only
/// finds out which exception the driver throws: a document of a wrong size is never accepted.
/// </remarks>
internal static class TruncatedBytes
{
    public static bool IsEndOfStream(Exception error) =>
        error is EndOfStreamException || (error.InnerException is { } inner && IsEndOfStream(inner));

    // For exception filters, always false: tells the caller that its bytes ended too soon.
    public static bool Report(BoundedStream stream, ref bool isCutShort)
    {
        isCutShort |= stream.IsCutShort;
        return false;
    }

    // Exception filters call it. The number of times is limited inside a value that the driver reads.
    public static bool MayReadAgain(Exception error, IBsonReader? reader) =>
        IsEndOfStream(error) && (reader is not NestedDriverReader value || value.MayReadAgain);

    public static void CountReadAgain(IBsonReader? reader) => (reader as NestedDriverReader)?.CountReadAgain();
}
