namespace BsonGen.CodeGeneration;

/// <summary>A TimeOnly. The driver reads and writes documents.</summary>
/// <param name="units">They have the names of the driver's units for this type.</param>
[EditorBrowsable(Never)]
public sealed class TimeOnlyCodec(
    Type declaringType, string name, BsonType representation, TimeSpanUnits units = TimeSpanUnits.Ticks)
    : ScalarCodec<TimeOnly, TimeOnlySerializer>(declaringType, name)
{
    private const string TextFormat = "o";
    private const int TextLength = 16;

    private readonly TimeUnits _units = new(units);

    private protected override bool TryReadValue(ref BsonSpanReader reader, out TimeOnly value)
    {
        if (reader.Type == BsonType.String)
        {
            Span<char> chars = stackalloc char[ShortText.Longest];
            var text = reader.PeekText(chars);
            return reader.AcceptText(
                TimeOnly.TryParseExact(text, TextFormat, DateTimeFormatInfo.InvariantInfo, DateTimeStyles.None, out value));
        }

        var isTime = _units.TryRead(ref reader, TimeOnly.MinValue.Ticks, TimeOnly.MaxValue.Ticks, out var ticks);
        value = isTime ? new TimeOnly(ticks) : default;
        return isTime;
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TimeOnly value)
    {
        if (representation != BsonType.String)
        {
            return _units.TryWrite(ref writer, name, value.Ticks, representation);
        }

        writer.WriteFormatted(name, value, TextLength, TextFormat);
        return true;
    }
}
