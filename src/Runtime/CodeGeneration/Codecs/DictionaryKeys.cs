namespace BsonGen.CodeGeneration;

/// <summary>Reads and writes keys of dictionaries that are no strings: their codec reads and writes them as text.</summary>
internal static class DictionaryKeys
{
    private const int LongestShortKey = 256;

    // A type, an empty name, and the length of the text.
    private const int HeaderSize = 1 + 1 + sizeof(int);

    /// <summary>Reads the key that is the name of the next element.</summary>
    public static TKey Read<TKey>(ref BsonSpanReader reader, BsonCodec<TKey> codec)
    {
        if (!reader.TryPeekName(out var name, out var exception))
        {
            throw exception;
        }

        var text = Utf8.IsValid(name) ? name : Encoding.UTF8.GetBytes(Utf8Decoder.Decode(name, reader._settings.IsLenient));
        reader._type = (BsonType)reader._bytes[reader._position];
        reader._position += name.Length + 2;
        var size = sizeof(int) + text.Length + 1;
        var value = size <= LongestShortKey ? stackalloc byte[LongestShortKey] : new byte[size];
        WriteInt32LittleEndian(value, text.Length + 1);
        text.CopyTo(value.Slice(sizeof(int)));
        value[size - 1] = 0;
        var (context, isLenient) = (reader._settings.Context, reader._settings.IsLenient);
        var key = new BsonSpanReader(value[..size], context, isLenient: isLenient) { _type = BsonType.String };
        return codec.Read(ref key);
    }

    /// <summary>Encodes a key as the name of an element with its NUL, which is valid until the next call.</summary>
    public static ReadOnlySpan<byte> Encode<TKey>(scoped ref BsonSpanWriter writer, BsonCodec<TKey> codec, TKey key)
    {
        // The key is written as an element at the position of the next element, which overwrites it.
        var start = writer._position;
        codec.Write(ref writer, "\0"u8, key);
        var text = writer._buffer[(start + HeaderSize)..writer._position];
        writer._position = start;
        return writer._keys.Keep(text);
    }
}
