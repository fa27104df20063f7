namespace BsonGen.CodeGeneration;

/// <summary>Reads keys of dictionaries that are no strings.</summary>
internal static class KeyReading
{
    internal const int LongestShortKey = 256;

    // Reads a key that is no string. The name of the element is the key as text.
    internal static TKey ReadKey<TKey>(this ref BsonSpanReader reader, BsonCodec<TKey> member)
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
        return member.Read(ref key);
    }
}
