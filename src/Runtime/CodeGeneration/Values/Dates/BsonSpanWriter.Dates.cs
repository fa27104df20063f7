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

    /// <summary>Writes a <see cref="DateTimeOffset"/>.</summary>
    public void WriteDateTimeOffset(ReadOnlySpan<byte> name, DateTimeOffset value)
    {
        var type = RegisteredSerializer<DateTimeOffset>.Representation;
        var form = DateTimeOffsets.GetForm(type);
        if (form.IsEmpty)
        {
            WriteWithRegistered(name, value);
            return;
        }

        CheckDepth();
        WriteHeader(type, name);
        var bytes = Reserve(form.Length);
        form.CopyTo(bytes);
        DateTimeOffsets.Write(type, value, bytes);
        _position += form.Length;
    }

    /// <summary>Writes a <see cref="DateOnly"/>.</summary>
    public void WriteDateOnly(ReadOnlySpan<byte> name, DateOnly value)
    {
        if (RegisteredSerializer<DateOnly>.Representation == BsonType.DateTime)
        {
            WriteMilliseconds(name, DateTimes.ToMilliseconds(value.ToDateTime(TimeOnly.MinValue, DateTimeKind.Utc)));
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes a <see cref="TimeSpan"/>.</summary>
    public void WriteTimeSpan(ReadOnlySpan<byte> name, TimeSpan value)
    {
        if (RegisteredSerializer<TimeSpan>.Representation != BsonType.String)
        {
            WriteWithRegistered(name, value);
            return;
        }

        WriteHeader(BsonType.String, name);
        WriteTextBytes(TimeSpans.Format(value, stackalloc byte[TimeSpans.LongestText]));
    }
}
