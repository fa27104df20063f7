namespace BsonGen.CodeGeneration;

/// <summary>IEEE 754 decimals with up to 64 bits of digits. The driver formats and parses all decimals with big integers, which is slower.</summary>
internal static class Decimals128
{
    private const int ExponentBias = 6176;
    private const int MostZeros = 6;

    /// <summary>Parses digits with an optional sign and point.</summary>
    public static bool TryParse(ReadOnlySpan<byte> text, out Decimal128 value)
    {
        if (!DecimalDigits.TryParse(text, out var isNegative, out var digits, out var places))
        {
            value = default;
            return false;
        }

        value = Decimal128.FromIEEEBits(HighBits(isNegative, places), digits);
        return true;
    }

    /// <summary>Gets the upper half of a whole number of 64 bits; the number without its sign is the lower half.</summary>
    public static ulong HighBitsOfInteger(bool isNegative) => HighBits(isNegative, places: 0);

    /// <summary>Formats a number that the driver writes without an exponent.</summary>
    /// <param name="value">The number.</param>
    /// <param name="text">Room for <see cref="DecimalDigits.LongestText"/> bytes.</param>
    /// <param name="length">The length of the text.</param>
    /// <returns>False for all other numbers.</returns>
    public static bool TryFormat(Decimal128 value, Span<byte> text, out int length)
    {
        length = 0;
        if (!TryGetDigits(value, out var isNegative, out var digits, out var places) || places is < 0 or >= DecimalDigits.LongestText / 2)
        {
            return false;
        }

        if (DecimalDigits.Count(digits) - 1 - places < -MostZeros)
        {
            return false;
        }

        length = DecimalDigits.Format(isNegative, digits, places, text);
        return true;
    }

    /// <summary>Converts a number whose exponent is zero to an integer.</summary>
    public static bool TryToInteger(Decimal128 value, out long integer)
    {
        var isInteger = TryGetDigits(value, out var isNegative, out var digits, out var places) && places == 0 && digits is > 0 and <= long.MaxValue;
        integer = isInteger ? isNegative ? -(long)digits : (long)digits : 0;
        return isInteger;
    }

    private static bool TryGetDigits(Decimal128 value, out bool isNegative, out ulong digits, out int places)
    {
        var high = value.GetIEEEHighBits();
        digits = value.GetIEEELowBits();
        isNegative = (long)high < 0;
        places = ExponentBias - (int)((high >> 49) & 0x3fff);

        // Two set bits after the sign mean another layout of the exponent, infinity or NaN.
        return (high & 0x6000_0000_0000_0000) != 0x6000_0000_0000_0000 && (high & 0x1_ffff_ffff_ffff) == 0;
    }

    private static ulong HighBits(bool isNegative, int places) => (isNegative ? 1ul << 63 : 0) | ((ulong)(ExponentBias - places) << 49);
}
