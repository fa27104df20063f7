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

        if (!reader.TryPeekTicks(new TimeUnits(units), out var ticks, out var size))
        {
            return false;
        }

        value = TimeSpan.FromTicks(ticks);
        reader.SkipPeeked(size);
        return true;
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
            return writer.TryWriteTicks(name, value.Ticks, new TimeUnits(units), representation);
        }

        writer.WriteTimeSpan(name, value);
        return true;
    }
}
