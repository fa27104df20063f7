using MongoDB.Bson.Serialization.Options;

namespace BsonGen.CodeGeneration;

/// <summary>
/// Converts ticks to and from numbers in the units of an attribute, with the arithmetic of the driver: overflow is unchecked, and nanoseconds are divided
/// before the fraction is truncated.
/// </summary>
internal readonly struct TimeUnits(TimeSpanUnits units)
{
    private const int NanosecondsPerTick = 100;

    private readonly bool _areNanoseconds = units == TimeSpanUnits.Nanoseconds;

    private readonly long _ticksPerUnit = units switch
    {
        TimeSpanUnits.Days => TimeSpan.TicksPerDay,
        TimeSpanUnits.Hours => TimeSpan.TicksPerHour,
        TimeSpanUnits.Minutes => TimeSpan.TicksPerMinute,
        TimeSpanUnits.Seconds => TimeSpan.TicksPerSecond,
        TimeSpanUnits.Milliseconds => TimeSpan.TicksPerMillisecond,
        TimeSpanUnits.Microseconds => TimeSpan.TicksPerMicrosecond,
        _ => 1,
    };

    public long ToTicks(double number) => unchecked((long)(_areNanoseconds ? number / NanosecondsPerTick : number * _ticksPerUnit));

    public long ToTicks(long number) => _areNanoseconds ? number / NanosecondsPerTick : unchecked(number * _ticksPerUnit);

    public double ToDouble(long ticks) => _areNanoseconds ? ticks * (double)NanosecondsPerTick : (double)ticks / _ticksPerUnit;

    // A division takes longer than the rest of the element.
    public long ToInteger(long ticks) => _areNanoseconds ? unchecked(ticks * NanosecondsPerTick) : _ticksPerUnit == 1 ? ticks : ticks / _ticksPerUnit;
}
