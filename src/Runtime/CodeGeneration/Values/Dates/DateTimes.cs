using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>BSON's milliseconds since 1970 as <see cref="DateTime"/>, by the rules of the driver's default serializer.</summary>
internal static class DateTimes
{
    private static readonly long MinMilliseconds = BsonConstants.DateTimeMinValueMillisecondsSinceEpoch;
    private static readonly long MaxMilliseconds = BsonConstants.DateTimeMaxValueMillisecondsSinceEpoch;

    /// <summary>False for the largest date and all that .NET can't hold; the driver has rules for those.</summary>
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

    /// <summary>The milliseconds of a date, fractions cut off toward 1970; a date that is not UTC is converted as the driver does.</summary>
    public static long ToMilliseconds(DateTime value)
    {
        var utc = value.Kind == DateTimeKind.Utc ? value : BsonUtils.ToUniversalTime(value);
        return (utc.Ticks - DateTime.UnixEpoch.Ticks) / TimeSpan.TicksPerMillisecond;
    }
}
