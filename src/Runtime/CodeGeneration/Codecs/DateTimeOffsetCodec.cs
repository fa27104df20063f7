namespace BsonGen.CodeGeneration;

/// <summary>
/// A <see cref="DateTimeOffset"/>: as a date in UTC, as text, as an array of local ticks and the minutes of the offset, or as a document with the date in UTC
/// before them.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class DateTimeOffsetCodec(Type declaringType, string name, BsonType representation) : ScalarCodec<DateTimeOffset>(declaringType, name)
{
    private const int ArrayTicks = 7;
    private const int ArrayOffset = 18;
    private const int DocumentMoment = 14;
    private const int DocumentTicks = 29;
    private const int DocumentOffset = 45;

    private static ReadOnlySpan<byte> Array => "\u0017\0\0\0\u00120\0\0\0\0\0\0\0\0\0\u00101\0\0\0\0\0\0"u8;

    private static ReadOnlySpan<byte> Document =>
        "\u0032\0\0\0\u0009DateTime\0\0\0\0\0\0\0\0\0\u0012Ticks\0\0\0\0\0\0\0\0\0\u0010Offset\0\0\0\0\0\0"u8;

    private protected override bool TryReadValue(ref BsonSpanReader reader, out DateTimeOffset value)
    {
        if (reader.Type == BsonType.String)
        {
            Span<char> characters = stackalloc char[ShortText.Longest];
            return reader.AcceptText(DateTimeOffset.TryParseExact(
                reader.PeekText(characters), DateTimeCodec.TextFormat, DateTimeFormatInfo.InvariantInfo, DateTimeStyles.None, out value));
        }

        if (reader.TryPeekDateTime(out var date))
        {
            value = new DateTimeOffset(date);
            return reader.Accept(true, sizeof(long));
        }

        return reader.Accept(TryParse(reader.Type, reader.Rest, out value), GetForm(reader.Type).Length);
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

            case BsonType.Array or BsonType.Document:
                var size = GetForm(representation).Length;
                Format(representation, value, writer.StartForm(representation, name, size));
                writer.EndElement(name, size);
                return true;

            default:
                return false;
        }
    }

    // The bytes of a form with zeros for its numbers; empty for other BSON types.
    private static ReadOnlySpan<byte> GetForm(BsonType type) => type == BsonType.Array ? Array : type == BsonType.Document ? Document : default;

    // The seconds of the offset are truncated, as in the driver.
    private static void Format(BsonType type, DateTimeOffset value, Span<byte> bytes)
    {
        GetForm(type).CopyTo(bytes);
        if (type == BsonType.Document)
        {
            BinaryPrimitives.WriteInt64LittleEndian(bytes.Slice(DocumentMoment), DateTimes.ToMilliseconds(value.UtcDateTime));
        }

        BinaryPrimitives.WriteInt64LittleEndian(bytes.Slice(type == BsonType.Array ? ArrayTicks : DocumentTicks), value.Ticks);
        BinaryPrimitives.WriteInt32LittleEndian(bytes.Slice(type == BsonType.Array ? ArrayOffset : DocumentOffset), (int)value.Offset.TotalMinutes);
    }

    // False unless the value is the one that the driver writes for the date, and .NET has this date.
    private static bool TryParse(BsonType type, ReadOnlySpan<byte> bytes, out DateTimeOffset value)
    {
        value = default;
        var size = GetForm(type).Length;
        if (size == 0 || bytes.Length < size)
        {
            return false;
        }

        var ticks = BinaryPrimitives.ReadInt64LittleEndian(bytes.Slice(type == BsonType.Array ? ArrayTicks : DocumentTicks));
        var minutes = BinaryPrimitives.ReadInt32LittleEndian(bytes.Slice(type == BsonType.Array ? ArrayOffset : DocumentOffset));
        if (minutes is < -14 * 60 or > 14 * 60 || !IsDate(ticks) || !IsDate(ticks - (minutes * TimeSpan.TicksPerMinute)))
        {
            return false;
        }

        value = new DateTimeOffset(ticks, TimeSpan.FromMinutes(minutes));
        Span<byte> expected = stackalloc byte[64];
        Format(type, value, expected);
        return bytes.StartsWith(expected.Slice(0, size));
    }

    private static bool IsDate(long ticks) => (ulong)ticks <= (ulong)DateTime.MaxValue.Ticks;
}
