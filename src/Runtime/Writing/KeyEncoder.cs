using System.Text;
using BsonGen.Faults;
using MongoDB.Bson.IO;

namespace BsonGen.Writing;

/// <summary>Makes element names of strings, in a buffer that is used again for the next one.</summary>
internal struct KeyEncoder
{
    private byte[]? _buffer;

    /// <summary>The name in UTF-8 and a NUL.</summary>
    public ReadOnlySpan<byte> Encode(string key)
    {
        ArgumentNullException.ThrowIfNull(key);
        if (key.Contains('\0'))
        {
            WriteFaults.ThrowNullInName();
        }

        var room = Encoding.UTF8.GetMaxByteCount(key.Length) + 1;
        if (_buffer is null || _buffer.Length < room)
        {
            _buffer = new byte[Math.Max(room, 256)];
        }

        // Names are never encoded leniently.
        var length = Utf8Encodings.Strict.GetBytes(key, _buffer);
        _buffer[length] = 0;
        return _buffer.AsSpan(0, length + 1);
    }
}
