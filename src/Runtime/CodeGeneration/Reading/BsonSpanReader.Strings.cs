namespace BsonGen.CodeGeneration;

// Strings: the length of the text in bytes, UTF-8, a NUL.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a string, or null.</summary>
    [MethodImpl(AggressiveInlining)]
    public string ReadString() =>
        _type == BsonType.String && RegisteredSerializer<string>.IsDefault ? ReadText() : ReadStringOrNull();

    /// <summary>Reads a string, or null, with the strings that the member shares.</summary>
    [MethodImpl(NoInlining)]
    public string ReadString(InternedStrings? strings)
    {
        if (_type != BsonType.String || strings is null || !RegisteredSerializer<string>.IsDefault)
        {
            return ReadString();
        }

        var text = ReadTextBytes(out var size);
        return Advance(size, strings.Decode(Rest.Slice(sizeof(int)), text.Length, _isLenient));
    }

    [MethodImpl(NoInlining)]
    private string ReadStringOrNull()
    {
        if (RegisteredSerializer<string>.IsDefault)
        {
            if (_type == BsonType.Null)
            {
                return null!;
            }

            if (_type == BsonType.Symbol)
            {
                return ReadText();
            }
        }

        return ReadWithRegistered<string>();
    }

    internal string ReadText()
    {
        var text = ReadTextBytes(out var size);
        return Advance(size, Utf8Decoder.Decode(text, _isLenient));
    }

    // The position does not move.
    [MethodImpl(AggressiveInlining)]
    private ReadOnlySpan<byte> ReadTextBytes(out int size)
    {
        var rest = Rest;
        if (!TryReadInt32LittleEndian(rest, out var length))
        {
            ThrowEndOfStream();
        }

        if (length <= 0)
        {
            ReadExceptions.ThrowBadStringLength(length);
        }

        if (length > rest.Length - sizeof(int))
        {
            ThrowEndOfStream();
        }

        var text = rest.Slice(sizeof(int), length);
        if (text[length - 1] != 0)
        {
            ReadExceptions.ThrowUnterminatedString();
        }

        size = sizeof(int) + length;
        return text.Slice(0, length - 1);
    }

    internal string PeekString() => Utf8Decoder.Decode(ReadTextBytes(out _), _isLenient);

    // Empty if the value is malformed or no string.
    internal readonly ReadOnlySpan<byte> PeekText() =>
        _type == BsonType.String && BsonValueSize.TryMeasure(_type, Rest, out var size) && size > 5 && Rest[size - 1] == 0
            ? Rest.Slice(4, size - 5)
            : default;

    internal readonly ReadOnlySpan<char> PeekText(Span<char> characters) => ShortText.Decode(PeekText(), characters);

    internal static int TextSize(int length) => sizeof(int) + length + 1;

    // Moves behind the string if it could be converted.
    internal bool AcceptText(bool isConverted) => isConverted && Accept(true, sizeof(int) + ReadInt32LittleEndian(Rest));

    // Moves behind the value if it could be converted.
    internal bool Accept(bool isConverted, int size)
    {
        _position += isConverted ? size : 0;
        return isConverted;
    }
}
