using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Dates and times in the form that the driver writes. The driver reads all other forms.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a <see cref="DateTime"/> in UTC.</summary>
    public DateTime ReadDateTime() =>
        RegisteredSerializer<DateTime>.IsDefault && TryPeekDateTime(out var value) ? Advance(sizeof(long), value) : ReadWithRegistered<DateTime>();

    /// <summary>Peeks at a date in UTC. Returns false for dates with special rules in the driver.</summary>
    internal readonly bool TryPeekDateTime(out DateTime value)
    {
        value = default;
        return _type == BsonType.DateTime && DateTimes.TryFromMilliseconds(PeekInt64(), out value);
    }

    /// <summary>Skips a value that was peeked at.</summary>
    internal void SkipPeeked(int size) => _position += size;

    /// <summary>Reads a <see cref="DateTimeOffset"/>.</summary>
    public DateTimeOffset ReadDateTimeOffset() =>
        RegisteredSerializer<DateTimeOffset>.IsDefault && DateTimeOffsets.TryRead(_type, Rest, out var value)
            ? Advance(DateTimeOffsets.GetForm(_type).Length, value)
            : ReadWithRegistered<DateTimeOffset>();

    /// <summary>Reads a <see cref="DateOnly"/>.</summary>
    public DateOnly ReadDateOnly() =>
        RegisteredSerializer<DateOnly>.IsDefault && TryPeekDateTime(out var value) && value.TimeOfDay == TimeSpan.Zero
            ? Advance(sizeof(long), DateOnly.FromDateTime(value))
            : ReadWithRegistered<DateOnly>();

    /// <summary>Reads a <see cref="TimeSpan"/>.</summary>
    public TimeSpan ReadTimeSpan() =>
        RegisteredSerializer<TimeSpan>.IsDefault && TryReadTimeSpanText(out var value) ? value : ReadWithRegistered<TimeSpan>();

    /// <summary>Reads a time span from the text that the driver writes.</summary>
    internal bool TryReadTimeSpanText(out TimeSpan value)
    {
        if (_type == BsonType.String && PeekText() is var text && TimeSpans.TryParse(text, out value))
        {
            _position += TextSize(text);
            return true;
        }

        value = default;
        return false;
    }

    /// <summary>Peeks at a date that is stored as ticks, or as the document that the driver writes. Returns false for other values.</summary>
    internal readonly bool TryPeekTicks(out DateTime value, out int size)
    {
        value = default;
        size = 0;
        if (!DateTimes.TryPeekTicks(_type, Rest, out var ticks, out size) || (ulong)ticks > (ulong)DateTime.MaxValue.Ticks)
        {
            return false;
        }

        value = new DateTime(ticks, DateTimeKind.Utc);
        return true;
    }
}
