using MongoDB.Bson;
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

    /// <summary>Peeks at a Double, Int32 or Int64; returns false for other BSON types.</summary>
    public bool TryPeek(in BsonSpanReader reader, out long ticks, out int size)
    {
        if (reader.TryPeekDouble(out var number))
        {
            ticks = unchecked((long)(AreNanoseconds ? number / NanosecondsPerTick : number * TicksPerUnit));
            size = sizeof(double);
            return true;
        }

        var isInteger = reader.TryPeekWholeNumber(out var integer, out size);
        ticks = AreNanoseconds ? integer / NanosecondsPerTick : unchecked(integer * TicksPerUnit);
        return isInteger;
    }

    /// <summary>Writes a Double, Int32 or Int64; writes nothing and returns false for other BSON types.</summary>
    public bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, long ticks, BsonType representation)
    {
        if (representation == BsonType.Double)
        {
            writer.WriteRawDouble(name, AreNanoseconds ? ticks * (double)NanosecondsPerTick : (double)ticks / TicksPerUnit);
            return true;
        }

        var number = AreNanoseconds ? unchecked(ticks * NanosecondsPerTick) : ticks / TicksPerUnit;
        return representation is BsonType.Int32 or BsonType.Int64 &&
            writer.TryWriteInteger(name, representation == BsonType.Int32 ? unchecked((int)number) : number, representation);
    }
}
