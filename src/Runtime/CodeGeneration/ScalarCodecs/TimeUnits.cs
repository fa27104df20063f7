namespace BsonGen.CodeGeneration;

/// <summary>Converts ticks like the driver: overflow is unchecked, and nanoseconds are divided before truncation.</summary>
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

    // False for other BSON types than Double, Int32 and Int64, and for numbers out of the range.
    public bool TryRead(ref BsonSpanReader reader, long smallest, long largest, out long ticks)
    {
        var size = sizeof(double);
        var isNumber = true;
        if (reader.TryPeekDouble(out var number))
        {
            ticks = ToTicks(number);
        }
        else
        {
            isNumber = reader.TryPeekWholeNumber(out var integer, out size);
            ticks = ToTicks(integer);
        }

        return reader.Accept(isNumber && ticks >= smallest && ticks <= largest, size);
    }

    // Returns false, and writes nothing, for other BSON types.
    public bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, long ticks, BsonType representation)
    {
        switch (representation)
        {
            case BsonType.Double:
                writer.WriteRawDouble(name, ToDouble(ticks));
                return true;

            case BsonType.Int32:
                writer.WriteRawInt32(name, unchecked((int)ToInteger(ticks)));
                return true;

            case BsonType.Int64:
                writer.WriteRawInt64(BsonType.Int64, name, ToInteger(ticks));
                return true;

            default:
                return false;
        }
    }

    private long ToTicks(double number) =>
        unchecked((long)(_areNanoseconds ? number / NanosecondsPerTick : number * _ticksPerUnit));

    private long ToTicks(long number) => _areNanoseconds ? number / NanosecondsPerTick : unchecked(number * _ticksPerUnit);

    private double ToDouble(long ticks) =>
        _areNanoseconds ? ticks * (double)NanosecondsPerTick : (double)ticks / _ticksPerUnit;

    // A division takes longer than the rest of the element.
    private long ToInteger(long ticks) =>
        _areNanoseconds ? unchecked(ticks * NanosecondsPerTick) :
        _ticksPerUnit == 1 ? ticks :
        ticks / _ticksPerUnit;
}
