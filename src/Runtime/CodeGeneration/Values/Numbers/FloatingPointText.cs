using System.Numerics;

namespace BsonGen.CodeGeneration;

/// <summary>Floating-point numbers as text, where exact arithmetic proves that the result is that of .NET; .NET formats and parses all others.</summary>
internal static class FloatingPointText
{
    private const ulong SmallestDouble = 1ul << 52;
    private const ulong LargestDouble = (1ul << 53) - 1;
    private const int FractionBits = 52;
    private const int DoubleExponentBias = 1023;
    private const int ExponentBias = DoubleExponentBias + FractionBits;
    private const int FloatFractionBits = 23;
    private const int FloatExponentBias = 127;

    // As many digits as identify every double.
    private const int Digits = 17;

    // The power of ten has 60 bits.
    private const int LargestExponent = 18;

    // As many digits as every float keeps.
    private const int SafeDigits = 6;

    // The most places of a float's text, and the largest whole number up to which a float holds all of them.
    private const int MostPlacesOfFloat = 10;
    private const int LargestWholeFloat = 1 << 24;

    private static readonly double[] PowersOfTen =
    [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ];

    /// <summary>Parses digits with an optional sign and point. The digits and the power of ten are exact numbers, so their quotient is rounded once.</summary>
    public static bool TryParse<T>(ReadOnlySpan<byte> text, out T value)
        where T : struct, INumber<T>
    {
        value = default;
        if (typeof(T) == typeof(Half) || !DecimalDigits.TryParse(text, out var isNegative, out var digits, out var places))
        {
            return false;
        }

        if (typeof(T) == typeof(double) && digits > 1ul << 53)
        {
            if (!TryDivide(digits, places, out var quotient))
            {
                return false;
            }

            value = T.CreateTruncating(quotient);
        }
        else if (digits > (typeof(T) == typeof(float) ? LargestWholeFloat : 1ul << 53) || places > (typeof(T) == typeof(float) ? MostPlacesOfFloat : 22))
        {
            return false;
        }
        else
        {
            value = T.CreateTruncating(digits) / T.CreateTruncating(PowersOfTen[places]);
        }

        value = isNegative ? -value : value;
        return true;
    }

    /// <summary>Formats a number as .NET does: a float with the fewest digits that identify it, a double with 17 digits.</summary>
    /// <param name="value">The number.</param>
    /// <param name="text">Room for 40 bytes.</param>
    /// <param name="length">The length of the text.</param>
    public static bool TryFormat<T>(T value, Span<byte> text, out int length)
        where T : struct, INumber<T>
    {
        // Such a whole number has no more digits than are written.
        var number = double.CreateTruncating(value);
        var integer = (int)number;
        if (integer is not 0 and > -1_000_000 and < 1_000_000 && integer == number)
        {
            length = DecimalDigits.Format(integer < 0, (ulong)Math.Abs(integer), places: 0, text);
            return true;
        }

        var isDouble = typeof(T) == typeof(double);
        if (typeof(T) == typeof(Half) || !(isDouble ? TryGetDigits(Math.Abs(number), out var digits, out var places) : TryGetFewestDigits((float)Math.Abs(number), out digits, out places)))
        {
            length = 0;
            return false;
        }

        length = DecimalDigits.Format(number < 0, digits, places, text);
        return true;
    }

    /// <summary>Divides by a power of ten and rounds once. Returns false for ties, and for quotients next to a power of two, which .NET computes.</summary>
    private static bool TryDivide(ulong digits, int places, out double quotient)
    {
        // Two roundings: the result is the nearest double or a neighbour of it.
        quotient = digits / PowersOfTen[places];
        var bits = BitConverter.DoubleToUInt64Bits(quotient);
        var scale = ExponentBias - (int)(bits >> FractionBits);
        if (places > LargestExponent || scale is < 0 or >= 64)
        {
            return false;
        }

        // The quotient is fraction / 2^scale. Half of its last bit is compared with the difference to the exact quotient, both times 2^scale * 10^places.
        // The two roundings are off by less than two in the last bit, so the difference has less than 63 bits, and the bits above need not be computed.
        var fraction = (bits & (SmallestDouble - 1)) | SmallestDouble;
        var divisor = (long)DecimalDigits.PowerOfTen(places);
        var difference = 2 * (long)((digits << scale) - (fraction * (ulong)divisor));
        if (difference > divisor)
        {
            difference -= 2 * divisor;
            fraction++;
        }
        else if (difference < -divisor)
        {
            difference += 2 * divisor;
            fraction--;
        }

        if (Math.Abs(difference) >= divisor || fraction is <= SmallestDouble or >= LargestDouble)
        {
            return false;
        }

        quotient = BitConverter.UInt64BitsToDouble((bits & ~(SmallestDouble - 1)) | (fraction & (SmallestDouble - 1)));
        return true;
    }

