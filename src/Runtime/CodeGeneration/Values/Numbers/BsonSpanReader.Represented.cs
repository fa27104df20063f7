using System.Buffers.Binary;
using System.Globalization;
using System.Numerics;
using System.Text;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Booleans, numbers and characters in any representation, if the conversion is exact.
public ref partial struct BsonSpanReader
{
    private const int LongestDigits = 18;

    // Decimal128: the exponent zero, and up to 64 bits of digits.
    private const ulong WholeDecimal128 = 0x3040_0000_0000_0000;

    /// <summary>Peeks at a double.</summary>
    internal readonly bool TryPeekDouble(out double value)
    {
        value = 0;
        if (_type != BsonType.Double || Rest.Length < sizeof(double))
        {
            return false;
        }

        value = BinaryPrimitives.ReadDoubleLittleEndian(Rest);
        return true;
    }

    /// <summary>Peeks at an Int32 or Int64.</summary>
    internal readonly bool TryPeekWholeNumber(out long value, out int size)
    {
        value = 0;
        size = _type == BsonType.Int32 ? sizeof(int) : sizeof(long);
        if (_type is not (BsonType.Int32 or BsonType.Int64) || Rest.Length < size)
        {
            return false;
        }

        value = size == sizeof(int) ? BinaryPrimitives.ReadInt32LittleEndian(Rest) : BinaryPrimitives.ReadInt64LittleEndian(Rest);
        return true;
    }

    /// <summary>Peeks at a whole number in any BSON type.</summary>
    internal readonly bool TryPeekInteger(bool isTextAllowed, out long value, out int size)
    {
        value = 0;
        size = 0;
        switch (_type)
        {
            case BsonType.Int32 or BsonType.Int64:
                return TryPeekWholeNumber(out value, out size);

            case BsonType.Double when TryPeekDouble(out var number):
                // A double holds every integer up to 2^53. The driver converts larger ones.
                value = Math.Abs(number) <= 1L << 53 ? (long)number : 0;
                size = sizeof(double);
                return value == number;

            case BsonType.Decimal128 when Rest.Length >= 16:
                var digits = BinaryPrimitives.ReadUInt64LittleEndian(Rest);
                var high = BinaryPrimitives.ReadUInt64LittleEndian(Rest.Slice(sizeof(ulong)));
                var isNegative = high == (WholeDecimal128 | (1ul << 63));
                value = isNegative ? -(long)digits : (long)digits;
                size = 16;
                return (high == WholeDecimal128 || (isNegative && digits != 0)) && digits <= long.MaxValue;

            case BsonType.String when isTextAllowed:
                var text = PeekText();
                size = TextSize(text);
                return TryParse(text, out value);

            default:
                return false;
        }
    }

    /// <summary>Reads a floating-point number from text.</summary>
    internal bool TryReadFloatingPoint<T>(out T value)
        where T : struct, INumber<T>
    {
        const NumberStyles Style = NumberStyles.Float | NumberStyles.AllowThousands;
        value = default;
        if (_type != BsonType.String || PeekText() is not { IsEmpty: false } text ||
            (!FloatingPointText.TryParse(text, out value) && !(Ascii.IsValid(text) && T.TryParse(text, Style, NumberFormatInfo.InvariantInfo, out value))))
        {
            return false;
        }

        _position += TextSize(text);
        return true;
    }

    // The driver parses numbers with the current culture. Digits are the same in all cultures.
    private static bool TryParse(ReadOnlySpan<byte> text, out long value)
    {
        value = 0;
        var isNegative = !text.IsEmpty && text[0] == '-';
        var digits = isNegative ? text.Slice(1) : text;
        if (digits.IsEmpty || digits.Length > LongestDigits || (isNegative && NumberFormatInfo.CurrentInfo.NegativeSign != "-"))
        {
            return false;
        }

        foreach (var digit in digits)
        {
            if (digit is < (byte)'0' or > (byte)'9')
            {
                return false;
            }

            value = (value * 10) + (digit - '0');
        }

        value = isNegative ? -value : value;
        return true;
    }

    /// <summary>Reads a boolean from a boolean, a number, or the text that the driver writes.</summary>
    internal bool TryReadAsBoolean(out bool value)
    {
        value = false;
        switch (_type)
        {
            case BsonType.Boolean when Rest is [<= 1, ..]:
                value = Advance(1, Rest[0] != 0);
                return true;

            case BsonType.Double when TryPeekDouble(out var number):
                value = Advance(sizeof(double), number != 0);
                return true;

            case BsonType.String when PeekText() is var text && (text.SequenceEqual("true"u8) || text.SequenceEqual("false"u8)):
                value = Advance(TextSize(text), text.Length == 4);
                return true;

            case BsonType.Int32 or BsonType.Int64 or BsonType.Decimal128 when TryPeekInteger(isTextAllowed: false, out var integer, out var size):
                value = Advance(size, integer != 0);
                return true;

            default:
                return false;
        }
    }

    /// <summary>Reads a byte from binary data of one byte, or from the two hexadecimal digits that the driver writes.</summary>
    internal bool TryReadOneByte(out byte value)
    {
        value = 0;
        if (_type == BsonType.Binary && Rest is [1, 0, 0, 0, 0, var single, ..])
        {
            value = Advance(6, single);
            return true;
        }

        if (_type == BsonType.String && PeekText() is [var first, var second] &&
            char.IsAsciiHexDigit((char)first) && char.IsAsciiHexDigit((char)second))
        {
            Hex.TryParse([first, second], new Span<byte>(ref value));
            _position += sizeof(int) + 3;
            return true;
        }

        return false;
    }

    /// <summary>Reads a character from a string of one ASCII character.</summary>
    internal bool TryReadAsciiChar(out char value)
    {
        if (_type == BsonType.String && PeekText() is [< 0x80 and var single] text)
        {
            value = Advance(TextSize(text), (char)single);
            return true;
        }

        value = default;
        return false;
    }
}
