namespace BsonGen.Internal.Reading;

/// <summary>Exceptions of documents that declare too small a size. They are read again with the bytes that follow.</summary>
internal static class TruncatedBytes
{
    public static bool IsCutShort(Exception error) =>
        error is EndOfStreamException || (error.InnerException is { } inner && IsCutShort(inner));

    // For exception filters. The number of times is limited inside a value that the driver reads.
    public static bool MayReadAgain(Exception error, IBsonReader? reader) =>
        IsCutShort(error) && (reader is not NestedDriverReader value || value.MayReadAgain);

    public static void CountReadAgain(IBsonReader? reader) => (reader as NestedDriverReader)?.CountReadAgain();
}
