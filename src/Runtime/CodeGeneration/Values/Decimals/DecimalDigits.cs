using System.Numerics;

namespace BsonGen.CodeGeneration;

/// <summary>Decimal numbers of up to 64 bits of digits as text without an exponent.</summary>
internal static class DecimalDigits
{
    /// <summary>A sign, a zero, a point, and as many digits as a number has that is written without an exponent.</summary>
    public const int LongestText = 64;

    // Any number of so many digits has 64 bits or fewer.
    private const int MostDigits = 19;

    private static readonly ulong[] PowersOfTen = CreatePowersOfTen();

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
    /// <param name="text">Room for <see cref="LongestText"/> bytes, or for the sign, the point and all digits.</param>
    /// <returns>The length.</returns>
    public static int Format(bool isNegative, ulong digits, int places, Span<byte> text)
    {
        if (digits < 10 && places == 0 && !isNegative)
        {
            text[0] = (byte)('0' + digits);
            return 1;
        }

        var whole = Math.Max(Count(digits), places + 1) - places;
        if (isNegative)
        {
            text[0] = (byte)'-';
            text = text.Slice(1);
        }

        var length = whole;
        if (places > 0)
        {
            text[whole] = (byte)'.';
            digits = Write(digits, text.Slice(whole + 1, places));
            length += 1 + places;
        }

        Write(digits, text.Slice(0, whole));
        return isNegative ? length + 1 : length;
    }

    /// <summary>Counts the digits of a number; zero has one.</summary>
    public static int Count(ulong value)
    {
        // 1233 / 4096 is a little more than the logarithm of two, so the estimate is right or one too small.
        var estimate = ((BitOperations.Log2(value | 1) + 1) * 1233) >> 12;
        return value < PowersOfTen[estimate] ? Math.Max(estimate, 1) : estimate + 1;
    }

    /// <summary>Writes as many of a number's last digits as there is room for, with zeros in front of them.</summary>
    /// <returns>The number without these digits.</returns>
    public static ulong Write(ulong value, Span<byte> text)
    {
        while (value > uint.MaxValue && text.Length >= 2)
        {
            (value, var pair) = Math.DivRem(value, 100);
            WritePair((uint)pair, text.Slice(text.Length - 2));
            text = text.Slice(0, text.Length - 2);
        }

        return value <= uint.MaxValue ? Write((uint)value, text) : WriteLast(value, text);
    }

    /// <inheritdoc cref="Write(ulong, Span{byte})" />
    public static uint Write(uint value, Span<byte> text)
    {
        var length = text.Length;
        for (; length >= 2; length -= 2)
        {
            (value, var pair) = Math.DivRem(value, 100);
            WritePair(pair, text.Slice(length - 2));
        }

        if (length > 0)
        {
            (value, var digit) = Math.DivRem(value, 10);
            text[0] = (byte)('0' + digit);
        }

        return value;
    }

    /// <summary>Writes two digits of a number below 100.</summary>
    public static void WritePair(uint value, Span<byte> text)
    {
        var tens = value / 10;
        text[1] = (byte)('0' + (value - (10 * tens)));
        text[0] = (byte)('0' + tens);
    }

    // One digit or none is left of the room.
    private static ulong WriteLast(ulong value, Span<byte> text)
    {
        if (text.IsEmpty)
        {
            return value;
        }

        (value, var digit) = Math.DivRem(value, 10);
        text[0] = (byte)('0' + digit);
        return value;
    }

    private static ulong[] CreatePowersOfTen()
    {
        var powers = new ulong[MostDigits + 1];
        var power = 1ul;
        for (var i = 0; i < powers.Length; i++)
        {
            powers[i] = power;
            power *= 10;
        }

        return powers;
    }
}
