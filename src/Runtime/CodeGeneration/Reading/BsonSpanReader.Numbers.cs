using System.Buffers.Text;

namespace BsonGen.CodeGeneration;

// Booleans and numbers, in the BSON type that the class map writes or in another one that holds the same number.
public ref partial struct BsonSpanReader
{
    // Decimal128: the exponent zero, and up to 64 bits of digits.
    private const ulong WholeDecimal128 = 0x3040_0000_0000_0000;

    /// <summary>Reads a bool.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool ReadBoolean()
    {
        if (_type == BsonType.Boolean && RegisteredSerializer<bool>.IsDefault &&
            (uint)_position < (uint)_bytes.Length && _bytes[_position] is var value and <= 1)
        {
            _position++;
            return value != 0;
        }

        return ReadWithRegistered<bool>();
    }

    /// <summary>Reads an int.</summary>
    [MethodImpl(AggressiveInlining)]
    public int ReadInt32() =>
        _type == BsonType.Int32 && RegisteredSerializer<int>.IsDefault ? TakeInt32() : ConvertToInt32();

    /// <summary>Reads a long.</summary>
    [MethodImpl(AggressiveInlining)]
    public long ReadInt64() =>
        _type == BsonType.Int64 && RegisteredSerializer<long>.IsDefault ? TakeInt64() : ConvertToInt64();

    /// <summary>Reads a double.</summary>
    [MethodImpl(AggressiveInlining)]
    public double ReadDouble() =>
        _type == BsonType.Double && RegisteredSerializer<double>.IsDefault
            ? BitConverter.Int64BitsToDouble(TakeInt64())
            : ConvertToDouble();

    // Numbers in another BSON type, as from other languages. The driver makes inexact conversions, and reports errors.

    [MethodImpl(NoInlining)]
    private int ConvertToInt32() =>
        RegisteredSerializer<int>.IsDefault && TryPeekInteger(isTextAllowed: false, out var value, out var size) &&
        value == (int)value
            ? Advance(size, (int)value)
            : ReadWithRegistered<int>();

    [MethodImpl(NoInlining)]
    private long ConvertToInt64() =>
        RegisteredSerializer<long>.IsDefault && TryPeekInteger(isTextAllowed: false, out var value, out var size)
            ? Advance(size, value)
            : ReadWithRegistered<long>();

    [MethodImpl(NoInlining)]
    private double ConvertToDouble() =>
        RegisteredSerializer<double>.IsDefault && _type == BsonType.Int32 ? TakeInt32() : ReadWithRegistered<double>();

    internal readonly bool TryPeekDouble(out double value) =>
        TryReadDoubleLittleEndian(_type == BsonType.Double ? Rest : default, out value);

    internal readonly bool TryPeekWholeNumber(out long value, out int size)
    {
        value = 0;
        size = _type == BsonType.Int32 ? sizeof(int) : sizeof(long);
        if (_type is not (BsonType.Int32 or BsonType.Int64) || Rest.Length < size)
        {
            return false;
        }

        value = size == sizeof(int) ? ReadInt32LittleEndian(Rest) : ReadInt64LittleEndian(Rest);
        return true;
    }

    // Peeks at a whole number in any BSON type, if the conversion is exact.
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
                var digits = ReadUInt64LittleEndian(Rest);
                var high = ReadUInt64LittleEndian(Rest.Slice(sizeof(ulong)));
                var isNegative = high == (WholeDecimal128 | (1ul << 63));
                value = isNegative ? -(long)digits : (long)digits;
                size = 16;
                return (high == WholeDecimal128 || (isNegative && digits != 0)) && digits <= long.MaxValue;

            case BsonType.String when isTextAllowed:
                var text = PeekText();
                size = TextSize(text.Length);
                return TryParse(text, out value);

            default:
                return false;
        }
    }

    // The driver parses numbers with the current culture. Digits are the same in all cultures.
    private static bool TryParse(ReadOnlySpan<byte> text, out long value)
    {
        value = 0;
        return text is [(byte)'-' or (>= (byte)'0' and <= (byte)'9'), ..] &&
            (text[0] != '-' || NumberFormatInfo.CurrentInfo.NegativeSign == "-") &&
            Utf8Parser.TryParse(text, out value, out var length) && length == text.Length;
    }
}
