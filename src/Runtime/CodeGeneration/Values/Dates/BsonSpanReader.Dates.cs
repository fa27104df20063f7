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
        RegisteredSerializer<DateTimeOffset>.IsDefault && TryReadDateTimeOffset(out var value) ? value : ReadWithRegistered<DateTimeOffset>();

    /// <summary>Reads a date with an offset in any of the forms that the driver writes.</summary>
    internal bool TryReadDateTimeOffset(out DateTimeOffset value)
    {
        if (_type == BsonType.String)
        {
            var text = PeekText();
            if (!DateTimeOffsets.TryParse(text, out value))
            {
                return false;
            }

            _position += TextSize(text);
            return true;
        }

        if (DriverVersion.ReadsDatesAsOffsets && TryPeekDateTime(out var date))
        {
            value = Advance(sizeof(long), new DateTimeOffset(date));
            return true;
        }

        if (!DateTimeOffsets.TryRead(_type, Rest, out value))
        {
            return false;
        }

        _position += DateTimeOffsets.GetForm(_type).Length;
        return true;
    }

    /// <summary>Reads a <see cref="DateOnly"/>.</summary>
    public DateOnly ReadDateOnly() =>
        RegisteredSerializer<DateOnly>.IsDefault && TryReadDateOnly(out var value) ? value : ReadWithRegistered<DateOnly>();

    /// <summary>Reads a date without a time in one of the forms that the driver writes.</summary>
    internal bool TryReadDateOnly(out DateOnly value)
    {
        var size = sizeof(long);
        if ((!TryPeekDateTime(out var date) && !TryPeekTicks(out date, out size) && !TryPeekDateText(isDateOnly: true, out date, out size)) ||
            date.TimeOfDay != TimeSpan.Zero)
        {
            value = default;
            return false;
        }

        value = Advance(size, DateOnly.FromDateTime(date));
        return true;
    }

    /// <summary>Reads a <see cref="TimeOnly"/>.</summary>
    public TimeOnly ReadTimeOnly() =>
        _type == BsonType.Int64 && RegisteredSerializer<TimeOnly>.IsDefault && PeekInt64() is >= 0 and < TimeSpan.TicksPerDay and var ticks
            ? Advance(sizeof(long), new TimeOnly(ticks))
            : ReadWithRegistered<TimeOnly>();

    /// <summary>Reads a time from the text that the driver writes.</summary>
    internal bool TryReadTimeText(out TimeOnly value)
    {
        value = default;
        if (_type == BsonType.String && PeekText() is var text && IsoDates.TryParseTime(text, out value))
        {
            _position += TextSize(text);
            return true;
        }

        return false;
    }

    /// <summary>Reads a time from the document that the driver writes.</summary>
    internal bool TryReadTimeDocument(out TimeOnly value)
    {
        value = default;
        if (_type != BsonType.Document || !PartDocuments.TryRead(Rest, out value))
        {
            return false;
        }

        _position += PartDocuments.TimeSize;
        return true;
    }

    /// <summary>Reads a date from the document of year, month and day that the driver writes.</summary>
    internal bool TryReadDateDocument(out DateOnly value)
    {
        value = default;
        if (_type != BsonType.Document || !PartDocuments.TryRead(Rest, out value))
        {
            return false;
        }

        _position += PartDocuments.DateSize;
        return true;
    }

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

    /// <summary>Reads a Double, Int32 or Int64 in a unit; returns false for other BSON types, and for numbers outside of the range.</summary>
    /// <param name="units">The unit.</param>
    /// <param name="smallest">The smallest number of ticks.</param>
    /// <param name="largest">The largest number of ticks.</param>
    /// <param name="ticks">The number in ticks.</param>
    internal bool TryReadTicks(in TimeUnits units, long smallest, long largest, out long ticks)
    {
        var size = sizeof(double);
        if (TryPeekDouble(out var number))
        {
            ticks = units.ToTicks(number);
        }
        else if (TryPeekWholeNumber(out var integer, out size))
        {
            ticks = units.ToTicks(integer);
        }
        else
        {
            ticks = 0;
            return false;
        }

        if (ticks < smallest || ticks > largest)
        {
            return false;
        }

        _position += size;
        return true;
    }

    /// <summary>Parses a date in the format that the driver writes, and does not move. Returns false for other formats, which the driver parses.</summary>
    internal readonly bool TryPeekDateText(bool isDateOnly, out DateTime value, out int size)
    {
        value = default;
        var text = _type == BsonType.String ? PeekText() : default;
        size = TextSize(text);
        return isDateOnly
            ? text.Length == IsoDates.DateLength && DateTimes.IsCalendarGregorian && IsoDates.TryParseDate(text, out value)
            : DateTimes.TryParse(text, out value);
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
