namespace BsonGen.CodeGeneration;

/// <summary>A DateOnly. The driver reads and writes documents.</summary>
[EditorBrowsable(Never)]
public sealed class DateOnlyCodec(Type declaringType, string name, BsonType representation)
    : ScalarCodec<DateOnly, DateOnlySerializer>(declaringType, name)
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out DateOnly value)
    {
        var isRead = DateTimeCodec.TryPeek(ref reader, isDateOnly: true, out var date, out var size);
        value = DateOnly.FromDateTime(date);
        return reader.Accept(isRead, size);
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, DateOnly value)
    {
        var utc = value.ToDateTime(TimeOnly.MinValue, DateTimeKind.Utc);
        return DateTimeCodec.TryWrite(ref writer, name, utc, utc, isDateOnly: true, representation);
    }
}
