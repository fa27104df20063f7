using System.Runtime.CompilerServices;
using System.Text;
using MongoDB.Bson.IO;

namespace BsonGen.Reading;

/// <summary>Makes strings of UTF-8; ASCII is widened straight into the new string.</summary>
internal static class Text
{
    /// <param name="bytes">UTF-8, without the NUL at its end.</param>
    /// <param name="isLenient">Whether invalid bytes become U+FFFD; else they throw <see cref="DecoderFallbackException"/>.</param>
    public static unsafe string Decode(ReadOnlySpan<byte> bytes, bool isLenient)
    {
        if (bytes.IsEmpty)
        {
            return string.Empty;
        }

        if (!Ascii.IsValid(bytes))
        {
            return DecodeUtf8(bytes, isLenient);
        }

        fixed (byte* source = bytes)
        {
            // On .NET 8 the state can't be a span, so the pinned bytes travel as an address.
            return string.Create(
                bytes.Length,
                (nint)source,
                static (chars, address) => Ascii.ToUtf16(new ReadOnlySpan<byte>((void*)address, chars.Length), chars, out _));
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string DecodeUtf8(ReadOnlySpan<byte> bytes, bool isLenient) =>
        (isLenient ? Utf8Encodings.Lenient : Utf8Encodings.Strict).GetString(bytes);
}
