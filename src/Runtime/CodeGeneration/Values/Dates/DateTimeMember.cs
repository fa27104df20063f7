using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="DateTime"/> with <c>[BsonDateTimeOptions]</c> or <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class DateTimeMember : DriverMember<DateTime>
{
    private readonly DateTimeKind _kind;
    private readonly bool _isDateOnly;
    private readonly BsonType _representation;

    /// <inheritdoc />
    /// <param name="declaringType">The class that declares the member.</param>
    /// <param name="name">The member's name.</param>
    /// <param name="kind">The kind of the dates that are read.</param>
    /// <param name="isDateOnly">Whether the dates have no time. Such dates are stored without conversion to UTC.</param>
    public DateTimeMember(Type declaringType, string name, DateTimeKind kind, bool isDateOnly)
        : this(declaringType, name, kind, isDateOnly, BsonType.DateTime)
    {
    }

    /// <inheritdoc cref="DateTimeMember(Type, string, DateTimeKind, bool)" />
    /// <param name="declaringType">The class that declares the member.</param>
    /// <param name="name">The member's name.</param>
    /// <param name="kind">The kind of the dates that are read.</param>
    /// <param name="isDateOnly">Whether the dates have no time. Such dates are stored without conversion to UTC.</param>
    /// <param name="representation">The BSON type that is written.</param>
    public DateTimeMember(Type declaringType, string name, DateTimeKind kind, bool isDateOnly, BsonType representation)
        : base(declaringType, name)
    {
        _kind = kind;
        _isDateOnly = isDateOnly;
        _representation = representation;
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
        if ((!reader.TryPeekDateTime(out var utc) && !reader.TryPeekTicks(out utc, out size) && !reader.TryPeekDateText(_isDateOnly, out utc, out size)) ||
            (_isDateOnly && utc.TimeOfDay != TimeSpan.Zero))
        {
            return false;
        }

        value = _isDateOnly || _kind == DateTimeKind.Utc ? utc : DateTime.SpecifyKind(BsonUtils.ToLocalTime(utc), _kind);
        reader.SkipPeeked(size);
        return true;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, DateTime value)
    {
        if (!RegisteredSerializer<DateTime>.IsDefault || (_isDateOnly && value.TimeOfDay != TimeSpan.Zero))
        {
            return false;
        }

        var utc = _isDateOnly ? DateTime.SpecifyKind(value, DateTimeKind.Utc) : BsonUtils.ToUniversalTime(value);
        switch (_representation)
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
                return _representation == BsonType.String && writer.TryWriteDateText(name, value, _isDateOnly);
        }
    }
}
