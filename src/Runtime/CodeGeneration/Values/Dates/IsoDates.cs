namespace BsonGen.CodeGeneration;

/// <summary>Dates as the text that the driver writes: <c>2024-02-29T12:30:00.5+01:00</c>. The driver reads all other forms.</summary>
internal static class IsoDates
{
    /// <summary>The format, for the dates that .NET formats.</summary>
    public const string Format = "yyyy-MM-ddTHH:mm:ss.FFFFFFFK";

    /// <summary>The longest text: a date, a time with seven decimal places, an offset.</summary>
    public const int LongestText = TimeLength + 8 + OffsetLength;

    /// <summary>The length of a date without a time.</summary>
    public const int DateLength = 10;

    /// <summary>The length of a time with seven decimal places.</summary>
    public const int LongTimeLength = 16;

    private const int TimeLength = 19;
    private const int OffsetLength = 6;
    private const int TickDigits = 7;

    /// <summary>Writes date and time, without an offset.</summary>
    /// <returns>The number of bytes written.</returns>
    public static int Write(long ticks, Span<byte> text)
    {
        var date = new DateTime(ticks);
        WriteDate(date, text);
        text[10] = (byte)'T';
        WriteTwo(date.Hour, text.Slice(11));
        text[13] = (byte)':';
        WriteTwo(date.Minute, text.Slice(14));
        text[16] = (byte)':';
        WriteTwo(date.Second, text.Slice(17));
        var fraction = (int)(ticks % TimeSpan.TicksPerSecond);
        if (fraction == 0)
        {
            return TimeLength;
        }

        var digits = TickDigits;
        for (; fraction % 10 == 0; fraction /= 10)
        {
            digits--;
        }

        text[TimeLength] = (byte)'.';
        for (var i = TimeLength + digits; i > TimeLength; i--)
        {
            text[i] = (byte)('0' + (fraction % 10));
            fraction /= 10;
        }

        return TimeLength + 1 + digits;
    }

    /// <summary>Writes a date without its time.</summary>
    public static void WriteDate(DateTime date, Span<byte> text)
    {
        date.Deconstruct(out int year, out var month, out var day);
        WriteTwo(year / 100, text);
        WriteTwo(year % 100, text.Slice(2));
        text[4] = (byte)'-';
        WriteTwo(month, text.Slice(5));
        text[7] = (byte)'-';
        WriteTwo(day, text.Slice(8));
    }

    /// <summary>Writes an offset.</summary>
    /// <returns>The number of bytes written.</returns>
    public static int WriteOffset(int minutes, Span<byte> text)
    {
        text[0] = (byte)(minutes < 0 ? '-' : '+');
        WriteTwo(Math.Abs(minutes) / 60, text.Slice(1));
        text[3] = (byte)':';
        WriteTwo(Math.Abs(minutes) % 60, text.Slice(4));
        return OffsetLength;
    }

    /// <summary>Parses date and time.</summary>
    /// <param name="text">The text; what remains of it is an offset or nothing.</param>
    /// <param name="ticks">The ticks of the date.</param>
    public static bool TryParse(ref ReadOnlySpan<byte> text, out long ticks)
    {
        ticks = 0;
        if (text.Length < TimeLength || text[10] != 'T' || text[13] != ':' || text[16] != ':' ||
            !TryParseDate(text.Slice(0, DateLength), out var date) ||
            !TryParseTwo(text.Slice(11), 23, out var hour) || !TryParseTwo(text.Slice(14), 59, out var minute) || !TryParseTwo(text.Slice(17), 59, out var second))
        {
            return false;
        }

        ticks = date.Ticks + (((hour * 3600) + (minute * 60) + second) * TimeSpan.TicksPerSecond);
        text = text.Slice(TimeLength);
        return text.IsEmpty || text[0] != '.' || TryParseFraction(ref text, ref ticks);
    }

    /// <summary>Parses a date without a time, and nothing after it.</summary>
    public static bool TryParseDate(ReadOnlySpan<byte> text, out DateTime date)
    {
        date = default;
        if (text.Length != DateLength || text[4] != '-' || text[7] != '-' ||
            !TryParseTwo(text, 99, out var century) || !TryParseTwo(text.Slice(2), 99, out var year) ||
            !TryParseTwo(text.Slice(5), 12, out var month) || !TryParseTwo(text.Slice(8), 31, out var day))
        {
            return false;
        }

        year += 100 * century;
        if (year == 0 || month == 0 || day == 0 || day > DateTime.DaysInMonth(year, month))
        {
            return false;
        }

        date = new DateTime(year, month, day, 0, 0, 0, DateTimeKind.Utc);
        return true;
    }

    /// <summary>Parses a time with seven decimal places, and nothing after it.</summary>
    public static bool TryParseTime(ReadOnlySpan<byte> text, out TimeOnly time)
    {
        time = default;
        if (text.Length != LongTimeLength || text[2] != ':' || text[5] != ':' || text[8] != '.' ||
            !TryParseTwo(text, 23, out var hour) || !TryParseTwo(text.Slice(3), 59, out var minute) || !TryParseTwo(text.Slice(6), 59, out var second))
        {
            return false;
        }

        var ticks = ((hour * 3600) + (minute * 60) + second) * TimeSpan.TicksPerSecond;
        var fraction = text.Slice(8);
        if (!TryParseFraction(ref fraction, ref ticks) || !fraction.IsEmpty)
        {
            return false;
        }

        time = new TimeOnly(ticks);
        return true;
    }

    /// <summary>Parses an offset of hours and minutes, and nothing after it.</summary>
    public static bool TryParseOffset(ReadOnlySpan<byte> text, out int minutes)
    {
        minutes = 0;
        if (text.Length != OffsetLength || text[0] is not ((byte)'+' or (byte)'-') || text[3] != ':' ||
            !TryParseTwo(text.Slice(1), 13, out var hours) || !TryParseTwo(text.Slice(4), 59, out var rest))
        {
            return false;
        }

        minutes = (text[0] == '-' ? -1 : 1) * ((60 * hours) + rest);
        return true;
    }

    private static bool TryParseFraction(ref ReadOnlySpan<byte> text, ref long ticks)
    {
        var fraction = 0;
        var digits = 0;
        for (; digits < TickDigits && digits + 1 < text.Length && text[digits + 1] is >= (byte)'0' and <= (byte)'9' and var digit; digits++)
        {
            fraction = (fraction * 10) + (digit - '0');
        }

        text = text.Slice(1 + digits);
        for (var missing = digits; missing < TickDigits; missing++)
        {
            fraction *= 10;
        }

        ticks += fraction;
        return digits > 0;
    }

    private static bool TryParseTwo(ReadOnlySpan<byte> text, int largest, out int value)
    {
        int tens = text[0] - '0';
        int ones = text[1] - '0';
        value = (tens * 10) + ones;
        return (uint)tens <= 9 && (uint)ones <= 9 && value <= largest;
    }

    private static void WriteTwo(int value, Span<byte> text)
    {
        text[1] = (byte)('0' + (value % 10));
        text[0] = (byte)('0' + (value / 10));
    }
}
