namespace BsonGen.CodeGeneration;

// Strings: the length of the text in bytes, UTF-8, a NUL.
public ref partial struct BsonSpanWriter
{
    private const int LongestShortText = 256;

    /// <summary>Writes a string, or null.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteString(ref int position, ReadOnlySpan<byte> name, string? value)
    {
        if (value is not null && RegisteredSerializer<string>.Representation == BsonType.String)
        {
            WriteText(ref position, BsonType.String, name, value);
        }
        else
        {
            WriteWithRegistered(ref position, name, value!);
        }
    }

    internal void WriteText(BsonType type, ReadOnlySpan<byte> name, string value)
    {
        var position = _position;
        WriteText(ref position, type, name, value);
    }

    [MethodImpl(AggressiveInlining)]
    private void WriteText(ref int position, BsonType type, ReadOnlySpan<byte> name, string value)
    {
        if (value.Length <= LongestShortText)
        {
            // Room for the worst case, three bytes a character.
            var header = Reserve(position, 1 + name.Length + sizeof(int), (3 * value.Length) + 1, out var text);
            header[0] = (byte)type;
            CopyName(name, header.Slice(1));
            var length = Utf8Encoder.Encode(value, text);
            if (length >= 0)
            {
                WriteInt32LittleEndian(header.Slice(1 + name.Length), length + 1);
                text[length] = 0;
                _position = position += 1 + name.Length + sizeof(int) + length + 1;
                return;
            }
        }

        WriteLongText(type, name, value);
        position = _position;
    }

    // Long or malformed text. Its size is computed first, so that no more than that is reserved.
    [MethodImpl(NoInlining)]
    private void WriteLongText(BsonType type, ReadOnlySpan<byte> name, string value)
    {
        WriteHeader(type, name);
        WriteLongText(value);
    }

    private void WriteLongText(string value)
    {
        var encoding = _isLenient ? Utf8Encodings.Lenient : Utf8Encodings.Strict;
        var size = encoding.GetByteCount(value);
        var text = Reserve(sizeof(int) + size + 1);
        WriteInt32LittleEndian(text, size + 1);
        encoding.GetBytes(value, text.Slice(sizeof(int)));
        text[sizeof(int) + size] = 0;
        _position += text.Length;
    }

    // Returns the memory for the text. The element counts after EndText.
    [MethodImpl(AggressiveInlining)]
    internal Span<byte> StartText(ReadOnlySpan<byte> name, int longest) =>
        StartElement(BsonType.String, name, sizeof(int) + longest + 1).Slice(sizeof(int));

    // The position moves once, so the next element waits for one store at most.
    [MethodImpl(AggressiveInlining)]
    internal void EndText(ReadOnlySpan<byte> name, int length)
    {
        var start = _position + 1 + name.Length;
        var text = Reserve(start, sizeof(int) + length + 1);
        WriteInt32LittleEndian(text, length + 1);
        text[sizeof(int) + length] = 0;
        _position = start + sizeof(int) + length + 1;
    }
}
