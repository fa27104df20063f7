using System.Globalization;
using System.Numerics;
using System.Runtime.CompilerServices;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Booleans, numbers and characters in any representation, if the conversion is exact.
public ref partial struct BsonSpanWriter
{
    // A sign, 15 digits, a point, and two words of decimal places, of which two belong to the text; or a number that .NET formats.
    private const int LongestNumber = 40;

    /// <summary>Writes a whole number in a BSON type that holds it. Otherwise writes nothing and returns false.</summary>
    internal bool TryWriteInteger(ReadOnlySpan<byte> name, long value, BsonType representation)
    {
        switch (representation)
        {
            case BsonType.Int32 when value == (int)value:
                WriteRawInt32(name, (int)value);
                return true;

            case BsonType.Int64:
                WriteRawInt64(BsonType.Int64, name, value);
                return true;

            case BsonType.Double when value is >= -(1L << 53) and <= 1L << 53:
                WriteRawInt64(BsonType.Double, name, BitConverter.DoubleToInt64Bits(value));
                return true;

            case BsonType.Decimal128:
                WriteRawDecimal128(name, value);
                return true;

            default:
                return false;
        }
    }

    /// <summary>Writes a double.</summary>
    internal void WriteRawDouble(ReadOnlySpan<byte> name, double value) => WriteRawInt64(BsonType.Double, name, BitConverter.DoubleToInt64Bits(value));

    /// <summary>Writes a whole number as text in the current culture, like the driver.</summary>
    /// <remarks>Not inlined: the JIT would stop inlining inside it.</remarks>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal bool TryWriteFormatted<T>(ReadOnlySpan<byte> name, T value)
        where T : struct, INumber<T>
    {
        if (T.IsNegative(value) && NumberFormatInfo.CurrentInfo.NegativeSign != "-")
        {
            return false;
        }

        var digits = T.IsNegative(value) ? 0ul - (ulong)long.CreateTruncating(value) : ulong.CreateTruncating(value);
        EndText(name, DecimalDigits.Format(T.IsNegative(value), digits, places: 0, StartText(name, LongestNumber)));
        return true;
    }

    /// <summary>Writes a floating-point number as text.</summary>
    internal void WriteFloatingPoint<T>(ReadOnlySpan<byte> name, T value)
        where T : struct, INumber<T>
    {
        var text = StartText(name, LongestNumber);
        if (!FloatingPointText.TryFormat(value, text, out var length))
        {
            value.TryFormat(text, out length, typeof(T) == typeof(float) ? "R" : typeof(T) == typeof(Half) ? "G5" : "G17", NumberFormatInfo.InvariantInfo);
        }

        EndText(name, length);
    }

    /// <summary>Writes text that is encoded in UTF-8.</summary>
    internal void WriteUtf8(ReadOnlySpan<byte> name, scoped ReadOnlySpan<byte> text)
    {
        WriteHeader(BsonType.String, name);
        WriteTextBytes(text);
    }

    /// <summary>Writes a byte as binary data.</summary>
    internal void WriteOneByte(ReadOnlySpan<byte> name, byte value)
    {
        WriteHeader(BsonType.Binary, name);
        ReadOnlySpan<byte> size = [1, 0, 0, 0, 0];
        WriteBytes(size);
        Reserve(1)[0] = value;
        _position++;
    }

    /// <summary>Writes a byte as two hexadecimal digits.</summary>
    internal void WriteHexadecimal(ReadOnlySpan<byte> name, byte value)
    {
        Hex.Write([value], StartText(name, 2));
        EndText(name, 2);
    }
}
