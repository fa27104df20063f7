using BsonGen.Internal.Reading;
using BsonGen.Internal.Writing;

namespace BsonGen.Internal.Caching;

/// <summary>All that a thread keeps for its next value or document.</summary>
internal sealed class ThreadCache
{
    [ThreadStatic]
    private static ThreadCache? _current;

    /// <summary>The cache of this thread.</summary>
    public static ThreadCache Current => _current ??= new ThreadCache();

    /// <summary>The buffer that documents are written to.</summary>
    public ScratchBuffer Scratch { get; } = new();

    /// <summary>The buffer that names of elements are encoded in; null while it is used.</summary>
    public byte[]? Keys { get; set; }

    /// <summary>Reads values by the driver; null while it is used.</summary>
    public DriverValueReader? Reader { get; set; }

    /// <summary>Writes values by the driver; null while it is used.</summary>
    public DriverValueWriter? Writer { get; set; }
}
