namespace BsonGen.CodeGeneration;

/// <summary>As a date in UTC, text, or a document of the date, local ticks and the offset. The driver handles arrays.</summary>
[EditorBrowsable(Never)]
public sealed class DateTimeOffsetCodec(Type declaringType, string name, BsonType representation)
    : ScalarCodec<DateTimeOffset, DateTimeOffsetSerializer>(declaringType, name)
{
    private const int Moment = 14;
    private const int Ticks = 29;
    private const int Offset = 45;

    private protected override bool TryReadValue(ref BsonSpanReader reader, out DateTimeOffset value)
    {
        if (reader.Type == BsonType.String)
        {
            Span<char> chars = stackalloc char[ShortText.Longest];
            var text = reader.PeekText(chars);
            return reader.AcceptText(DateTimeOffset.TryParseExact(
                text, DateTimeCodec.TextFormat, DateTimeFormatInfo.InvariantInfo, DateTimeStyles.None, out value));
        }

        if (reader.TryPeekDateTime(out var date))
        {
            value = new DateTimeOffset(date);
            return reader.Accept(true, sizeof(long));
        }

        value = default;
        return reader.Accept(reader.Type == BsonType.Document && TryParse(reader.Rest, out value), Form.Length);
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, DateTimeOffset value)
    {
        switch (representation)
        {
            case BsonType.String:
                writer.WriteFormatted(name, value, DateTimeCodec.LongestText, DateTimeCodec.TextFormat);
                return true;

            // Other dates are truncated toward 1970.
            case BsonType.DateTime:
                writer.WriteRawInt64(BsonType.DateTime, name, value.ToUnixTimeMilliseconds());
                return true;

            case BsonType.Document:
                writer.CheckDepth();
                Format(value, writer.StartElement(BsonType.Document, name, Form.Length));
                writer.EndElement(name, Form.Length);
                return true;

            default:
                return false;
        }
    }

    // The document with zeros for its numbers.
    private static ReadOnlySpan<byte> Form =>
        "\u0032\0\0\0\u0009DateTime\0\0\0\0\0\0\0\0\0\u0012Ticks\0\0\0\0\0\0\0\0\0\u0010Offset\0\0\0\0\0\0"u8;

    // The seconds of the offset are truncated, as in the driver.
    private static void Format(DateTimeOffset value, Span<byte> bytes)
    {
        Form.CopyTo(bytes);
        WriteInt64LittleEndian(bytes.Slice(Moment), DateTimes.ToMilliseconds(value.UtcDateTime));
        WriteInt64LittleEndian(bytes.Slice(Ticks), value.Ticks);
        WriteInt32LittleEndian(bytes.Slice(Offset), (int)value.Offset.TotalMinutes);
    }

    // False unless the driver writes this value for the date, and .NET has the date.
    private static bool TryParse(ReadOnlySpan<byte> bytes, out DateTimeOffset value)
    {
        value = default;
        if (bytes.Length < Form.Length)
        {
            return false;
        }

        var ticks = ReadInt64LittleEndian(bytes.Slice(Ticks));
        var minutes = ReadInt32LittleEndian(bytes.Slice(Offset));
        if (minutes is < -14 * 60 or > 14 * 60 || !IsDate(ticks) || !IsDate(ticks - (minutes * TimeSpan.TicksPerMinute)))
        {
            return false;
        }

        value = new DateTimeOffset(ticks, TimeSpan.FromMinutes(minutes));
        Span<byte> expected = stackalloc byte[Form.Length];
        Format(value, expected);
        return bytes.StartsWith(expected);
    }

    private static bool IsDate(long ticks) => (ulong)ticks <= (ulong)DateTime.MaxValue.Ticks;
}
