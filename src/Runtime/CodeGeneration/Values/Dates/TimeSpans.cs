using System.Buffers.Binary;

namespace BsonGen.CodeGeneration;

/// <summary>Converts time spans to and from the text that the driver writes: .NET's constant format.</summary>
internal static class TimeSpans
{
    /// <summary>The bytes that <see cref="Format"/> changes at most: a sign, eight digits of days, a time, two points and eight decimal places.</summary>
    public const int Room = 27;

    private const int TickDigits = 7;
    private const int MostDayDigits = 7;

    private const int TimeLength = 8;
    private const ulong SecondsPerDay = 86_400;

    // 00:00:00
    private const ulong Colons = 0x3030_3a30_303a_3030;

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

    /// <summary>Formats a time span.</summary>
    /// <param name="value">The time span.</param>
    /// <param name="text">Room for <see cref="Room"/> bytes.</param>
    /// <returns>The number of bytes that belong to the text.</returns>
    public static int Format(TimeSpan value, Span<byte> text)
    {
        var length = 0;
        var ticks = (ulong)value.Ticks;
        if (value.Ticks < 0)
        {
            text[length++] = (byte)'-';
            ticks = 0 - ticks;
        }

        (var seconds, var fraction) = Math.DivRem(ticks, (ulong)TimeSpan.TicksPerSecond);
        if (seconds >= SecondsPerDay)
        {
            (var days, seconds) = Math.DivRem(seconds, SecondsPerDay);
            length += DecimalDigits.FormatWhole((uint)days, text.Slice(length));
            text[length++] = (byte)'.';
        }

        BinaryPrimitives.WriteUInt64LittleEndian(text.Slice(length), FormatTime((uint)seconds));
        length += TimeLength;
        if (fraction != 0)
        {
            // Seven digits; the eighth is behind the text.
            text[length] = (byte)'.';
            BinaryPrimitives.WriteUInt64LittleEndian(text.Slice(length + 1), EightDigits.Format(10 * (uint)fraction));
            length += 1 + TickDigits;
        }

        return length;
    }

    /// <summary>Formats hours, minutes and seconds as one word of text.</summary>
    /// <param name="seconds">The seconds since midnight.</param>
    private static ulong FormatTime(uint seconds)
    {
        var (minutes, second) = Math.DivRem(seconds, 60u);
        var (hour, minute) = Math.DivRem(minutes, 60u);

        // Three numbers below 60, three bytes each with the colon. The product divides by ten, and is exact for these sizes.
        var numbers = hour | ((ulong)minute << 24) | ((ulong)second << 48);
        var tens = ((numbers * 103) >> 10) & 0x000f_0000_0f00_000f;
        return Colons | tens | ((numbers - (10 * tens)) << 8);
    }

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
