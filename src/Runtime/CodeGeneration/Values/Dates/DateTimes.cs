namespace BsonGen.CodeGeneration;

/// <summary>Converts between <see cref="DateTime"/> and BSON's milliseconds since 1970, with the rules of the driver's default serializer.</summary>
internal static class DateTimes
{
    private static readonly long MinMilliseconds = BsonConstants.DateTimeMinValueMillisecondsSinceEpoch;
    private static readonly long MaxMilliseconds = BsonConstants.DateTimeMaxValueMillisecondsSinceEpoch;

    private const int DocumentMoment = 14;
    private const int DocumentTicks = 29;

    /// <summary>The size of the document that holds a date's milliseconds and ticks.</summary>
    public const int DocumentSize = 38;

    private static ReadOnlySpan<byte> Document => "\u0026\0\0\0\u0009DateTime\0\0\0\0\0\0\0\0\0\u0012Ticks\0\0\0\0\0\0\0\0\0\0"u8;

    /// <summary>Whether the calendar of the current culture is the Gregorian one.</summary>
    public static bool IsCalendarGregorian => DateTimeFormatInfo.CurrentInfo.Calendar is GregorianCalendar;

    /// <summary>Reads a date that is stored as ticks, or as the document that the driver writes.</summary>
    public static bool TryPeekTicks(BsonType type, ReadOnlySpan<byte> bytes, out DateTime utc, out int size)
    {
        utc = default;
        size = type == BsonType.Document ? DocumentSize : sizeof(long);
        if (type is not (BsonType.Document or BsonType.Int64) || bytes.Length < size)
        {
            return false;
        }

        var ticks = BinaryPrimitives.ReadInt64LittleEndian(type == BsonType.Document ? bytes.Slice(DocumentTicks) : bytes);
        if ((ulong)ticks > (ulong)DateTime.MaxValue.Ticks)
        {
            return false;
        }

        utc = new DateTime(ticks, DateTimeKind.Utc);
        return type == BsonType.Int64 || (
            bytes.Slice(0, DocumentMoment).SequenceEqual(Document.Slice(0, DocumentMoment)) &&
            bytes[(DocumentMoment + sizeof(long))..DocumentTicks].SequenceEqual(Document[(DocumentMoment + sizeof(long))..DocumentTicks]) &&
            bytes[DocumentSize - 1] == 0);
    }

    /// <param name="utc">The date.</param>
    /// <param name="bytes">Room for <see cref="DocumentSize"/> bytes.</param>
    public static void Write(DateTime utc, Span<byte> bytes)
    {
        Document.CopyTo(bytes);
        BinaryPrimitives.WriteInt64LittleEndian(bytes.Slice(DocumentMoment), ToMilliseconds(utc));
        BinaryPrimitives.WriteInt64LittleEndian(bytes.Slice(DocumentTicks), utc.Ticks);
    }

    /// <summary>Converts milliseconds to a date. Returns false for the largest date and for dates outside the range of .NET, which have special rules in the driver.</summary>
    public static bool TryFromMilliseconds(long milliseconds, out DateTime value)
    {
        if (milliseconds < MinMilliseconds || milliseconds >= MaxMilliseconds)
        {
            value = default;
            return false;
        }

        value = DateTime.UnixEpoch.AddTicks(milliseconds * TimeSpan.TicksPerMillisecond);
        return true;
    }

    /// <summary>Converts a date to milliseconds. Fractions are truncated toward 1970, and dates that are not UTC are converted as in the driver.</summary>
    public static long ToMilliseconds(DateTime value)
    {
        var utc = value.Kind == DateTimeKind.Utc ? value : LocalTimes.ToUniversal(value);
        return (utc.Ticks - DateTime.UnixEpoch.Ticks) / TimeSpan.TicksPerMillisecond;
    }
}
