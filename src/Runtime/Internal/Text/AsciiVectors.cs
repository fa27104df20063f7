using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace BsonGen.Internal.Text;

/// <summary>Turns ASCII into characters and back, sixteen at a time; the last sixteen may overlap the ones before.</summary>
/// <remarks>
/// Vectors are loaded and stored without the runtime's bounds checks. There are at least <see cref="Shortest"/> bytes, and as many
/// characters: each method makes sure of both. All vectors start between the first one and the sixteenth from the end, so all end inside.
/// </remarks>
internal static class AsciiVectors
{
    /// <summary>Fewer do not fill a vector.</summary>
    public const int Shortest = 16;

    /// <summary>More are faster with the framework, whose vectors are larger.</summary>
    public const int Longest = 256;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool AreAscii(ReadOnlySpan<byte> bytes)
    {
        var last = LastVector(bytes.Length);
        var all = Load(bytes, last);
        for (nuint i = 0; i < last; i += Shortest)
        {
            all |= Load(bytes, i);
        }

        return all.ExtractMostSignificantBits() == 0;
    }

    /// <param name="bytes">All ASCII.</param>
    public static string Widen(ReadOnlySpan<byte> bytes)
    {
        var last = LastVector(bytes.Length);

        // Nobody has seen the string yet.
        var text = new string('\0', bytes.Length);
        var chars = MemoryMarshal.CreateSpan(ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text.AsSpan())), text.Length);
        for (nuint i = 0; i < last; i += Shortest)
        {
            Widen(bytes, chars, i);
        }

        Widen(bytes, chars, last);
        return text;
    }

    /// <param name="chars">The text.</param>
    /// <param name="bytes">Takes as many bytes as there are characters.</param>
    /// <returns>False when the text is not all ASCII; what was written is of no use then.</returns>
    public static bool TryNarrow(ReadOnlySpan<ushort> chars, Span<byte> bytes)
    {
        var last = LastVector(chars.Length);
        var narrowed = bytes.Slice(0, chars.Length);
        var all = Narrow(chars, narrowed, last);
        for (nuint i = 0; i < last; i += Shortest)
        {
            all |= Narrow(chars, narrowed, i);
        }

        return (all & Vector128.Create((ushort)0xFF80)) == Vector128<ushort>.Zero;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nuint LastVector(int length)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(length, Shortest);
        return (nuint)(length - Shortest);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Widen(ReadOnlySpan<byte> bytes, Span<ushort> chars, nuint index)
    {
        var (lower, upper) = Vector128.Widen(Load(bytes, index));
        Store(lower, chars, index);
        Store(upper, chars, index + (Shortest / 2));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<ushort> Narrow(ReadOnlySpan<ushort> chars, Span<byte> bytes, nuint index)
    {
        var lower = Load(chars, index);
        var upper = Load(chars, index + (Shortest / 2));
        Store(Vector128.Narrow(lower, upper), bytes, index);
        return lower | upper;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<T> Load<T>(ReadOnlySpan<T> values, nuint index) =>
#if CHECKED_ACCESS
        Vector128.Create(values.Slice((int)index));
#else
        Vector128.LoadUnsafe(ref MemoryMarshal.GetReference(values), index);
#endif

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Store<T>(Vector128<T> vector, Span<T> values, nuint index) =>
#if CHECKED_ACCESS
        vector.CopyTo(values.Slice((int)index));
#else
        vector.StoreUnsafe(ref MemoryMarshal.GetReference(values), index);
#endif
}
