namespace BsonGen.CodeGeneration;

/// <summary>Exact conversions of <see cref="decimal"/>. The driver makes all other conversions.</summary>
internal static class Decimals
{
    /// <summary>The size of an IEEE 754 decimal in bytes.</summary>
    public const int Size = 16;

    private const int ExponentBias = 6176;

    /// <summary>Converts an IEEE 754 decimal with at most 96 bits of digits and 0 to 28 decimal places.</summary>
    /// <param name="bits">Sixteen bytes, little-endian.</param>
    /// <param name="value">The same number with the same number of decimal places.</param>
    public static bool TryFromBits(ReadOnlySpan<byte> bits, out decimal value)
    {
        var low = BinaryPrimitives.ReadUInt64LittleEndian(bits);
        var high = BinaryPrimitives.ReadUInt64LittleEndian(bits.Slice(8));
        var places = ExponentBias - (int)((high >> 49) & 0x3fff);
        var digitsAbove64 = high & 0x1_ffff_ffff_ffff;

        // Two set bits after the sign indicate another layout of the exponent, infinity or NaN.
        if ((high & 0x6000_0000_0000_0000) == 0x6000_0000_0000_0000 || places is < 0 or > 28 || digitsAbove64 > uint.MaxValue)
        {
            value = 0;
            return false;
        }

        value = new decimal((int)low, (int)(low >> 32), (int)digitsAbove64, (long)high < 0, (byte)places);
        return true;
    }

    /// <summary>Writes a decimal as an IEEE 754 decimal with the same number of decimal places.</summary>
    /// <param name="value">The decimal.</param>
    /// <param name="bits">Room for sixteen bytes.</param>
    /// <returns>False, and nothing is written, for the smallest and the largest decimal, which the driver maps to other values.</returns>
    public static bool TryWriteBits(in decimal value, Span<byte> bits)
    {
        var parts = DecimalParts.Of(in value);
        if (parts.Low == ulong.MaxValue && parts.High == uint.MaxValue && parts.Places == 0)
        {
            return false;
        }

        var sign = (ulong)(parts.Flags & 0x8000_0000);
        BinaryPrimitives.WriteUInt64LittleEndian(bits, parts.Low);
        BinaryPrimitives.WriteUInt64LittleEndian(bits.Slice(8), (sign << 32) | ((ulong)(ExponentBias - parts.Places) << 49) | parts.High);
        return true;
    }

    /// <summary>Parses digits with an optional sign and point, as the driver writes them.</summary>
    public static bool TryParse(ReadOnlySpan<byte> text, out decimal value)
    {
        if (DecimalDigits.TryParse(text, out var isNegative, out var digits, out var places) && digits != 0)
        {
            value = new decimal((int)digits, (int)(digits >> 32), 0, isNegative, (byte)places);
            return true;
        }

        // .NET has its own rules for zero. It rounds numbers with more digits than a decimal holds, so the driver parses those.
        if (text.Length is > 0 and <= 28 && text.IndexOfAnyExcept("-.0123456789"u8) < 0)
        {
            return decimal.TryParse(text, NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out value);
        }

        value = 0;
        return false;
    }

    /// <summary>Formats a decimal as the driver does when it stores it as a string.</summary>
    /// <param name="value">The decimal.</param>
    /// <param name="text">Room for <see cref="DecimalDigits.LongestText"/> bytes.</param>
    /// <returns>The length of the text.</returns>
    public static int Format(in decimal value, Span<byte> text)
    {
        var parts = DecimalParts.Of(in value);
        if (parts.High == 0 && (parts.Low != 0 || !parts.IsNegative))
        {
            return DecimalDigits.Format(parts.IsNegative, parts.Low, parts.Places, text);
        }

        value.TryFormat(text, out var length, "G", CultureInfo.InvariantCulture);
        return length;
    }
}
