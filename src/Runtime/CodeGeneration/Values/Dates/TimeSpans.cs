using System.Buffers;
using System.Buffers.Text;

namespace BsonGen.CodeGeneration;

/// <summary>Converts time spans to and from the text that the driver writes: .NET's constant format.</summary>
internal static class TimeSpans
{
    /// <summary>The length of the longest text: a sign, days, time and seven decimal places.</summary>
    public const int LongestText = 26;

    private static readonly System.Buffers.StandardFormat Constant = new('c');

    /// <summary>Parses a text that <see cref="Format"/> gives. Returns false for all other texts, which the driver parses.</summary>
    public static bool TryParse(ReadOnlySpan<byte> text, out TimeSpan value)
    {
        Span<byte> again = stackalloc byte[LongestText];
        return Utf8Parser.TryParse(text, out value, out var length, Constant.Symbol) &&
            length == text.Length &&
            Format(value, again).SequenceEqual(text);
    }

    /// <param name="value">The time span.</param>
    /// <param name="text">Room for <see cref="LongestText"/> bytes.</param>
    public static ReadOnlySpan<byte> Format(TimeSpan value, Span<byte> text) =>
        Utf8Formatter.TryFormat(value, text, out var length, Constant) ? text.Slice(0, length) : default;
}
