using System.Buffers.Text;

namespace BsonGen.CodeGeneration;

/// <summary>Reads numbers in another BSON type than the class map writes, if the conversion is exact.</summary>
/// <remarks>Other languages write such numbers. The driver makes inexact conversions, and reports errors.</remarks>
internal static class NumberReading
{
    // Decimal128: the exponent zero, and up to 64 bits of digits.
    internal const ulong WholeDecimal128 = 0x3040_0000_0000_0000;

    [MethodImpl(NoInlining)]
    internal static int ConvertToInt32(this ref BsonSpanReader reader) =>
        RegisteredSerializer<int>.IsDefault && reader.TryPeekInteger(isTextAllowed: false, out var value, out var size) &&
        value == (int)value
            ? reader.Advance(size, (int)value)
            : reader.ReadWithRegistered<int>();

    [MethodImpl(NoInlining)]
    internal static long ConvertToInt64(this ref BsonSpanReader reader) =>
        RegisteredSerializer<long>.IsDefault && reader.TryPeekInteger(isTextAllowed: false, out var value, out var size)
            ? reader.Advance(size, value)
            : reader.ReadWithRegistered<long>();

    [MethodImpl(NoInlining)]
    internal static double ConvertToDouble(this ref BsonSpanReader reader) =>
        RegisteredSerializer<double>.IsDefault && reader._type == BsonType.Int32
            ? reader.TakeInt32()
            : reader.ReadWithRegistered<double>();

    internal static bool TryPeekDouble(this in BsonSpanReader reader, out double value) =>
        TryReadDoubleLittleEndian(reader._type == BsonType.Double ? reader.Rest : default, out value);

    internal static bool TryPeekWholeNumber(this in BsonSpanReader reader, out long value, out int size)
    {
        value = 0;
        size = reader._type == BsonType.Int32 ? sizeof(int) : sizeof(long);
        if (reader._type is not (BsonType.Int32 or BsonType.Int64) || reader.Rest.Length < size)
        {
            return false;
        }

        value = size == sizeof(int) ? ReadInt32LittleEndian(reader.Rest) : ReadInt64LittleEndian(reader.Rest);
        return true;
    }

    // Peeks at a whole number in any BSON type, if the conversion is exact.
    internal static bool TryPeekInteger(this in BsonSpanReader reader, bool isTextAllowed, out long value, out int size)
    {
        value = 0;
        size = 0;
        switch (reader._type)
        {
            case BsonType.Int32 or BsonType.Int64:
                return reader.TryPeekWholeNumber(out value, out size);

            case BsonType.Double when reader.TryPeekDouble(out var number):
                // A double holds every integer up to 2^53. The driver converts larger ones.
                value = Math.Abs(number) <= 1L << 53 ? (long)number : 0;
                size = sizeof(double);
                return value == number;

            case BsonType.Decimal128 when reader.Rest.Length >= 16:
                var digits = ReadUInt64LittleEndian(reader.Rest);
                var high = ReadUInt64LittleEndian(reader.Rest.Slice(sizeof(ulong)));
                var isNegative = high == (WholeDecimal128 | (1ul << 63));
                value = isNegative ? -(long)digits : (long)digits;
                size = 16;
                return (high == WholeDecimal128 || (isNegative && digits != 0)) && digits <= long.MaxValue;

            case BsonType.String when isTextAllowed:
                var text = reader.PeekText();
                size = TextReading.TextSize(text.Length);
                return TryParse(text, out value);

            default:
                return false;
        }
    }

    // The driver parses numbers with the current culture. Digits are the same in all cultures.
    internal static bool TryParse(ReadOnlySpan<byte> text, out long value)
    {
        value = 0;
        return text is [(byte)'-' or (>= (byte)'0' and <= (byte)'9'), ..] &&
            (text[0] != '-' || NumberFormatInfo.CurrentInfo.NegativeSign == "-") &&
            Utf8Parser.TryParse(text, out value, out var length) && length == text.Length;
    }
}
