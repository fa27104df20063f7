namespace BsonGen;

/// <summary>
/// Limits and rules for calls of <see cref="BsonGenSerializer"/>. They apply to all types in the same way, also to types that a class map or another
/// serializer serves.
/// </summary>
/// <remarks>
/// Objects of this class never change, and any number of threads may share an object. They have no effect on the driver's own readers and writers.
/// </remarks>
public sealed class BsonGenSerializerOptions
{
    private readonly int _maxDepth;
    private readonly int _maxDocumentSize = (16 * 1024 * 1024) + (16 * 1024);

    /// <summary>The options of calls without options. Each property has its default.</summary>
    public static BsonGenSerializerOptions Default { get; } = new();

    /// <summary>
    /// The maximum nesting depth of the documents and arrays that are read or written, in levels. The document itself is the first level. The default is
    /// the limit of the driver's writers, <see cref="BsonDefaults.MaxSerializationDepth"/>, as it is when the method is called.
    /// </summary>
    /// <remarks>Reading a deeper document throws a <see cref="FormatException"/>, and writing it a <see cref="BsonSerializationException"/>.</remarks>
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
    /// The maximum size of a document that is read from a stream or a pipe, in bytes. The default is the limit of servers, 16 MiB plus 16 KiB. It does not
    /// apply to documents in memory and to writing.
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

    /// <summary>Whether bytes that are not UTF-8 are read as U+FFFD, in strings and in names of elements. By default, reading such bytes throws.</summary>
    public bool ReplaceInvalidUtf8 { get; init; }
}
