namespace BsonGen.Internal.Text;

/// <summary>The bytes of a short text, followed by zeros, and its length in the last byte. Equal keys mean equal texts.</summary>
internal readonly record struct TextKey(ulong First, ulong Second, ulong Third, ulong Fourth)
{
    private const int Size = 32;

    // The last byte is for the length.
    public const int LongestText = Size - 1;

    /// <summary>Whether a text has a key: it is neither empty nor too long.</summary>
    public static bool HasKey(int length) => length is > 0 and <= LongestText;

    /// <summary>Loads the key of a text in place. Most texts are short: one vector of half the size of a key.</summary>
    /// <param name="bytes">The text and the bytes after it.</param>
    /// <returns>False if the text has no key, or if too few bytes follow it.</returns>
    [MethodImpl(AggressiveInlining)]
    public static bool TryLoad(ReadOnlySpan<byte> bytes, int length, out TextKey key)
    {
        if (length < Size / 2)
        {
            if (length > 0 && bytes.Length >= Size / 2)
            {
                var half = (Vector128.Create(bytes) & Vector128.Create(Masks.Slice(Size - length))).AsUInt64();
                key = new TextKey(half.ToScalar(), half.GetElement(1), 0, LengthWord(length, BitConverter.IsLittleEndian));
                return true;
            }
        }
        else if (length < Size && bytes.Length >= Size)
        {
            key = Load(bytes, length);
            return true;
        }

        key = default;
        return false;
    }

    // Creates the key of a text that may be at the end of the bytes.
    public static TextKey Of(ReadOnlySpan<byte> text)
    {
        Span<byte> bytes = stackalloc byte[Size];
        bytes.Clear();
        text.CopyTo(bytes);
        return Load(bytes, text.Length);
    }

    // The highest bits are the best.
    public ulong Hash
    {
        [MethodImpl(AggressiveInlining)]
        get => ((First ^ ulong.RotateLeft(Third, 32)) * 0x9E37_79B9_7F4A_7C15) +
            ((Second ^ ulong.RotateLeft(Fourth, 32)) * 0xC2B2_AE3D_27D4_EB4F);
    }

    // The code needs no jump for each word.
    [MethodImpl(AggressiveInlining)]
    public bool Is(TextKey other) =>
        ((First ^ other.First) | (Second ^ other.Second) | (Third ^ other.Third) | (Fourth ^ other.Fourth)) == 0;

    // The length in the last byte of a word in memory, which is its highest byte if it is little-endian.
    internal static ulong LengthWord(int length, bool isLittleEndian) => (ulong)length << (isLittleEndian ? 56 : 0);

    // The text has at least 32 bytes.
    [MethodImpl(AggressiveInlining)]
    private static TextKey Load(ReadOnlySpan<byte> bytes, int length)
    {
        var words = (Vector256.Create(bytes) & Vector256.Create(Masks.Slice(Size - length))).AsUInt64();
        return new TextKey(words[0], words[1], words[2], words[3] | LengthWord(length, BitConverter.IsLittleEndian));
    }

    // The mask of a text starts at its length before the zeros.
    private static ReadOnlySpan<byte> Masks =>
    [
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ];
}
