namespace BsonGen.Internal.Text;

/// <summary>Decodes UTF-8. ASCII, which nearly all text is, is widened directly into the new string.</summary>
/// <remarks>Text is checked before its string is allocated, so that other text does not leave an unused string.</remarks>
internal static class Utf8Decoder
{
    private const int LongestOnStack = 128;

    /// <param name="isLenient">Whether invalid bytes become U+FFFD; otherwise they throw.</param>
    // A method that contains this code keeps fewer locals in registers, so it is not inlined.
    [MethodImpl(NoInlining)]
    public static string Decode(ReadOnlySpan<byte> bytes, bool isLenient)
    {
        switch (bytes.Length)
        {
            case >= AsciiVectors.Quarter and <= AsciiVectors.Shortest:
                return AsciiVectors.TryWidenQuarters(bytes) ?? DecodeUtf8(bytes, isLenient);

            case > AsciiVectors.Shortest and <= AsciiVectors.Longest:
                return AsciiVectors.AreAscii(bytes) ? AsciiVectors.Widen(bytes) : DecodeUtf8(bytes, isLenient);

            case > 0 and < AsciiVectors.Quarter:
                var (start, middle, end) = (bytes[0], bytes[bytes.Length / 2], bytes[bytes.Length - 1]);
                return char.IsAscii((char)(start | middle | end))
                    ? Widen(start, middle, end, bytes.Length)
                    : DecodeUtf8(bytes, isLenient);

            case 0:
                return string.Empty;

            default:
                return Ascii.IsValid(bytes) ? Encoding.Latin1.GetString(bytes) : DecodeUtf8(bytes, isLenient);
        }
    }

    // If there are fewer than three characters, some are the same.
    [MethodImpl(AggressiveInlining)]
    private static string Widen(byte start, byte middle, byte end, int length)
    {
        var chars = NewString.Create(length, out var text);
        chars[0] = start;
        chars[chars.Length / 2] = middle;
        chars[chars.Length - 1] = end;
        return text;
    }

    [MethodImpl(NoInlining)]
    private static string DecodeUtf8(ReadOnlySpan<byte> bytes, bool isLenient)
    {
        if (bytes.Length <= LongestOnStack)
        {
            // There are no more characters than bytes. Decoding and copying is faster than counting and decoding.
            Span<char> chars = stackalloc char[LongestOnStack];
            if (Utf8.ToUtf16(bytes, chars, out _, out var length, replaceInvalidSequences: false) == OperationStatus.Done)
            {
                return new string(chars[..length]);
            }
        }

        return (isLenient ? Utf8Encodings.Lenient : Utf8Encodings.Strict).GetString(bytes);
    }
}
