namespace BsonGen.CodeGeneration;

/// <summary>Eight decimal digits as one word of text, the first digit in the lowest byte.</summary>
internal static class EightDigits
{
    /// <summary>The number of digits.</summary>
    public const int Count = 8;

    /// <summary>The smallest number with more digits, 10^8.</summary>
    public const uint Limit = 100_000_000;

    private const ulong Zeros = 0x3030_3030_3030_3030;

    /// <summary>Formats a number below <see cref="Limit"/> with leading zeros.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Format(uint value)
    {
        // Two halves of four digits, then four pairs, then eight digits. The products divide by 100 and by 10, and are exact for these sizes.
        var (high, low) = Math.DivRem(value, 10_000u);
        var digits = high | ((ulong)low << 32);
        var quotients = ((digits * 10_486) >> 20) & 0x0000_007f_0000_007f;
        digits = quotients | ((digits - (100 * quotients)) << 16);
        quotients = ((digits * 103) >> 10) & 0x000f_000f_000f_000f;
        return Zeros | quotients | ((digits - (10 * quotients)) << 8);
    }
}
