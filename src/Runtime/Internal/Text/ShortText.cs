namespace BsonGen.Internal.Text;

/// <summary>Short ASCII text, for the parsers of .NET that take characters.</summary>
internal static class ShortText
{
    // The driver parses longer texts.
    public const int Longest = 64;

    // The characters; none, which no parser accepts, if the text is too long or not ASCII.
    public static ReadOnlySpan<char> Decode(ReadOnlySpan<byte> text, Span<char> characters) =>
        Ascii.ToUtf16(text, characters, out var length) == OperationStatus.Done ? characters[..length] : default;
}
