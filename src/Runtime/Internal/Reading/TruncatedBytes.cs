namespace BsonGen.Internal.Reading;

/// <summary>Recognizes exceptions of documents that declare too small a size. Such documents are read again together with the bytes that follow.</summary>
internal static class TruncatedBytes
{
    /// <summary>Whether the exception says that bytes are missing.</summary>
    public static bool IsCutShort(Exception error) =>
        error is EndOfStreamException || (error.InnerException is { } inner && IsCutShort(inner));

    /// <summary>
    /// For exception filters: whether bytes are missing and the document may be read again with more of them. The number of times is limited
    /// inside a value that the driver reads; see <see cref="CountReadAgain"/>.
    /// </summary>
    public static bool MayReadAgain(Exception error, IBsonReader? reader) =>
        IsCutShort(error) && (reader is not NestedDriverReader value || value.MayReadAgain);

    /// <summary>Counts a document that is read again.</summary>
    public static void CountReadAgain(IBsonReader? reader) => (reader as NestedDriverReader)?.CountReadAgain();
}
