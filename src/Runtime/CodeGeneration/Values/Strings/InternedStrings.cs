using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Text.Unicode;
using BsonGen.Internal.Text;

namespace BsonGen.CodeGeneration;

/// <summary>The strings that one member with <see cref="BsonInternedAttribute"/> shares.</summary>
/// <remarks>
/// The bytes of a text choose a pair of slots. A text that is read for the second time is kept there, in the place of the older of the two. So texts
/// that occur once evict nothing and allocate only themselves. No text costs more than decoding it and two comparisons, whatever texts came before.
/// Threads need no lock: each slot is one reference to an immutable object. A value that another thread overwrites is decoded again.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class InternedStrings
{
    // In bytes of UTF-8: two vectors.
    private const int LongestText = 32;

    private const int PairBits = 9;

    // Empty until the first text is read.
    private KeptText?[] _kept = [];
    private ushort[] _seen = [];

    /// <summary>Gets the kept string with a text, or creates one.</summary>
    /// <param name="bytes">Bytes that include the text.</param>
    /// <param name="start">The start of the text, which is UTF-8.</param>
    /// <param name="length">The length of the text in bytes.</param>
    /// <param name="isLenient">Whether invalid bytes become U+FFFD; otherwise they throw <see cref="System.Text.DecoderFallbackException"/>.</param>
    internal string Decode(ReadOnlySpan<byte> bytes, int start, int length, bool isLenient)
    {
        if (length is 0 or > LongestText)
        {
            return Utf8Decoder.Decode(bytes.Slice(start, length), isLenient);
        }

        // The two vectors and the length identify a text.
        var second = length > Vector128<byte>.Count ? Vector128.Create(bytes.Slice(start + length - Vector128<byte>.Count)) : default;
        var first = length >= Vector128<byte>.Count ? Vector128.Create(bytes.Slice(start)) : LoadShort(bytes.Slice(start), length);
        var hash = Hash(first, second, length);
        var kept = _kept;
        var pair = (int)(hash >> (64 - PairBits)) * 2;
        if (pair + 1 < kept.Length)
        {
            if (kept[pair] is { } newer && newer.Is(first, second, length))
            {
                return newer.Text;
            }

            if (kept[pair + 1] is { } older && older.Is(first, second, length))
            {
                return older.Text;
            }
        }

        return DecodeAndKeep(bytes.Slice(start, length), isLenient, hash, first, second);
    }

    // .NET 8 has no Vector128<byte>.Indices.
    private static Vector128<byte> Indices => Vector128.Create((byte)0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);

    /// <summary>Loads a text that does not fill a vector, and zeros after it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> LoadShort(ReadOnlySpan<byte> rest, int length) => rest.Length >= Vector128<byte>.Count
        ? Vector128.Create(rest) & Vector128.LessThan(Indices, Vector128.Create((byte)length))
        : LoadLast(rest.Slice(0, length));

    private static Vector128<byte> LoadLast(ReadOnlySpan<byte> text)
    {
        Span<byte> vector = stackalloc byte[Vector128<byte>.Count];
        vector.Clear();
        text.CopyTo(vector);
        return Vector128.Create((ReadOnlySpan<byte>)vector);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Hash(Vector128<byte> first, Vector128<byte> second, int length)
    {
        const ulong Multiplier = 0x9E37_79B9_7F4A_7C15;
        var words = (first ^ second).AsUInt64();
        var hash = ((words[0] * Multiplier) ^ words[1]) + (ulong)length;
        return (hash ^ (hash >> 32)) * Multiplier;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string DecodeAndKeep(ReadOnlySpan<byte> text, bool isLenient, ulong hash, Vector128<byte> first, Vector128<byte> second)
    {
        var value = Utf8Decoder.Decode(text, isLenient);
        var (kept, seen) = (_kept, _seen);
        var pair = (int)(hash >> (64 - PairBits));
        var mark = (ushort)(hash >> 16);
        if (kept.Length == 0 || seen.Length == 0)
        {
            // Another thread may see one of the two before the other.
            seen = new ushort[1 << PairBits];
            seen[pair] = mark;
            _seen = seen;
            _kept = new KeptText?[2 << PairBits];
        }
        else if (seen[pair] != mark)
        {
            seen[pair] = mark;
        }
        else if (!isLenient || Utf8.IsValid(text))
        {
            kept[(2 * pair) + 1] = kept[2 * pair];
            kept[2 * pair] = new KeptText(first, second, text.Length, value);
        }

        return value;
    }

    private sealed class KeptText(Vector128<byte> first, Vector128<byte> second, int length, string text)
    {
        public string Text => text;

        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        public bool Is(Vector128<byte> otherFirst, Vector128<byte> otherSecond, int otherLength) =>
            ((first ^ otherFirst) | (second ^ otherSecond)) == Vector128<byte>.Zero && length == otherLength;
    }
}
