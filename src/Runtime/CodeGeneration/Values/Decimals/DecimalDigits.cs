using System.Buffers.Binary;
using System.Buffers.Text;
using System.Numerics;

namespace BsonGen.CodeGeneration;

/// <summary>Decimal numbers of up to 64 bits of digits as text without an exponent.</summary>
internal static class DecimalDigits
{
    /// <summary>The longest text: a sign, a zero, a point, and the most digits of a number without an exponent.</summary>
    public const int LongestText = 64;

    // Every number with this many digits fits in 64 bits.
    private const int MostDigits = 19;

    // Constant data, which needs no initialization.
    private static ReadOnlySpan<ulong> PowersOfTen =>
    [
        1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000, 100_000_000_000, 1_000_000_000_000,
        10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000,
        10_000_000_000_000_000_000,
    ];

    /// <summary>Gets a power of ten.</summary>
    /// <param name="exponent">0 to 19.</param>
    public static ulong PowerOfTen(int exponent) => PowersOfTen[exponent];

    /// <summary>Parses an optional sign, digits, and optionally a point and more digits.</summary>
    public static bool TryParse(ReadOnlySpan<byte> text, out bool isNegative, out ulong digits, out int places)
    {
        isNegative = !text.IsEmpty && text[0] == '-';
        digits = 0;
        places = 0;
        var start = isNegative ? 1 : 0;
        var point = -1;
        if (text.Length - start is 0 or > MostDigits)
        {
            return false;
        }

        for (var i = start; i < text.Length; i++)
        {
            var digit = (uint)(text[i] - '0');
            if (digit <= 9)
            {
                digits = (digits * 10) + digit;
            }
            else if (text[i] == '.' && point < 0 && i > start && i + 1 < text.Length)
            {
                point = i;
            }
            else
            {
                return false;
            }
        }

        places = point < 0 ? 0 : text.Length - point - 1;
        return true;
    }

    /// <param name="isNegative">Whether the number has a sign.</param>
    /// <param name="digits">All digits.</param>
    /// <param name="places">How many of the digits are behind the point, 30 at most.</param>
    /// <param name="text">Room for <see cref="LongestText"/> bytes, or for the sign, the point, all digits, and eight bytes more.</param>
    /// <returns>The number of bytes written.</returns>
    public static int Format(bool isNegative, ulong digits, int places, Span<byte> text)
    {
        var start = 0;
        if (isNegative)
        {
            text[start++] = (byte)'-';
        }

        if (places == 0)
        {
            Utf8Formatter.TryFormat(digits, text.Slice(start), out var length);
            return start + length;
        }

        if (places is > EightDigits.Count and <= 2 * EightDigits.Count)
        {
            return FormatLong(digits, places, text, start);
        }

        // From the last digit to the first, at least one of them before the point.
        var end = start + Math.Max(Count(digits), places + 1) + 1;
        var point = end - places - 1;
        for (var i = end - 1; i >= start; i--)
        {
            if (i == point)
            {
                text[i] = (byte)'.';
                continue;
            }

            (digits, var digit) = Math.DivRem(digits, 10);
            text[i] = (byte)('0' + digit);
        }

        return end;
    }

    /// <summary>Formats a number with 9 to 16 decimal places: the digits before the point, and two words behind it. The bytes behind the last digit change.</summary>
    private static int FormatLong(ulong digits, int places, Span<byte> text, int start)
    {
        var (whole, fraction) = Math.DivRem(digits, PowerOfTen(places));
        Utf8Formatter.TryFormat(whole, text.Slice(start), out var length);
        text[start + length] = (byte)'.';
        start += length + 1;
        var (first, last) = Math.DivRem(fraction * PowerOfTen((2 * EightDigits.Count) - places), 100_000_000);
        BinaryPrimitives.WriteUInt64LittleEndian(text.Slice(start), EightDigits.Format((uint)first));
        BinaryPrimitives.WriteUInt64LittleEndian(text.Slice(start + EightDigits.Count), EightDigits.Format((uint)last));
        return start + places;
    }

    /// <summary>Counts the digits of a number; zero has one.</summary>
    public static int Count(ulong value)
    {
        // 1233 / 4096 is a little more than the logarithm of two, so the estimate is right or one too small.
        var estimate = ((BitOperations.Log2(value | 1) + 1) * 1233) >> 12;
        return value < PowersOfTen[estimate] ? Math.Max(estimate, 1) : estimate + 1;
    }
}
