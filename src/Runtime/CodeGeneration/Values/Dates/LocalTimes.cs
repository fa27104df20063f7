namespace BsonGen.CodeGeneration;

/// <summary>Converts local time as the driver does. If it is that of UTC, as on most servers, only the kind changes.</summary>
internal static class LocalTimes
{
    // The local zones that were compared last. When .NET reads the zone of the system again, it creates another object.
    private static TimeZoneInfo? _utc;
    private static TimeZoneInfo? _other;

    // Dates of unspecified kind are local.
    public static DateTime ToUniversal(DateTime value) =>
        IsUtc ? DateTime.SpecifyKind(value, DateTimeKind.Utc) : BsonUtils.ToUniversalTime(value);

    public static DateTime FromUniversal(DateTime utc) =>
        IsUtc ? DateTime.SpecifyKind(utc, DateTimeKind.Local) : BsonUtils.ToLocalTime(utc);

    private static bool IsUtc
    {
        get
        {
            var zone = TimeZoneInfo.Local;
            return ReferenceEquals(zone, _utc) || (!ReferenceEquals(zone, _other) && HasRulesOfUtc(zone));
        }
    }

    private static bool HasRulesOfUtc(TimeZoneInfo zone)
    {
        var isUtc = zone.HasSameRules(TimeZoneInfo.Utc);
        (isUtc ? ref _utc : ref _other) = zone;
        return isUtc;
    }
}
