namespace BsonGen.CodeGeneration;

/// <summary>A TimeSpan as text in .NET's constant format, or as a number in a unit.</summary>
[EditorBrowsable(Never)]
public sealed class TimeSpanCodec(
    Type declaringType, string name, BsonType representation, TimeSpanUnits units = TimeSpanUnits.Ticks)
    : ScalarCodec<TimeSpan, TimeSpanSerializer>(declaringType, name)
{
    private const string TextFormat = "c";
    private const int LongestText = 26;

    private readonly TimeUnits _units = new(units);

    private protected override bool TryReadValue(ref BsonSpanReader reader, out TimeSpan value)
    {
        if (reader.Type == BsonType.String)
        {
            // .NET lets a text end with its decimal point, which the driver refuses.
            Span<char> chars = stackalloc char[ShortText.Longest];
            value = default;
            return reader.PeekText(chars) is [.., >= '0' and <= '9'] text &&
                reader.AcceptText(TimeSpan.TryParseExact(text, TextFormat, DateTimeFormatInfo.InvariantInfo, out value));
        }

        var isNumber = _units.TryRead(ref reader, long.MinValue, long.MaxValue, out var ticks);
        value = TimeSpan.FromTicks(ticks);
        return isNumber;
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TimeSpan value)
    {
        if (representation != BsonType.String)
        {
            return _units.TryWrite(ref writer, name, value.Ticks, representation);
        }

        writer.WriteFormatted(name, value, LongestText, TextFormat);
        return true;
    }
}
