using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Text;
using MongoDB.Bson.IO;

namespace BsonGen.Reading;

/// <summary>Makes strings of UTF-8; ASCII, which nearly all text is, is widened straight into the new string.</summary>
internal static class Text
{
    private const ulong HighBits = 0x8080_8080_8080_8080;

    /// <param name="bytes">UTF-8, without the NUL at its end.</param>
    /// <param name="isLenient">Whether invalid bytes become U+FFFD; else they throw <see cref="DecoderFallbackException"/>.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string Decode(ReadOnlySpan<byte> bytes, bool isLenient) =>
        IsAscii(bytes) ? Encoding.Latin1.GetString(bytes) : DecodeUtf8(bytes, isLenient);

    // Looking first keeps text that is not ASCII from leaving a half-made string behind.
    private static bool IsAscii(ReadOnlySpan<byte> bytes)
    {
        switch (bytes.Length)
        {
            case > 2 * sizeof(ulong):
                return Ascii.IsValid(bytes);

            // Two words that may overlap.
            case >= sizeof(ulong):
                var words = BinaryPrimitives.ReadUInt64LittleEndian(bytes) |
                    BinaryPrimitives.ReadUInt64LittleEndian(bytes.Slice(bytes.Length - sizeof(ulong)));
                return (words & HighBits) == 0;

            case >= sizeof(uint):
                var halves = BinaryPrimitives.ReadUInt32LittleEndian(bytes) |
                    BinaryPrimitives.ReadUInt32LittleEndian(bytes.Slice(bytes.Length - sizeof(uint)));
                return (halves & HighBits) == 0;

            default:
                var all = 0;
                foreach (var value in bytes)
                {
                    all |= value;
                }

                return all < 0x80;
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string DecodeUtf8(ReadOnlySpan<byte> bytes, bool isLenient) =>
        (isLenient ? Utf8Encodings.Lenient : Utf8Encodings.Strict).GetString(bytes);
}