    /// <summary>Gets the digits of a number, 17 at most, without trailing zeros. Returns false for ties, and for numbers whose text has an exponent, which .NET formats.</summary>
    private static bool TryGetDigits(double value, out ulong digits, out int places)
    {
        digits = 0;
        places = 0;
        if (value is not (>= 1e-2 and < 1e15))
        {
            return false;
        }

        // The number is fraction / 2^scale.
        var bits = BitConverter.DoubleToUInt64Bits(value);
        var fraction = (bits & (SmallestDouble - 1)) | SmallestDouble;
        var scale = ExponentBias - (int)(bits >> FractionBits);
        places = Digits - (value < 1 ? 0 : DecimalDigits.Count((ulong)value));
        if (!TryScale(fraction, scale, places, out digits))
        {
            return false;
        }

        // Numbers below 0.1 have one place more, and those that round up to a power of ten have one less.
        var shift = digits < DecimalDigits.PowerOfTen(Digits - 1) ? 1 : digits >= DecimalDigits.PowerOfTen(Digits) ? -1 : 0;
        if (shift != 0)
        {
            places += shift;
            if (!TryScale(fraction, scale, places, out digits) ||
                digits < DecimalDigits.PowerOfTen(Digits - 1) || digits >= DecimalDigits.PowerOfTen(Digits))
            {
                return false;
            }
        }

        RemoveZeros(ref digits, ref places);
        return true;
    }

    /// <summary>Rounds fraction * 10^places / 2^scale, which has less than 64 bits, to a whole number. Returns false for a tie.</summary>
    private static bool TryScale(ulong fraction, int scale, int places, out ulong rounded)
    {
        var high = Math.BigMul(fraction, DecimalDigits.PowerOfTen(places), out var low);
        var half = 1ul << (scale - 1);
        var rest = low & (half + half - 1);
        rounded = ((high << (64 - scale)) | (low >> scale)) + (rest > half ? 1ul : 0);
        return rest != half;
    }

    // The JIT replaces divisions by constants with multiplications.
    private static void RemoveZeros(ref ulong digits, ref int places)
    {
        if (digits % 10 != 0)
        {
            return;
        }

        if (places >= 8 && Math.DivRem(digits, 100_000_000) is (var withoutEight, 0))
        {
            digits = withoutEight;
            places -= 8;
        }

        if (places >= 4 && Math.DivRem(digits, 10_000) is (var withoutFour, 0))
        {
            digits = withoutFour;
            places -= 4;
        }

        if (places >= 2 && Math.DivRem(digits, 100) is (var withoutTwo, 0))
        {
            digits = withoutTwo;
            places -= 2;
        }

        while (places > 0 && Math.DivRem(digits, 10) is (var withoutOne, 0))
        {
            digits = withoutOne;
            places--;
        }
    }

    /// <summary>Gets the fewest digits that identify a float. Numbers that need more than seven, and ties, are left to .NET.</summary>
    private static bool TryGetFewestDigits(float value, out ulong digits, out int places)
    {
        digits = 0;
        places = 0;

        // The numbers above and below a power of two are not equally far.
        if (value is not (>= 1e-2f and < 1e6f) || (BitConverter.SingleToUInt32Bits(value) & 0x7f_ffff) == 0)
        {
            return false;
        }

        // If six digits or fewer identify the number, it rounds to them: numbers of six digits are farther from each other than floats are.
        places = value < 0.1f ? SafeDigits + 1 : SafeDigits - (value < 1 ? 0 : DecimalDigits.Count((uint)value));
        if (!TryRound(value, places, out digits) && !TryRound(value, ++places, out digits))
        {
            return false;
        }

        RemoveZeros(ref digits, ref places);
        return true;
    }

    /// <summary>Rounds a float to a number of decimal places. Returns false for a tie, and if the result identifies another float.</summary>
    /// <param name="value">A float that is not a power of two. The floats above and below it are then equally far.</param>
    /// <param name="places">Eight at most.</param>
    /// <param name="digits">All digits.</param>
    private static bool TryRound(float value, int places, out ulong digits)
    {
        // The product is exact: the float has 24 bits, and 5^8 has less than 24. The difference is exact, too, since a double has 53 bits.
        var power = PowersOfTen[places];
        var product = value * power;
        var rounded = Math.Round(product);
        digits = (ulong)(long)rounded;

        // The result identifies another float if the difference exceeds half of the float's last bit. The two are never equal: half of the last bit, times
        // the power of ten, is no whole number.
        var exponent = (int)(BitConverter.SingleToUInt32Bits(value) >> FloatFractionBits) - FloatExponentBias;
        var halfOfLastBit = BitConverter.Int64BitsToDouble((long)(exponent - FloatFractionBits - 1 + DoubleExponentBias) << FractionBits);
        var difference = Math.Abs(product - rounded);
        return difference != 0.5 && difference < halfOfLastBit * power;
    }
}
