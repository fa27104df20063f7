namespace BsonGen.Internal.Writing;

/// <summary>Encodes element names with their NUL, in a buffer that the thread reuses.</summary>
internal struct KeyEncoder
{
    private const int LargestKept = 4 * 1024;

    // It is null while it is in use.
    [ThreadStatic]
    private static byte[]? _kept;

    private byte[]? _buffer;

    /// <summary>Whether the last key could not be encoded, for it has half of a surrogate pair.</summary>
    public bool HasRefusedText { get; private set; }

    public ReadOnlySpan<byte> Encode(string key)
    {
        ArgumentNullException.ThrowIfNull(key);
        var buffer = GetBuffer(Encoding.UTF8.GetMaxByteCount(key.Length) + 1);
        var length = key.Length;
        if (!Utf8Encoder.TryEncodeAscii(key, buffer))
        {
            if (key.Contains('\0'))
            {
                WriteExceptions.ThrowNullInName();
            }

            // Names are never encoded leniently.
            HasRefusedText = true;
            length = Utf8Encodings.Strict.GetBytes(key, buffer);
            HasRefusedText = false;
        }
        else if (buffer.AsSpan(0, length).Contains((byte)0))
        {
            WriteExceptions.ThrowNullInName();
        }

        buffer[length] = 0;
        return buffer.AsSpan(0, length + 1);
    }

    // Copies a name and its NUL into the buffer.
    public ReadOnlySpan<byte> Keep(ReadOnlySpan<byte> name)
    {
        if (name.IndexOf((byte)0) != name.Length - 1)
        {
            WriteExceptions.ThrowNullInName();
        }

        var buffer = GetBuffer(name.Length);
        name.CopyTo(buffer);
        return buffer.AsSpan(0, name.Length);
    }

    public ReadOnlySpan<byte> Encode(int index)
    {
        var buffer = GetBuffer(ArrayIndex.LongestName);
        return buffer.AsSpan(0, ArrayIndex.Format(index, buffer));
    }

    public readonly void Dispose()
    {
        if (_buffer is { Length: <= LargestKept })
        {
            _kept = _buffer;
        }
    }

    private byte[] GetBuffer(int size)
    {
        if (_buffer is null)
        {
            _buffer = _kept;
            _kept = null;
        }

        if (_buffer is null || _buffer.Length < size)
        {
            _buffer = new byte[Math.Max(size, 256)];
        }

        return _buffer;
    }
}
