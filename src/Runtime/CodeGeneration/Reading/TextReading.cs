namespace BsonGen.CodeGeneration;

/// <summary>Reads and peeks at texts.</summary>
internal static class TextReading
{
    [MethodImpl(NoInlining)]
    internal static string ReadStringOrNull(this ref BsonSpanReader reader)
    {
        if (RegisteredSerializer<string>.IsDefault)
        {
            if (reader._type == BsonType.Null)
            {
                return null!;
            }

            if (reader._type == BsonType.Symbol)
            {
                return reader.ReadText();
            }
        }

        return reader.ReadWithRegistered<string>();
    }

    internal static string ReadText(this ref BsonSpanReader reader)
    {
        var text = reader.ReadTextBytes(out var size);
        return reader.Advance(size, Utf8Decoder.Decode(text, reader._settings.IsLenient));
    }

    // The position does not move.
    [MethodImpl(AggressiveInlining)]
    internal static ReadOnlySpan<byte> ReadTextBytes(this ref BsonSpanReader reader, out int size)
    {
        var rest = reader.Rest;
        if (!TryReadInt32LittleEndian(rest, out var length))
        {
            reader.ThrowEndOfStream();
        }

        if (length <= 0)
        {
            ReadExceptions.ThrowBadStringLength(length);
        }

        if (length > rest.Length - sizeof(int))
        {
            reader.ThrowEndOfStream();
        }

        var text = rest.Slice(sizeof(int), length);
        if (text[length - 1] != 0)
        {
            ReadExceptions.ThrowUnterminatedString();
        }

        size = sizeof(int) + length;
        return text.Slice(0, length - 1);
    }

    internal static string PeekString(this ref BsonSpanReader reader) =>
        Utf8Decoder.Decode(reader.ReadTextBytes(out _), reader._settings.IsLenient);

    /// <returns>Empty if the value is malformed or no string.</returns>
    internal static ReadOnlySpan<byte> PeekText(this in BsonSpanReader reader) =>
        reader._type == BsonType.String && BsonValueSize.TryMeasure(reader._type, reader.Rest, out var size) &&
        size > 5 && reader.Rest[size - 1] == 0
            ? reader.Rest.Slice(4, size - 5)
            : default;

    internal static ReadOnlySpan<char> PeekText(this in BsonSpanReader reader, Span<char> characters) =>
        ShortText.Decode(reader.PeekText(), characters);

    internal static int TextSize(int length) => sizeof(int) + length + 1;

    // Moves behind the string if it could be converted.
    internal static bool AcceptText(this ref BsonSpanReader reader, bool isConverted) =>
        isConverted && reader.Accept(true, sizeof(int) + ReadInt32LittleEndian(reader.Rest));

    // Moves behind the value if it could be converted.
    internal static bool Accept(this ref BsonSpanReader reader, bool isConverted, int size)
    {
        reader._position += isConverted ? size : 0;
        return isConverted;
    }
}
