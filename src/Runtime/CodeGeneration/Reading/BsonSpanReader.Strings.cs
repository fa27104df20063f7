namespace BsonGen.CodeGeneration;

// Strings: the length of the text in bytes, UTF-8, a NUL.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a string, or null.</summary>
    [MethodImpl(AggressiveInlining)]
    public string ReadString() =>
        _type == BsonType.String && RegisteredSerializer<string>.IsDefault ? this.ReadText() : this.ReadStringOrNull();

    /// <summary>Reads a string, or null, with the strings that the member shares.</summary>
    [MethodImpl(NoInlining)]
    public string ReadString(InternedStrings? strings)
    {
        if (_type != BsonType.String || strings is null || !RegisteredSerializer<string>.IsDefault)
        {
            return ReadString();
        }

        var text = this.ReadTextBytes(out var size);
        return Advance(size, strings.Decode(Rest.Slice(sizeof(int)), text.Length, _settings.IsLenient));
    }
}
