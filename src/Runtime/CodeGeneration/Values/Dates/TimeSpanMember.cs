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
    private readonly TimeUnits _units = new(units);

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

        var isNumber = reader.TryReadTicks(_units, long.MinValue, long.MaxValue, out var ticks);
        value = TimeSpan.FromTicks(ticks);
        return isNumber;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TimeSpan value)
    {
        if (!RegisteredSerializer<TimeSpan>.IsDefault)
        {
            return false;
        }

        if (representation != BsonType.String)
        {
            return writer.TryWriteTicks(name, value.Ticks, _units, representation);
        }

        writer.WriteTimeSpan(name, value);
        return true;
    }
}
