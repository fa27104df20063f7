using System.Globalization;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Dates and times, in the representation that the driver's default serializers write.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a <see cref="DateTime"/>.</summary>
    public void WriteDateTime(ReadOnlySpan<byte> name, DateTime value)
    {
        if (RegisteredSerializer<DateTime>.Representation == BsonType.DateTime)
        {
            WriteMilliseconds(name, DateTimes.ToMilliseconds(value));
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes a <see cref="DateTime"/>.</summary>
    /// <inheritdoc cref="WriteInt32(ref int, ReadOnlySpan{byte}, int)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateTime(ref int position, ReadOnlySpan<byte> name, DateTime value)
    {
        if (RegisteredSerializer<DateTime>.Representation == BsonType.DateTime && value.Kind == DateTimeKind.Utc)
        {
            WriteRawInt64(ref position, BsonType.DateTime, name, DateTimes.ToMilliseconds(value));
        }
        else
        {
            WriteDateTime(name, value);
            position = _position;
        }
    }

    /// <summary>Writes a date.</summary>
    internal void WriteMilliseconds(ReadOnlySpan<byte> name, long sinceEpoch) => WriteRawInt64(BsonType.DateTime, name, sinceEpoch);

    /// <summary>Writes a date in UTC as its ticks.</summary>
    internal void WriteTicks(ReadOnlySpan<byte> name, DateTime utc) => WriteRawInt64(BsonType.Int64, name, utc.Ticks);

    /// <summary>Writes a date in UTC as a document of milliseconds and ticks.</summary>
    internal void WriteDateDocument(ReadOnlySpan<byte> name, DateTime utc)
    {
        CheckDepth();
        WriteHeader(BsonType.Document, name);
        DateTimes.Write(utc, Reserve(DateTimes.DocumentSize));
        _position += DateTimes.DocumentSize;
    }

    /// <summary>Writes a date in the text format of the driver; returns false if the driver uses the calendar of the current culture.</summary>
    internal bool TryWriteDateText(ReadOnlySpan<byte> name, DateTime value, bool isDateOnly)
    {
        if (!isDateOnly)
        {
            EndText(name, DateTimes.Format(value, StartText(name, IsoDates.LongestText)));
            return true;
        }

        if (!DateTimes.IsCalendarGregorian)
        {
            return false;
        }

        IsoDates.WriteDate(value, StartText(name, IsoDates.DateLength));
        EndText(name, IsoDates.DateLength);
        return true;
    }

    /// <summary>Writes a <see cref="DateTimeOffset"/>.</summary>
    public void WriteDateTimeOffset(ReadOnlySpan<byte> name, DateTimeOffset value)
    {
        if (!TryWriteDateTimeOffset(name, value, RegisteredSerializer<DateTimeOffset>.Representation))
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes a date with an offset; returns false, and writes nothing, if the driver has to write the representation.</summary>
    internal bool TryWriteDateTimeOffset(ReadOnlySpan<byte> name, DateTimeOffset value, BsonType representation)
    {
        if (representation == BsonType.String)
        {
            EndText(name, DateTimeOffsets.Format(value, StartText(name, IsoDates.LongestText)));
            return true;
        }

        if (representation == BsonType.DateTime)
        {
            // Other dates are truncated toward 1970.
            WriteMilliseconds(name, value.ToUnixTimeMilliseconds());
            return true;
        }

        var form = DateTimeOffsets.GetForm(representation);
        if (form.IsEmpty)
        {
            return false;
        }

        CheckDepth();
        WriteHeader(representation, name);
        var bytes = Reserve(form.Length);
        form.CopyTo(bytes);
        DateTimeOffsets.Write(representation, value, bytes);
        _position += form.Length;
        return true;
    }

    /// <summary>Writes a <see cref="DateOnly"/>.</summary>
    public void WriteDateOnly(ReadOnlySpan<byte> name, DateOnly value)
    {
        if (!TryWriteDateOnly(name, value, RegisteredSerializer<DateOnly>.Representation))
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes a date without a time; returns false, and writes nothing, if the driver has to write the representation.</summary>
    internal bool TryWriteDateOnly(ReadOnlySpan<byte> name, DateOnly value, BsonType representation)
    {
        var utc = value.ToDateTime(TimeOnly.MinValue, DateTimeKind.Utc);
        switch (representation)
        {
            case BsonType.DateTime:
                WriteMilliseconds(name, DateTimes.ToMilliseconds(utc));
                return true;

            case BsonType.Int64:
                WriteTicks(name, utc);
                return true;

            case BsonType.Document:
                WriteDateDocument(name, utc);
                return true;

            default:
                return representation == BsonType.String && TryWriteDateText(name, utc, isDateOnly: true);
        }
    }

    /// <summary>Writes a date as a document of year, month and day.</summary>
    internal void WriteDateDocument(ReadOnlySpan<byte> name, DateOnly value)
    {
        CheckDepth();
        WriteHeader(BsonType.Document, name);
        PartDocuments.Write(value, Reserve(PartDocuments.DateSize));
        _position += PartDocuments.DateSize;
    }

    /// <summary>Writes a <see cref="TimeOnly"/>.</summary>
    public void WriteTimeOnly(ReadOnlySpan<byte> name, TimeOnly value)
    {
        if (RegisteredSerializer<TimeOnly>.Representation == BsonType.Int64)
        {
            WriteRawInt64(BsonType.Int64, name, value.Ticks);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes ticks as a Double, Int32 or Int64 in a unit; writes nothing and returns false for other BSON types.</summary>
    internal bool TryWriteTicks(ReadOnlySpan<byte> name, long ticks, in TimeUnits units, BsonType representation)
    {
        switch (representation)
        {
            case BsonType.Double:
                WriteRawDouble(name, units.ToDouble(ticks));
                return true;

            case BsonType.Int32:
                WriteRawInt32(name, unchecked((int)units.ToInteger(ticks)));
                return true;

            case BsonType.Int64:
                WriteRawInt64(BsonType.Int64, name, units.ToInteger(ticks));
                return true;

            default:
                return false;
        }
    }

    /// <summary>Writes a time as text.</summary>
    internal void WriteTimeText(ReadOnlySpan<byte> name, TimeOnly value)
    {
        value.TryFormat(StartText(name, IsoDates.LongTimeLength), out _, "o", DateTimeFormatInfo.InvariantInfo);
        EndText(name, IsoDates.LongTimeLength);
    }

    /// <summary>Writes a time as a document of its parts.</summary>
    internal void WriteTimeDocument(ReadOnlySpan<byte> name, TimeOnly value)
    {
        CheckDepth();
        WriteHeader(BsonType.Document, name);
        PartDocuments.Write(value, Reserve(PartDocuments.TimeSize));
        _position += PartDocuments.TimeSize;
    }

    /// <summary>Writes a <see cref="TimeSpan"/>.</summary>
    public void WriteTimeSpan(ReadOnlySpan<byte> name, TimeSpan value)
    {
        if (RegisteredSerializer<TimeSpan>.Representation != BsonType.String)
        {
            WriteWithRegistered(name, value);
            return;
        }

        EndText(name, TimeSpans.Format(value, StartText(name, TimeSpans.Room)));
    }
}
