namespace BsonGen.Internal.Caching;

/// <summary>The buffers, the reader and the writer that a thread reuses for its next value or document.</summary>
internal sealed class ThreadCache
{
    [ThreadStatic]
    private static ThreadCache? _current;

    public static ThreadCache Current => _current ??= new ThreadCache();

    public ScratchBuffer Scratch { get; } = new();

    /// <value>Null while in use, as the following.</value>
    public byte[]? Keys { get; set; }

    public DriverValueReader? Reader { get; set; }

    public DriverValueWriter? Writer { get; set; }
}
