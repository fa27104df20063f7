namespace BsonGen.CodeGeneration;

// Keys of dictionaries that are stored as documents, if they are not strings.
public ref partial struct BsonSpanWriter
{
    // A type, an empty name, and the length of the text.
    private const int KeyHeaderSize = 1 + 1 + sizeof(int);

    /// <summary>Encodes a key as the name of a dictionary element with a NUL, valid until the next call.</summary>
    /// <param name="member">Writes keys as values; here, as text.</param>
    /// <param name="key">The key.</param>
    internal ReadOnlySpan<byte> KeyName<TKey>(DriverMember<TKey> member, TKey key)
    {
        // The key is written as an element at the position of the next element, which overwrites it.
        var start = _position;
        member.Write(ref this, "\0"u8, key);
        var text = _buffer[(start + KeyHeaderSize).._position];
        _position = start;
        return _keys.Keep(text);
    }
}
