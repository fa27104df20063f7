using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Options;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="TimeOnly"/> with <c>[BsonTimeOnlyOptions]</c> or <c>[BsonRepresentation]</c>.</summary>
/// <param name="declaringType">The class that declares the member.</param>
/// <param name="name">The member's name.</param>
/// <param name="representation">The BSON type that is written.</param>
/// <param name="units">The unit of numbers, with the same name as the driver's unit for this type. Older drivers don't declare that.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class TimeOnlyMember(Type declaringType, string name, BsonType representation, TimeSpanUnits units)
    : DriverMember<TimeOnly>(declaringType, name)
{
    private readonly TimeUnits _units = new(units);

    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out TimeOnly value)
    {
        value = default;
        if (!RegisteredSerializer<TimeOnly>.IsDefault)
        {
            return false;
        }

        // Drivers before 3.6 don't read documents, and refuse this representation.
        if (reader.TryReadTimeText(out value) || (representation == BsonType.Document && reader.TryReadTimeDocument(out value)))
        {
            return true;
        }

        if (!reader.TryReadTicks(_units, TimeOnly.MinValue.Ticks, TimeOnly.MaxValue.Ticks, out var ticks))
        {
            return false;
        }

        value = new TimeOnly(ticks);
        return true;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TimeOnly value)
    {
        if (!RegisteredSerializer<TimeOnly>.IsDefault)
        {
            return false;
        }

        switch (representation)
        {
            case BsonType.String:
                writer.WriteTimeText(name, value);
                return true;

            case BsonType.Document:
                writer.WriteTimeDocument(name, value);
                return true;

            default:
                return writer.TryWriteTicks(name, value.Ticks, _units, representation);
        }
    }
}
