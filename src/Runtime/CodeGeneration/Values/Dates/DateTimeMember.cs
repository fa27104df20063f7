using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="DateTime"/> with <c>[BsonDateTimeOptions]</c> or <c>[BsonRepresentation]</c>.</summary>
/// <param name="declaringType">The class that declares the member.</param>
/// <param name="name">The member's name.</param>
/// <param name="kind">The kind of the dates that are read.</param>
/// <param name="isDateOnly">Whether the dates have no time. Such dates are stored without conversion to UTC.</param>
/// <param name="representation">The BSON type that is written.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class DateTimeMember(Type declaringType, string name, DateTimeKind kind, bool isDateOnly, BsonType representation)
    : DriverMember<DateTime>(declaringType, name)
{
    /// <summary>A member that is written as <see cref="BsonType.DateTime"/>.</summary>
    /// <inheritdoc cref="DateTimeMember(Type, string, DateTimeKind, bool, BsonType)" />
    public DateTimeMember(Type declaringType, string name, DateTimeKind kind, bool isDateOnly)
        : this(declaringType, name, kind, isDateOnly, BsonType.DateTime)
    {
    }

    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out DateTime value)
    {
        value = default;
        if (!RegisteredSerializer<DateTime>.IsDefault)
        {
            return false;
        }

        var size = sizeof(long);
        if ((!reader.TryPeekDateTime(out var utc) && !reader.TryPeekTicks(out utc, out size) && !reader.TryPeekDateText(isDateOnly, out utc, out size)) ||
            (isDateOnly && utc.TimeOfDay != TimeSpan.Zero))
        {
            return false;
        }

        value = isDateOnly || kind == DateTimeKind.Utc ? utc : DateTime.SpecifyKind(LocalTimes.FromUniversal(utc), kind);
        reader.SkipPeeked(size);
        return true;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, DateTime value)
    {
        if (!RegisteredSerializer<DateTime>.IsDefault || (isDateOnly && value.TimeOfDay != TimeSpan.Zero))
        {
            return false;
        }

        var utc = isDateOnly ? DateTime.SpecifyKind(value, DateTimeKind.Utc) : LocalTimes.ToUniversal(value);
        switch (representation)
        {
            case BsonType.DateTime:
                writer.WriteMilliseconds(name, DateTimes.ToMilliseconds(utc));
                return true;

            case BsonType.Int64:
                writer.WriteTicks(name, utc);
                return true;

            case BsonType.Document:
                writer.WriteDateDocument(name, utc);
                return true;

            default:
                return representation == BsonType.String && writer.TryWriteDateText(name, value, isDateOnly);
        }
    }
}
