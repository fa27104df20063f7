using System.Buffers;
using System.Buffers.Text;

namespace BsonGen.CodeGeneration;

/// <summary>Time spans as the text that the driver writes: .NET's constant format.</summary>
internal static class TimeSpans
{
    /// <summary>The longest: a sign, days, time and seven decimal places.</summary>
    public const int LongestText = 26;

    private static readonly System.Buffers.StandardFormat Constant = new('c');

    /// <summary>Parses what <see cref="Format"/> gives, and nothing else: for other texts the driver has a parser.</summary>
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
