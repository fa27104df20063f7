namespace BsonGen.CodeGeneration;

/// <summary>Dates as milliseconds since 1970, with the rules of the driver's default serializer.</summary>
internal static class DateTimes
{
    private static readonly long MinMilliseconds = BsonConstants.DateTimeMinValueMillisecondsSinceEpoch;
    private static readonly long MaxMilliseconds = BsonConstants.DateTimeMaxValueMillisecondsSinceEpoch;

    public static bool IsCalendarGregorian => DateTimeFormatInfo.CurrentInfo.Calendar is GregorianCalendar;

    // False for the largest date, and for dates that .NET does not have. The driver has special rules for them.
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

    // Fractions are truncated toward 1970, and dates that are not UTC are converted.
    public static long ToMilliseconds(DateTime value)
    {
        var utc = value.Kind == DateTimeKind.Utc ? value : LocalTimes.ToUniversal(value);
        return (utc.Ticks - DateTime.UnixEpoch.Ticks) / TimeSpan.TicksPerMillisecond;
    }
}
