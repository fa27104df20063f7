using System.Buffers.Binary;
using System.Globalization;

namespace BsonGen.CodeGeneration;

/// <summary>Exact conversions of <see cref="decimal"/>. The driver makes all other conversions.</summary>
internal static class Decimals
{
    /// <summary>The length of the longest text: 29 digits, a sign and a point fit.</summary>
    public const int LongestText = 32;

    private const int ExponentBias = 6176;
    private const int LongestDigits = 18;

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
    /// <param name="value">Not <see cref="decimal.MinValue"/> and not <see cref="decimal.MaxValue"/>: the driver maps these to other values.</param>
    /// <param name="bits">Room for sixteen bytes.</param>
    public static void WriteBits(decimal value, Span<byte> bits)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(value, parts);
        var sign = (ulong)(uint)parts[3] & 0x8000_0000;
        var places = (parts[3] >> 16) & 0xff;
        BinaryPrimitives.WriteUInt64LittleEndian(bits, (uint)parts[0] | ((ulong)(uint)parts[1] << 32));
        BinaryPrimitives.WriteUInt64LittleEndian(bits.Slice(8), (sign << 32) | ((ulong)(ExponentBias - places) << 49) | (uint)parts[2]);
    }

    /// <summary>Parses digits with an optional sign and point, as the driver writes them.</summary>
    public static bool TryParse(ReadOnlySpan<byte> text, out decimal value)
    {
        if (TryParseShort(text, out value))
        {
            return true;
        }

        // .NET rounds numbers with more digits than a decimal holds. The driver parses such numbers itself.
        if (text.Length is > 0 and <= 28 && text.IndexOfAnyExcept("-.0123456789"u8) < 0)
        {
            return decimal.TryParse(text, NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out value);
        }

        value = 0;
        return false;
    }

    /// <summary>Parses up to 18 digits, which a long holds, without the rules of the framework. Zero has such rules.</summary>
    private static bool TryParseShort(ReadOnlySpan<byte> text, out decimal value)
    {
        var isNegative = text.Length > 0 && text[0] == '-';
        var start = isNegative ? 1 : 0;
        var digits = 0L;
        var point = -1;
        value = 0;
        if (text.Length - start > LongestDigits + 1)
        {
            return false;
        }

        for (var i = start; i < text.Length; i++)
        {
            var digit = (uint)text[i] - '0';
            if (digit <= 9)
            {
                digits = (digits * 10) + digit;
            }
            else if (text[i] == '.' && point < 0 && i > start)
            {
                point = i;
            }
            else
            {
                return false;
            }
        }

        var places = point < 0 ? 0 : text.Length - 1 - point;
        if (digits == 0 || point == text.Length - 1 || text.Length - start - (point < 0 ? 0 : 1) > LongestDigits)
        {
            return false;
        }

        value = new decimal((int)digits, (int)(digits >> 32), 0, isNegative, (byte)places);
        return true;
    }

    /// <summary>Formats a decimal as the driver does when it stores it as a string.</summary>
    /// <param name="value">The decimal.</param>
    /// <param name="text">Room for <see cref="LongestText"/> bytes.</param>
    /// <param name="length">How many bytes were written.</param>
    public static void Format(decimal value, Span<byte> text, out int length)
    {
        if (!TryFormatShort(value, text, out length))
        {
            value.TryFormat(text, out length, "G", CultureInfo.InvariantCulture);
        }
    }

    /// <summary>Formats up to 18 digits, which a long holds, without the rules of the framework. Zero has such rules.</summary>
    private static bool TryFormatShort(decimal value, Span<byte> text, out int length)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(value, parts);
        var digits = (uint)parts[0] | ((ulong)(uint)parts[1] << 32);
        var places = (parts[3] >> 16) & 0xff;
        length = 0;
        if (parts[2] != 0 || digits is 0 or >= 1_000_000_000_000_000_000 || places > LongestDigits)
        {
            return false;
        }

        // From the last digit to the first, at least one of them before the point.
        var start = LongestText;
        for (var i = 0; digits != 0 || i <= places; i++)
        {
            if (i == places && i > 0)
            {
                text[--start] = (byte)'.';
            }

            (digits, var digit) = Math.DivRem(digits, 10);
            text[--start] = (byte)('0' + digit);
        }

        if (parts[3] < 0)
        {
            text[--start] = (byte)'-';
        }

        length = LongestText - start;
        text.Slice(start, length).CopyTo(text);
        return true;
    }
}
