using System.ComponentModel;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="DateTime"/> with <c>[BsonDateTimeOptions]</c>, stored as a date.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class DateTimeMember : DriverMember<DateTime>
{
    private readonly DateTimeKind _kind;
    private readonly bool _isDateOnly;

    /// <inheritdoc />
    /// <param name="declaringType">The class that declares the member.</param>
    /// <param name="name">The member's name.</param>
    /// <param name="kind">The kind of the dates read.</param>
    /// <param name="isDateOnly">Whether a date has no time; it is stored as it is then, whatever its kind.</param>
    public DateTimeMember(Type declaringType, string name, DateTimeKind kind, bool isDateOnly)
        : base(declaringType, name)
    {
        _kind = kind;
        _isDateOnly = isDateOnly;
    }

    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out DateTime value)
    {
        value = default;
        if (!RegisteredSerializer<DateTime>.IsDefault || !reader.TryPeekDateTime(out var utc) || (_isDateOnly && utc.TimeOfDay != TimeSpan.Zero))
        {
            return false;
        }

        value = _isDateOnly || _kind == DateTimeKind.Utc ? utc : DateTime.SpecifyKind(BsonUtils.ToLocalTime(utc), _kind);
        reader.SkipPeeked(sizeof(long));
        return true;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, DateTime value)
    {
        if (!RegisteredSerializer<DateTime>.IsDefault || (_isDateOnly && value.TimeOfDay != TimeSpan.Zero))
        {
            return false;
        }

        writer.WriteMilliseconds(name, DateTimes.ToMilliseconds(_isDateOnly ? DateTime.SpecifyKind(value, DateTimeKind.Utc) : value));
        return true;
    }
}
