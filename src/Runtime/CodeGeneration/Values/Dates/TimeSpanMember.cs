using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Options;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="TimeSpan"/> with <c>[BsonTimeSpanOptions]</c> or <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class TimeSpanMember(Type declaringType, string name, BsonType representation, TimeSpanUnits units)
    : DriverMember<TimeSpan>(declaringType, name)
{
    private bool IsNanoseconds => units == TimeSpanUnits.Nanoseconds;

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

    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out TimeSpan value)
    {
        value = default;
        if (!RegisteredSerializer<TimeSpan>.IsDefault)
        {
            return false;
        }

        if (reader.TryReadTimeSpanText(out value))
        {
            return true;
        }

        // The arithmetic of the driver: overflow is unchecked, and nanoseconds are divided before the fraction is truncated.
        if (reader.TryPeekDouble(out var number))
        {
            value = TimeSpan.FromTicks(unchecked((long)(IsNanoseconds ? number / 100.0 : number * TicksPerUnit)));
            reader.SkipPeeked(sizeof(double));
            return true;
        }

        if (reader.TryPeekWholeNumber(out var integer, out var size))
        {
            value = TimeSpan.FromTicks(IsNanoseconds ? integer / 100 : unchecked(integer * TicksPerUnit));
            reader.SkipPeeked(size);
            return true;
        }

        return false;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TimeSpan value)
    {
        if (!RegisteredSerializer<TimeSpan>.IsDefault)
        {
            return false;
        }

        switch (representation)
        {
            case BsonType.String:
                writer.WriteTimeSpan(name, value);
                return true;

            case BsonType.Double:
                return writer.TryWriteDouble(name, IsNanoseconds ? value.Ticks * 100.0 : (double)value.Ticks / TicksPerUnit, isSingle: false);

            default:
                var number = IsNanoseconds ? unchecked(value.Ticks * 100) : value.Ticks / TicksPerUnit;
                return writer.TryWriteInteger(name, representation == BsonType.Int32 ? unchecked((int)number) : number, representation);
        }
    }
}
