namespace BsonGen.CodeGeneration;

/// <summary>Writes texts: the length in bytes, UTF-8, a NUL.</summary>
internal static class TextWriting
{
    internal const int LongestShortText = 256;

    internal static void WriteText(this ref BsonSpanWriter writer, BsonType type, ReadOnlySpan<byte> name, string value)
    {
        var position = writer._position;
        writer.WriteText(ref position, type, name, value);
    }

    [MethodImpl(AggressiveInlining)]
    internal static void WriteText(
        this ref BsonSpanWriter writer, ref int position, BsonType type, ReadOnlySpan<byte> name, string value)
    {
        if (value.Length <= LongestShortText)
        {
            // Room for the worst case, three bytes a character.
            var header = writer.Reserve(position, 1 + name.Length + sizeof(int), (3 * value.Length) + 1, out var text);
            header[0] = (byte)type;
            BsonSpanWriter.CopyName(name, header.Slice(1));
            var length = Utf8Encoder.Encode(value, text);
            if (length >= 0)
            {
                WriteInt32LittleEndian(header.Slice(1 + name.Length), length + 1);
                text[length] = 0;
                writer._position = position += 1 + name.Length + sizeof(int) + length + 1;
                return;
            }
        }

        writer.WriteLongText(type, name, value);
        position = writer._position;
    }

    // Long or malformed text. Its size is computed first, so that no more than that is reserved.
    [MethodImpl(NoInlining)]
    internal static void WriteLongText(this ref BsonSpanWriter writer, BsonType type, ReadOnlySpan<byte> name, string value)
    {
        writer.WriteHeader(type, name);
        writer.WriteLongText(value);
    }

    internal static void WriteLongText(this ref BsonSpanWriter writer, string value)
    {
        var encoding = writer._settings.IsLenient ? Utf8Encodings.Lenient : Utf8Encodings.Strict;
        var size = writer.GetByteCount(encoding, value);
        var text = writer.Reserve(sizeof(int) + size + 1);
        WriteInt32LittleEndian(text, size + 1);
        encoding.GetBytes(value, text.Slice(sizeof(int)));
        text[sizeof(int) + size] = 0;
        writer._position += text.Length;
    }

    // Returns the memory for the text. The element counts after EndText.
    [MethodImpl(AggressiveInlining)]
    internal static Span<byte> StartText(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, int longest) =>
        writer.StartElement(BsonType.String, name, sizeof(int) + longest + 1).Slice(sizeof(int));

    // The position moves once, so the next element waits for one store at most.
    [MethodImpl(AggressiveInlining)]
    internal static void EndText(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, int length)
    {
        var start = writer._position + 1 + name.Length;
        var text = writer.Reserve(start, sizeof(int) + length + 1);
        WriteInt32LittleEndian(text, length + 1);
        text[sizeof(int) + length] = 0;
        writer._position = start + sizeof(int) + length + 1;
    }

    private static int GetByteCount(this ref BsonSpanWriter writer, Encoding encoding, string value)
    {
        try
        {
            return encoding.GetByteCount(value);
        }
        catch (EncoderFallbackException)
        {
            writer._lost |= LostInBytes.Text;
            throw;
        }
    }
}
