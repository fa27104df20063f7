namespace BsonGen.CodeGeneration;

/// <summary>Exact conversions of decimals. The driver makes all others.</summary>
internal static class Decimals
{
    // The size of an IEEE 754 decimal.
    public const int Size = 16;

    // A sign, 29 digits and a point.
    public const int LongestText = 31;

    private const int ExponentBias = 6176;

    // Converts an IEEE 754 decimal with at most 96 bits of digits and 0 to 28 decimal places, which are kept.
    public static bool TryFromBits(ulong low, ulong high, out decimal value)
    {
        var places = ExponentBias - (int)((high >> 49) & 0x3fff);
        var digitsAbove64 = high & 0x1_ffff_ffff_ffff;

        // Two set bits after the sign indicate another layout of the exponent, infinity or NaN.
        if ((high & 0x6000_0000_0000_0000) == 0x6000_0000_0000_0000 ||
            places is < 0 or > 28 ||
            digitsAbove64 > uint.MaxValue)
        {
            value = 0;
            return false;
        }

        value = new decimal((int)low, (int)(low >> 32), (int)digitsAbove64, (long)high < 0, (byte)places);
        return true;
    }

    // Keeps the decimal places. False, with nothing written, for the smallest and the largest decimal, which the driver maps.
    public static bool TryWriteBits(in decimal value, Span<byte> bits)
    {
        var parts = DecimalParts.Of(in value);
        if (parts.Low == ulong.MaxValue && parts.High == uint.MaxValue && parts.Places == 0)
        {
            return false;
        }

        var sign = (ulong)(parts.Flags & 0x8000_0000);
        WriteUInt64LittleEndian(bits, parts.Low);
        WriteUInt64LittleEndian(bits.Slice(8), (sign << 32) | ((ulong)(ExponentBias - parts.Places) << 49) | parts.High);
        return true;
    }

    // Parses digits with an optional sign and point, as the driver writes them.
    public static bool TryParse(ReadOnlySpan<byte> text, out decimal value)
    {
        // .NET rounds numbers with more digits than a decimal holds, so the driver parses those.
        const NumberStyles Style = NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint;
        value = 0;
        return text.Length is > 0 and <= 28 && text.IndexOfAnyExcept("-.0123456789"u8) < 0 &&
            decimal.TryParse(text, Style, CultureInfo.InvariantCulture, out value);
    }
}
