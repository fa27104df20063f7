namespace BsonGen.Internal.Text;

/// <summary>Converts ASCII to characters and back, sixteen at a time. The last vector may overlap the one before.</summary>
/// <remarks>
/// Vectors are loaded and stored without the runtime's bounds checks. Each method checks that there are at least
/// <see cref="Shortest"/> bytes, and as many characters. All vectors start between the first byte and the sixteenth from the end,
/// so all end inside. <see cref="TryNarrowPair"/> does the same with <see cref="ShortestPair"/> characters, and
/// <see cref="TryWidenQuarters"/> with <see cref="Quarter"/> bytes.
/// </remarks>
internal static class AsciiVectors
{
    // The size of a vector.
    public const int Shortest = 16;

    // The number of characters in a vector.
    public const int ShortestPair = 8;

    public const int Quarter = 4;

    // The framework converts longer text faster, with larger vectors.
    public const int Longest = 256;

    [MethodImpl(AggressiveInlining)]
    public static bool AreAscii(ReadOnlySpan<byte> bytes)
    {
        var last = LastVector(bytes.Length);
        var all = Load(bytes, last);
        for (nuint i = 0; i < last; i += Shortest)
        {
            all |= Load(bytes, i);
        }

        return AreAscii(all);
    }

    /// <param name="bytes">All ASCII.</param>
    public static string Widen(ReadOnlySpan<byte> bytes)
    {
        var last = LastVector(bytes.Length);
        var chars = NewString.Create(bytes.Length, out var text);
        for (nuint i = 0; i < last; i += Shortest)
        {
            Widen(bytes, chars, i);
        }

        Widen(bytes, chars, last);
        return text;
    }

    // Widens 4 to 16 bytes as four parts, which may overlap; null if not ASCII. No jump depends on the unpredictable length.
    [MethodImpl(AggressiveInlining)]
    public static string? TryWidenQuarters(ReadOnlySpan<byte> bytes)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(bytes.Length, Quarter);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(bytes.Length, Shortest);
        var last = (nuint)(uint)bytes.Length - Quarter;
        var second = nuint.Min(last, Quarter);
        var third = last - second;
        var quarters = Vector128
            .Create(LoadFour(bytes, 0), LoadFour(bytes, second), LoadFour(bytes, third), LoadFour(bytes, last))
            .AsByte();
        if (!AreAscii(quarters))
        {
            return null;
        }

        var chars = NewString.Create(bytes.Length, out var text);

        // Vector128.Widen returns a pair of vectors, and code that uses one can't be compiled ahead of time.
        var (lower, upper) = (Vector128.WidenLower(quarters), Vector128.WidenUpper(quarters));
        Store(lower.AsUInt64().ToScalar(), chars, 0);
        Store(lower.AsUInt64().GetElement(1), chars, second);
        Store(upper.AsUInt64().ToScalar(), chars, third);
        Store(upper.AsUInt64().GetElement(1), chars, last);
        return text;
    }

    /// <param name="bytes">Takes as many bytes as there are characters.</param>
    /// <returns>False if the text is not ASCII. The written bytes are then undefined.</returns>
    public static bool TryNarrow(ReadOnlySpan<ushort> chars, Span<byte> bytes)
    {
        var last = LastVector(chars.Length);
        var narrowed = bytes[..chars.Length];
        var all = Narrow(chars, narrowed, last);
        for (nuint i = 0; i < last; i += Shortest)
        {
            all |= Narrow(chars, narrowed, i);
        }

        return (all & Vector128.Create((ushort)0xFF80)) == Vector128<ushort>.Zero;
    }

    // Narrows the first eight characters and the last eight.
    [MethodImpl(AggressiveInlining)]
    public static bool TryNarrowPair(ReadOnlySpan<ushort> chars, Span<byte> bytes)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(chars.Length, ShortestPair);
        var last = (nuint)(chars.Length - ShortestPair);
        var narrowed = bytes[..chars.Length];
        var (lower, upper) = (Load(chars, 0), Load(chars, last));
        var pair = Vector128.Narrow(lower, upper).AsUInt64();
        Store(pair.ToScalar(), narrowed, 0);
        Store(pair.GetElement(1), narrowed, last);
        return ((lower | upper) & Vector128.Create((ushort)0xFF80)) == Vector128<ushort>.Zero;
    }

    [MethodImpl(AggressiveInlining)]
    private static bool AreAscii(Vector128<byte> bytes) => bytes.ExtractMostSignificantBits() == 0;

    [MethodImpl(AggressiveInlining)]
    private static nuint LastVector(int length)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(length, Shortest);
        return (nuint)(length - Shortest);
    }

    [MethodImpl(AggressiveInlining)]
    private static void Widen(ReadOnlySpan<byte> bytes, Span<ushort> chars, nuint index)
    {
        var vector = Load(bytes, index);
        Store(Vector128.WidenLower(vector), chars, index);
        Store(Vector128.WidenUpper(vector), chars, index + (Shortest / 2));
    }

    [MethodImpl(AggressiveInlining)]
    private static Vector128<ushort> Narrow(ReadOnlySpan<ushort> chars, Span<byte> bytes, nuint index)
    {
        var lower = Load(chars, index);
        var upper = Load(chars, index + (Shortest / 2));
        Store(Vector128.Narrow(lower, upper), bytes, index);
        return lower | upper;
    }

    [MethodImpl(AggressiveInlining)]
    private static Vector128<T> Load<T>(ReadOnlySpan<T> values, nuint index) =>
        Vector128.LoadUnsafe(ref Unchecked.At(values, index, Vector128<T>.Count));

    [MethodImpl(AggressiveInlining)]
    private static void Store<T>(Vector128<T> vector, Span<T> values, nuint index) =>
        vector.StoreUnsafe(ref Unchecked.At(values, index, Vector128<T>.Count));

    [MethodImpl(AggressiveInlining)]
    private static uint LoadFour(ReadOnlySpan<byte> values, nuint index) =>
        Unsafe.ReadUnaligned<uint>(ref Unchecked.At(values, index, sizeof(uint)));

    [MethodImpl(AggressiveInlining)]
    private static void Store(ulong four, Span<ushort> values, nuint index) =>
        Unsafe.WriteUnaligned(ref Unsafe.As<ushort, byte>(ref Unchecked.At(values, index, Quarter)), four);

    // Code that uses a vector of eight bytes can't be compiled ahead of time.
    [MethodImpl(AggressiveInlining)]
    private static void Store(ulong eight, Span<byte> values, nuint index) =>
        Unsafe.WriteUnaligned(ref Unchecked.At(values, index, sizeof(ulong)), eight);
}
