using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Text;
using System.Text.Unicode;
using MongoDB.Bson.IO;

namespace BsonGen.Internal.Text;

/// <summary>Decodes UTF-8. ASCII, which nearly all text is, is widened directly into the new string.</summary>
/// <remarks>
/// Text is checked before its string is allocated, so that other text does not leave an unused string. Short text is loaded once, as two words that
/// may overlap, and stays in registers during the allocation. Longer text is widened by vectors, and the last vector may overlap the one before.
/// The framework converts very long text with larger vectors.
/// </remarks>
internal static class Utf8Decoder
{
    private const int LongestOnStack = 128;

    private const ulong HighBits = 0x8080_8080_8080_8080;

    /// <param name="bytes">UTF-8, without the NUL at its end.</param>
    /// <param name="isLenient">Whether invalid bytes become U+FFFD; otherwise they throw <see cref="DecoderFallbackException"/>.</param>
    public static string Decode(ReadOnlySpan<byte> bytes, bool isLenient)
    {
        switch (bytes.Length)
        {
            case >= sizeof(ulong) and <= 2 * sizeof(ulong):
                var first = BinaryPrimitives.ReadUInt64LittleEndian(bytes);
                var last = BinaryPrimitives.ReadUInt64LittleEndian(bytes.Slice(bytes.Length - sizeof(ulong)));
                return ((first | last) & HighBits) == 0
                    ? string.Create(bytes.Length, (first, last), static (chars, words) => WidenWords(words.first, words.last, chars))
                    : DecodeUtf8(bytes, isLenient);

            case >= sizeof(uint) and < sizeof(ulong):
                var firstHalf = BinaryPrimitives.ReadUInt32LittleEndian(bytes);
                var lastHalf = BinaryPrimitives.ReadUInt32LittleEndian(bytes.Slice(bytes.Length - sizeof(uint)));
                return ((firstHalf | lastHalf) & HighBits) == 0
                    ? string.Create(bytes.Length, (firstHalf, lastHalf), static (chars, words) => WidenHalves(words.firstHalf, words.lastHalf, chars))
                    : DecodeUtf8(bytes, isLenient);

            case >= AsciiVectors.Shortest and <= AsciiVectors.Longest:
                return AsciiVectors.AreAscii(bytes) ? AsciiVectors.Widen(bytes) : DecodeUtf8(bytes, isLenient);

            case > 0 and < sizeof(uint):
                var (start, middle, end) = ((char)bytes[0], (char)bytes[bytes.Length / 2], (char)bytes[bytes.Length - 1]);
                return char.IsAscii((char)(start | middle | end))
                    ? string.Create(bytes.Length, (start, middle, end), static (chars, three) => (chars[0], chars[chars.Length / 2], chars[^1]) = three)
                    : DecodeUtf8(bytes, isLenient);

            case 0:
                return string.Empty;

            default:
                return Ascii.IsValid(bytes) ? Encoding.Latin1.GetString(bytes) : DecodeUtf8(bytes, isLenient);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WidenWords(ulong first, ulong last, Span<char> chars)
    {
        var text = MemoryMarshal.Cast<char, ushort>(chars);
        Widen(first).CopyTo(text);
        Widen(last).CopyTo(text.Slice(text.Length - sizeof(ulong)));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WidenHalves(uint first, uint last, Span<char> chars)
    {
        var text = MemoryMarshal.AsBytes(chars);
        BinaryPrimitives.WriteUInt64LittleEndian(text, Widen(first).AsUInt64().ToScalar());
        BinaryPrimitives.WriteUInt64LittleEndian(text.Slice(text.Length - sizeof(ulong)), Widen(last).AsUInt64().ToScalar());
    }

    /// <summary>Eight bytes, or four and zeros, as eight characters.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<ushort> Widen(ulong bytes) => Vector128.WidenLower(Vector128.CreateScalarUnsafe(bytes).AsByte());

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string DecodeUtf8(ReadOnlySpan<byte> bytes, bool isLenient)
    {
        if (bytes.Length <= LongestOnStack)
        {
            // There are no more characters than bytes. Decoding and copying is faster than counting and decoding.
            Span<char> chars = stackalloc char[LongestOnStack];
            if (Utf8.ToUtf16(bytes, chars, out _, out var length, replaceInvalidSequences: false) == OperationStatus.Done)
            {
                return new string(chars.Slice(0, length));
            }
        }

        return (isLenient ? Utf8Encodings.Lenient : Utf8Encodings.Strict).GetString(bytes);
    }
}
