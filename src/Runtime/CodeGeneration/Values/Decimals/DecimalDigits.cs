using System.Buffers.Text;

namespace BsonGen.CodeGeneration;

/// <summary>Decimal numbers of up to 64 bits of digits as text without an exponent.</summary>
internal static class DecimalDigits
{
    /// <summary>The longest text: a sign, a zero, a point, and the most digits of a number without an exponent.</summary>
    public const int LongestText = 64;

    private const int BitsOfWord = 64;

    // Every number with this many digits fits in 64 bits.
    private const int MostDigits = 19;

    // Constant data, which needs no initialization.
    private static ReadOnlySpan<ulong> PowersOfTen =>
    [
        1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000, 100_000_000_000, 1_000_000_000_000,
        10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000,
        10_000_000_000_000_000_000,
    ];

    // An entry for each highest bit of a number: 2^32 times the number of digits. Where numbers with this bit have one of two counts, the entry is 2^32
    // times the larger count, minus the smallest number with that many digits.
    private static ReadOnlySpan<ulong> CountsOfDigits =>
    [
        4_294_967_296, 4_294_967_296, 4_294_967_296, 8_589_934_582, 8_589_934_592, 8_589_934_592, 12_884_901_788, 12_884_901_888, 12_884_901_888,
        17_179_868_184, 17_179_869_184, 17_179_869_184, 17_179_869_184, 21_474_826_480, 21_474_836_480, 21_474_836_480, 25_769_703_776,
        25_769_803_776, 25_769_803_776, 30_063_771_072, 30_064_771_072, 30_064_771_072, 30_064_771_072, 34_349_738_368, 34_359_738_368,
        34_359_738_368, 38_554_705_664, 38_654_705_664, 38_654_705_664, 41_949_672_960, 42_949_672_960, 42_949_672_960,
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
    /// <param name="places">How many of the digits are after the point, 30 at most.</param>
    /// <param name="text">Room for <see cref="LongestText"/> bytes, or for the sign, all digits before the point, the point, and 16 bytes.</param>
    /// <returns>The number of bytes written. The bytes after them change, too.</returns>
    /// <remarks>Not inlined: the JIT would stop inlining in its callers.</remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Format(bool isNegative, ulong digits, int places, Span<byte> text)
    {
        // A digit replaces the sign of other numbers.
        text[0] = (byte)'-';
        var start = isNegative ? 1 : 0;
        if (places == 0)
        {
            Utf8Formatter.TryFormat(digits, text.Slice(start), out var length);
            return start + length;
        }

        if (digits < EightDigits.Limit && places < EightDigits.Count)
        {
            return start + FormatShort((uint)digits, places, text.Slice(start));
        }

        if (places <= 2 * EightDigits.Count)
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

    /// <summary>Formats a number of up to eight digits, at least one of them before the point, without a branch.</summary>
    /// <param name="digits">All digits, below <see cref="EightDigits.Limit"/>.</param>
    /// <param name="places">How many of the digits are after the point, from 1 to 7.</param>
    /// <param name="text">Room for 17 bytes: eight digits, a point, and eight digits.</param>
    /// <returns>The number of bytes that belong to the number.</returns>
    public static int FormatShort(uint digits, int places, Span<byte> text)
    {
        var word = EightDigits.Format(digits);
        var count = Math.Max(Count(digits), places + 1);
        BinaryPrimitives.WriteUInt64LittleEndian(text, word >> (BitsOfWord - (8 * count)));
        var point = count - places;
        text[point] = (byte)'.';
        BinaryPrimitives.WriteUInt64LittleEndian(text.Slice(point + 1), word >> (BitsOfWord - (8 * places)));
        return count + 1;
    }

    /// <summary>Formats a number with 1 to 16 decimal places: the digits before the point, and two words after it.</summary>
    private static int FormatLong(ulong digits, int places, Span<byte> text, int start)
    {
        var (whole, fraction) = Math.DivRem(digits, PowerOfTen(places));
        Utf8Formatter.TryFormat(whole, text.Slice(start), out var length);
        text[start + length] = (byte)'.';
        start += length + 1;
        var (first, last) = Math.DivRem(fraction * PowerOfTen((2 * EightDigits.Count) - places), EightDigits.Limit);
        BinaryPrimitives.WriteUInt64LittleEndian(text.Slice(start), EightDigits.Format((uint)first));
        BinaryPrimitives.WriteUInt64LittleEndian(text.Slice(start + EightDigits.Count), EightDigits.Format((uint)last));
        return start + places;
    }

    /// <summary>Counts the digits of a number; zero has one.</summary>
    public static int Count(ulong value)
    {
        // 1233 / 4096 is a little more than the logarithm of two, so the estimate is right or one too small. Powers of ten are even, except for the first.
        value |= 1;
        var estimate = ((BitOperations.Log2(value) + 1) * 1233) >> 12;
        return estimate + (value >= PowersOfTen[estimate] ? 1 : 0);
    }

    /// <summary>Counts the digits of a number; zero has one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Count(uint value) => (int)((value + CountsOfDigits[BitOperations.Log2(value)]) >> 32);
}
