using BsonGen.Internal.Writing;

namespace BsonGen.Internal.Caching;

/// <summary>The buffers, the reader and the writer that a thread reuses for its next value or document.</summary>
internal sealed class ThreadCache
{
    [ThreadStatic]
    private static ThreadCache? _current;

    public static ThreadCache Current => _current ??= new ThreadCache();

    /// <summary>The buffer that documents are written to.</summary>
    public ScratchBuffer Scratch { get; } = new();

    /// <summary>The buffer for encoded element names; null while it is in use.</summary>
    public byte[]? Keys { get; set; }

    /// <summary>Passes values to serializers of the driver for reading; null while it is in use.</summary>
    public DriverValueReader? Reader { get; set; }

    /// <summary>Passes values to serializers of the driver for writing; null while it is in use.</summary>
    public DriverValueWriter? Writer { get; set; }
}
