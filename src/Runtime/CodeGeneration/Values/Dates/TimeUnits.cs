using MongoDB.Bson.Serialization.Options;

namespace BsonGen.CodeGeneration;

/// <summary>
/// Converts ticks to and from numbers in the units of an attribute, with the arithmetic of the driver: overflow is unchecked, and nanoseconds are divided
/// before the fraction is truncated.
/// </summary>
internal readonly struct TimeUnits(TimeSpanUnits units)
{
    private const int NanosecondsPerTick = 100;

    private bool AreNanoseconds => units == TimeSpanUnits.Nanoseconds;

    private long TicksPerUnit => units switch
    {
        TimeSpanUnits.Days => TimeSpan.TicksPerDay,
        TimeSpanUnits.Hours => TimeSpan.TicksPerHour,
        TimeSpanUnits.Minutes => TimeSpan.TicksPerMinute,
        TimeSpanUnits.Seconds => TimeSpan.TicksPerSecond,
        TimeSpanUnits.Milliseconds => TimeSpan.TicksPerMillisecond,
        TimeSpanUnits.Microseconds => TimeSpan.TicksPerMicrosecond,
        _ => 1,
    };

    public long ToTicks(double number) => unchecked((long)(AreNanoseconds ? number / NanosecondsPerTick : number * TicksPerUnit));

    public long ToTicks(long number) => AreNanoseconds ? number / NanosecondsPerTick : unchecked(number * TicksPerUnit);

    public double ToDouble(long ticks) => AreNanoseconds ? ticks * (double)NanosecondsPerTick : (double)ticks / TicksPerUnit;

    public long ToInteger(long ticks) => AreNanoseconds ? unchecked(ticks * NanosecondsPerTick) : ticks / TicksPerUnit;
}
