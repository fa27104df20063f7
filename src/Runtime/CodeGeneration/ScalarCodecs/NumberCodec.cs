namespace BsonGen.CodeGeneration;

/// <summary>A number in any representation.</summary>
[EditorBrowsable(Never)]
public sealed class NumberCodec<T>(Type declaringType, string name, BsonType representation)
    : ScalarCodec<T>(declaringType, name)
    where T : struct, INumber<T>
{
    // More than any number takes.
    private const int LongestText = 40;

    private protected override bool TryReadValue(ref BsonSpanReader reader, out T value)
    {
        if (IsFloatingPoint && reader.TryPeekDouble(out var number))
        {
            value = T.CreateSaturating(number);
            var isSame = double.CreateSaturating(value) == number;
            return reader.Accept(isSame && (typeof(T) == typeof(double) || Math.Abs(number) < Largest), sizeof(double));
        }

        if (IsFloatingPoint && reader.PeekText() is { IsEmpty: false } text)
        {
            return TryParse(text, out value) && reader.AcceptText(true);
        }

        // The text of a floating-point number may have a point and an exponent.
        var isInteger = reader.TryPeekInteger(isTextAllowed: !IsFloatingPoint, out var integer, out var size);
        value = T.CreateSaturating(integer);
        var isExact = long.CreateSaturating(value) == integer && (!IsFloatingPoint || IsExact(integer));
        return reader.Accept(isInteger && isExact, size);
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (IsFloatingPoint && representation == BsonType.Double)
        {
            var number = double.CreateSaturating(value);
            if (typeof(T) != typeof(double) && !(Math.Abs(number) < Largest))
            {
                return false;
            }

            writer.WriteRawDouble(name, number);
            return true;
        }

        if (representation != BsonType.String)
        {
            return TryToInteger(value, out var integer) && writer.TryWriteInteger(name, integer, representation);
        }

        // The driver writes integers in the current culture.
        if (!IsFloatingPoint && T.IsNegative(value) && NumberFormatInfo.CurrentInfo.NegativeSign != "-")
        {
            return false;
        }

        writer.WriteFormatted(name, value, LongestText, TextFormat);
        return true;
    }

    private static bool IsFloatingPoint =>
        typeof(T) == typeof(double) || typeof(T) == typeof(float) || typeof(T) == typeof(Half);

    private static string TextFormat =>
        typeof(T) == typeof(double) ? "G17" : typeof(T) == typeof(float) ? "R" : typeof(T) == typeof(Half) ? "G5" : "";

    // The driver maps the largest number of the type to the largest double and back.
    private static double Largest =>
        typeof(T) == typeof(float) ? float.MaxValue :
        typeof(T) == typeof(Half) ? (double)Half.MaxValue : double.PositiveInfinity;

    // All integers up to this one are exact in the floating-point type.
    private static long LargestExact =>
        typeof(T) == typeof(float) ? 1L << 24 : typeof(T) == typeof(Half) ? 1L << 11 : 1L << 53;

    private static bool TryParse(ReadOnlySpan<byte> text, out T value)
    {
        value = default;
        return Ascii.IsValid(text) &&
            T.TryParse(text, NumberStyles.Float | NumberStyles.AllowThousands, NumberFormatInfo.InvariantInfo, out value);
    }

    private static bool IsExact(long integer) => integer >= -LargestExact && integer <= LargestExact;

    private static bool TryToInteger(T value, out long integer)
    {
        integer = long.CreateSaturating(value);
        if (IsFloatingPoint && (!IsExact(integer) || (integer == 0 && T.IsNegative(value))))
        {
            return false;
        }

        return T.CreateSaturating(integer) == value && (typeof(T) != typeof(ulong) || integer != long.MaxValue);
    }
}
