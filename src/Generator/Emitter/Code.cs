using System.Globalization;
using System.Text;

namespace BsonGen.Generator.Emitter;

/// <summary>Prints generated code from templates that look like it.</summary>
internal static class Code
{
    public static string Format(Template template) => template.ToString();

    public static string List(IEnumerable<string> items) => string.Join(", ", items);

    public static string Lines(IEnumerable<string> lines) => string.Join("\n", lines.Where(line => line.Length > 0));

    /// <summary>Joins parts with empty lines between them.</summary>
    public static string Blocks(IEnumerable<string> blocks) => string.Join("\n\n", blocks.Where(block => block.Length > 0));

    // A list whose items stand in lines of their own, since a line of them all would be hard to read.
    public static string Column(IEnumerable<string> items, string separator = ",") =>
        string.Join(separator + "\n", items);

    // The package's targets remove the slashes and the space.
    public static string Comments(IEnumerable<string> lines) => string.Concat(lines.Select(line => $"// {line}\n"));

    public static string Literal(string text) => SymbolDisplay.FormatLiteral(text, quote: true);

    // The name of an element as in BSON: with a NUL at its end.
    public static string Utf8(string elementName) => Literal(elementName + "\0") + "u8";

    /// <summary>Removes the empty lines that optional parts of templates leave behind, and breaks long lines.</summary>
    /// <returns>Lines with at most one empty line between them, and with none at the start or the end of a block.</returns>
    public static string Tidy(string code)
    {
        var text = new StringBuilder(code.Length);
        var isBlankDue = false;
        var isAtStart = true;
        for (var start = 0; start < code.Length;)
        {
            var end = FindEndOfLine(code, start);
            var first = start;
            while (first < end && code[first] == ' ')
            {
                first++;
            }

            if (first == end)
            {
                isBlankDue = !isAtStart;
            }
            else
            {
                if (isBlankDue && code[first] != '}')
                {
                    text.Append('\n');
                }

                isBlankDue = AppendLine(text, code, start, end);
                isAtStart = first == end - 1 && code[first] == '{';
            }

            start = end + 1;
        }

        return text.ToString();
    }

    /// <returns>Whether an empty line is due: a long statement became a block.</returns>
    private static bool AppendLine(StringBuilder text, string code, int start, int end)
    {
        if (end - start <= LongLine.Limit)
        {
            text.Append(code, start, end - start).Append('\n');
            return false;
        }

        var lines = LongLine.Break(code.Substring(start, end - start));
        text.Append(lines).Append('\n');
        return lines.EndsWith("}", StringComparison.Ordinal);
    }

    private static int FindEndOfLine(string code, int start)
    {
        var end = code.IndexOf('\n', start);
        return end < 0 ? code.Length : end;
    }

    /// <summary>A template whose holes are being filled.</summary>
    /// <remarks>
    /// A hole may get several lines: all have the indentation of the hole's line. A line is left out if its only content is a
    /// hole that gets nothing. So a template shows optional and repeated parts at their place.
    /// </remarks>
    [InterpolatedStringHandler]
    internal ref struct Template(int literalLength, int formattedCount)
    {
        private const int UsualLengthOfPart = 40;

        private readonly StringBuilder _text = new(literalLength + (formattedCount * UsualLengthOfPart));

        private bool _isLineEmpty;

        public void AppendLiteral(string literal)
        {
            // The hole's line is left out: its indentation, and the line feed that follows.
            var start = _isLineEmpty && literal[0] == '\n' ? 1 : 0;
            if (start == 1)
            {
                _text.Length = GetStartOfLine();
            }

            _text.Append(literal, start, literal.Length - start);
            _isLineEmpty = false;
        }

        public void AppendFormatted(int number) => AppendFormatted(number.ToString(CultureInfo.InvariantCulture));

        public void AppendFormatted(string? code)
        {
            if (string.IsNullOrEmpty(code))
            {
                _isLineEmpty |= GetIndentation() == _text.Length - GetStartOfLine();
                return;
            }

            _isLineEmpty = false;
            var indentation = GetIndentation();
            var end = FindEndOfLine(code!, 0);
            _text.Append(code, 0, end);
            while (end < code!.Length)
            {
                var start = end + 1;
                end = FindEndOfLine(code, start);
                _text.Append('\n').Append(' ', end == start ? 0 : indentation).Append(code, start, end - start);
            }
        }

        public override readonly string ToString()
        {
            if (_isLineEmpty)
            {
                _text.Length = Math.Max(0, GetStartOfLine() - 1);
            }

            return _text.ToString();
        }

        private readonly int GetIndentation()
        {
            var start = GetStartOfLine();
            var end = start;
            while (end < _text.Length && _text[end] == ' ')
            {
                end++;
            }

            return end - start;
        }

        private readonly int GetStartOfLine()
        {
            var start = _text.Length;
            while (start > 0 && _text[start - 1] != '\n')
            {
                start--;
            }

            return start;
        }
    }
}
