using System.Buffers.Text;
using System.Numerics;

namespace BsonGen.CodeGeneration;

/// <summary>Floating-point numbers as text, where a single operation gives the result that .NET gives; .NET formats and parses all others.</summary>
internal static class FloatingPointText
{
    private static readonly double[] PowersOfTen =
    [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ];

    /// <summary>Parses digits with an optional sign and point. The digits and the power of ten are exact numbers, so their quotient is rounded once.</summary>
    public static bool TryParse<T>(ReadOnlySpan<byte> text, out T value)
        where T : struct, INumber<T>
    {
        var isSingle = typeof(T) == typeof(float);
        if (!DecimalDigits.TryParse(text, out var isNegative, out var digits, out var places) ||
            digits > (isSingle ? 1ul << 24 : 1ul << 53) || places > (isSingle ? 10 : 22))
        {
            value = default;
            return false;
        }

        value = T.CreateTruncating(digits) / T.CreateTruncating(PowersOfTen[places]);
        value = isNegative ? -value : value;
        return true;
    }

    /// <summary>Formats a whole number that has no more digits than are written.</summary>
    public static bool TryFormat<T>(T value, Span<byte> text, out int length)
        where T : struct, INumber<T>
    {
        length = 0;
        var integer = long.CreateSaturating(value);
        return integer is not 0 and > -1_000_000 and < 1_000_000 && T.CreateTruncating(integer) == value && Utf8Formatter.TryFormat(integer, text, out length);
    }
}
