namespace BsonGen.CodeGeneration;

/// <summary>A DateTime that attributes configure.</summary>
/// <param name="isDateOnly">Whether the dates have no time. They are stored without conversion to UTC.</param>
[EditorBrowsable(Never)]
public sealed class DateTimeCodec(
    Type declaringType, string name, DateTimeKind kind, bool isDateOnly, BsonType representation = BsonType.DateTime)
    : ScalarCodec<DateTime>(declaringType, name)
{
    // Up to seven decimal places, and an offset.
    internal const string TextFormat = "yyyy-MM-ddTHH:mm:ss.FFFFFFFK";

    internal const int LongestText = 33;

    private const string DateFormat = "yyyy-MM-dd";

    private protected override bool TryReadValue(ref BsonSpanReader reader, out DateTime value)
    {
        var isRead = TryPeek(ref reader, isDateOnly, out var utc, out var size);
        value = isDateOnly || kind == DateTimeKind.Utc ? utc : DateTime.SpecifyKind(LocalTimes.FromUniversal(utc), kind);
        return reader.Accept(isRead, size);
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, DateTime value)
    {
        var utc = isDateOnly ? DateTime.SpecifyKind(value, DateTimeKind.Utc) : LocalTimes.ToUniversal(value);
        return (!isDateOnly || value.TimeOfDay == TimeSpan.Zero) &&
            TryWrite(ref writer, name, utc, value, isDateOnly, representation);
    }

    // Peeks at milliseconds, ticks or text, as the driver writes dates. The driver reads and writes documents.
    internal static bool TryPeek(ref BsonSpanReader reader, bool isDateOnly, out DateTime utc, out int size)
    {
        size = sizeof(long);
        var isRead = reader.TryPeekDateTime(out utc) || TryPeekTicks(ref reader, out utc) ||
            TryPeekText(ref reader, isDateOnly, out utc, out size);
        return isRead && (!isDateOnly || utc.TimeOfDay == TimeSpan.Zero);
    }

    // The value is the date as text shows it.
    internal static bool TryWrite(
        ref BsonSpanWriter writer,
        ReadOnlySpan<byte> name,
        DateTime utc,
        DateTime value,
        bool isDateOnly,
        BsonType representation)
    {
        switch (representation)
        {
            case BsonType.DateTime:
                writer.WriteRawInt64(BsonType.DateTime, name, DateTimes.ToMilliseconds(utc));
                return true;

            case BsonType.Int64:
                writer.WriteRawInt64(BsonType.Int64, name, utc.Ticks);
                return true;

            // The driver formats dates without a time in the calendar of the current culture.
            case BsonType.String when !isDateOnly || DateTimes.IsCalendarGregorian:
                var (date, format) = isDateOnly ? (value, DateFormat) : (WithOffset(value), TextFormat);
                writer.WriteFormatted(name, date, LongestText, format);
                return true;

            default:
                return false;
        }
    }

    private static bool TryPeekTicks(ref BsonSpanReader reader, out DateTime utc)
    {
        var isDate = reader.TryPeekWholeNumber(out var ticks, out _) && reader.Type == BsonType.Int64 &&
            (ulong)ticks <= (ulong)DateTime.MaxValue.Ticks;
        utc = isDate ? new DateTime(ticks, DateTimeKind.Utc) : default;
        return isDate;
    }

    private static bool TryPeekText(ref BsonSpanReader reader, bool isDateOnly, out DateTime utc, out int size)
    {
        Span<char> chars = stackalloc char[ShortText.Longest];
        var text = reader.PeekText(chars);
        size = TextReading.TextSize(text.Length);
        utc = default;
        return (!isDateOnly || DateTimes.IsCalendarGregorian) && DateTime.TryParseExact(
            text,
            isDateOnly ? DateFormat : TextFormat,
            DateTimeFormatInfo.InvariantInfo,
            DateTimeStyles.AdjustToUniversal | DateTimeStyles.AssumeUniversal,
            out utc);
    }

    // The smallest and the largest date get no offset; other dates of unspecified kind are local.
    private static DateTime WithOffset(DateTime value) =>
        value == DateTime.MinValue || value == DateTime.MaxValue ? DateTime.SpecifyKind(value, DateTimeKind.Unspecified) :
        value.Kind == DateTimeKind.Unspecified ? DateTime.SpecifyKind(value, DateTimeKind.Local) :
        value;
}
