namespace BsonGen;

/// <summary>Limits and rules for calls of <see cref="BsonGenSerializer"/>, also for types that fell back.</summary>
/// <remarks>
/// An object never changes, so any number of threads may use it. The driver's own readers and writers ignore it.
/// </remarks>
public sealed class BsonGenSerializerOptions
{
    private readonly int _maxDepth;
    private readonly int _maxDocumentSize = (16 * 1024 * 1024) + (16 * 1024);

    /// <summary>The options of calls without options: all defaults.</summary>
    public static BsonGenSerializerOptions Default { get; } = new();

    /// <summary>
    /// The maximum number of levels of documents and arrays that are read or written; the document itself is the first. The
    /// default is the limit of the driver's writers, <see cref="BsonDefaults.MaxSerializationDepth"/>, at the time of the call.
    /// </summary>
    /// <remarks>
    /// Reading deeper documents throws a <see cref="FormatException"/>, writing them a <see cref="BsonSerializationException"/>.
    /// </remarks>
    /// <exception cref="ArgumentOutOfRangeException">The value is less than 1.</exception>
    public int MaxDepth
    {
        get => _maxDepth > 0 ? _maxDepth : BsonDefaults.MaxSerializationDepth;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, 1);
            _maxDepth = value;
        }
    }

    /// <summary>
    /// The maximum size of a document from a stream or a pipe, in bytes. The default is the limit of servers, 16 MiB plus 16 KiB.
    /// </summary>
    /// <remarks>Reading a larger document throws a <see cref="FormatException"/> as soon as its size has arrived.</remarks>
    /// <exception cref="ArgumentOutOfRangeException">The value is less than the five bytes of an empty document.</exception>
    public int MaxDocumentSize
    {
        get => _maxDocumentSize;
        init
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(value, BsonDocumentSize.Smallest);
            _maxDocumentSize = value;
        }
    }

    /// <summary>Whether bytes in strings and names that are not UTF-8 are read as U+FFFD. By default, they throw.</summary>
    public bool ReplaceInvalidUtf8 { get; init; }
}
