using System.Buffers.Text;

namespace BsonGen.CodeGeneration;

/// <summary>Converts time spans to and from the text that the driver writes: .NET's constant format.</summary>
internal static class TimeSpans
{
    /// <summary>The length of the longest text: a sign, days, time and seven decimal places.</summary>
    public const int LongestText = 26;

    private const int TickDigits = 7;
    private const int MostDayDigits = 7;

    private static readonly System.Buffers.StandardFormat Constant = new('c');

    /// <summary>Parses a text that <see cref="Format"/> gives. Returns false for all other texts, which the driver parses.</summary>
    public static bool TryParse(ReadOnlySpan<byte> text, out TimeSpan value)
    {
        value = default;
        var isNegative = !text.IsEmpty && text[0] == '-';
        var rest = isNegative ? text.Slice(1) : text;
        var days = 0;
        var point = rest.IndexOf((byte)'.');
        if (point is > 0 and <= MostDayDigits)
        {
            if (rest[0] == '0' || !TryParseDigits(rest.Slice(0, point), out days))
            {
                return false;
            }

            rest = rest.Slice(point + 1);
        }

        if (rest.Length is not (8 or 16) || rest[2] != ':' || rest[5] != ':' ||
            !TryParseDigits(rest.Slice(0, 2), out var hours) || !TryParseDigits(rest.Slice(3, 2), out var minutes) || !TryParseDigits(rest.Slice(6, 2), out var seconds) ||
            hours > 23 || minutes > 59 || seconds > 59)
        {
            return false;
        }

        var fraction = 0;
        if (rest.Length == 16 && (rest[8] != '.' || !TryParseDigits(rest.Slice(9, TickDigits), out fraction) || fraction == 0))
        {
            return false;
        }

        var ticks = (days * TimeSpan.TicksPerDay) + (((hours * 3600) + (minutes * 60) + seconds) * TimeSpan.TicksPerSecond) + fraction;
        value = new TimeSpan(isNegative ? -ticks : ticks);
        return !isNegative || ticks != 0;
    }

    /// <param name="value">The time span.</param>
    /// <param name="text">Room for <see cref="LongestText"/> bytes.</param>
    public static ReadOnlySpan<byte> Format(TimeSpan value, Span<byte> text) =>
        Utf8Formatter.TryFormat(value, text, out var length, Constant) ? text.Slice(0, length) : default;

    private static bool TryParseDigits(ReadOnlySpan<byte> text, out int value)
    {
        value = 0;
        foreach (var digit in text)
        {
            if (digit is < (byte)'0' or > (byte)'9')
            {
                return false;
            }

            value = (value * 10) + (digit - '0');
        }

        return true;
    }
}
