namespace BsonGen.CodeGeneration;

/// <summary>The digits, the sign and the decimal places of a decimal.</summary>
/// <param name="Flags">The sign in the highest bit, and the places in bits 16 to 23.</param>
/// <remarks>
/// .NET does not document how it stores a decimal, and its method copies the parts to memory one by one. So the layout is checked
/// once, and that method is used if it differs.
/// </remarks>
internal readonly record struct DecimalParts(ulong Low, uint High, uint Flags)
{
    private static readonly bool IsTwoWords = CheckLayout();

    public int Places => (int)(Flags >> 16) & 0xff;

    // A copy would be loaded as one vector, which waits for the two words that the caller has stored.
    public static DecimalParts Of(in decimal value) => IsTwoWords ? OfWords(in value) : OfBits(value);

    private static DecimalParts OfWords(in decimal value)
    {
        var words = MemoryMarshal.Cast<decimal, ulong>(new ReadOnlySpan<decimal>(in value));
        return new DecimalParts(words[1], (uint)(words[0] >> 32), (uint)words[0]);
    }

    private static DecimalParts OfBits(decimal value)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        return new DecimalParts((uint)bits[0] | ((ulong)(uint)bits[1] << 32), (uint)bits[2], (uint)bits[3]);
    }

    private static bool CheckLayout()
    {
        var sample = new decimal(0x0102_0304, 0x0506_0708, 0x090a_0b0c, isNegative: true, scale: 13);
        return Unsafe.SizeOf<decimal>() == 2 * sizeof(ulong) && OfWords(in sample) == OfBits(sample);
    }
}
