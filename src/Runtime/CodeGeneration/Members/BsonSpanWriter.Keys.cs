namespace BsonGen.CodeGeneration;

// The keys of dictionaries that are stored as documents, where they are no strings.
public ref partial struct BsonSpanWriter
{
    // A type, an empty name, and the length of the text.
    private const int KeyHeaderSize = 1 + 1 + sizeof(int);

    /// <summary>The name of a dictionary's element and a NUL, good until the next one: the text that the key is stored as.</summary>
    /// <param name="member">How the keys are written where they are values; they are written as text.</param>
    /// <param name="key">The key.</param>
    internal ReadOnlySpan<byte> KeyName<TKey>(DriverMember<TKey> member, TKey key)
    {
        // As an element where the next one belongs, which takes its place.
        var start = _position;
        member.Write(ref this, "\0"u8, key);
        var text = _buffer.AsSpan((start + KeyHeaderSize).._position);
        _position = start;
        return _keys.Keep(text);
    }
}
