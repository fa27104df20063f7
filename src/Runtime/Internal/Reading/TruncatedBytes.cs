using MongoDB.Bson.IO;

namespace BsonGen.Internal.Reading;

/// <summary>Tells errors of documents that declare too small a size: they are read again, with the bytes that follow them.</summary>
internal static class TruncatedBytes
{
    /// <summary>Whether the bytes given were too few.</summary>
    public static bool IsCutShort(Exception error) =>
        error is EndOfStreamException || (error.InnerException is { } inner && IsCutShort(inner));

    /// <summary>
    /// For exception filters: whether the bytes given were too few, and may be read with more once again. Inside a value that the driver reads,
    /// that is allowed a few times; see <see cref="CountReadAgain"/>.
    /// </summary>
    public static bool MayReadAgain(Exception error, IBsonReader? reader) =>
        IsCutShort(error) && (reader is not NestedDriverReader value || value.MayReadAgain);

    /// <summary>Counts that bytes are read once again.</summary>
    public static void CountReadAgain(IBsonReader? reader) => (reader as NestedDriverReader)?.CountReadAgain();
}
