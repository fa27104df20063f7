namespace BsonGen.Generator.Emitter;

/// <summary>Breaks a line of generated code that is too long to read.</summary>
/// <remarks>
/// Templates can't know which lines are long, since names and nested types have any length. A break stands between two tokens, so
/// it never changes what the code means.
/// </remarks>
internal sealed class LongLine
{
    public const int Limit = 140;

    private const string Continued = "    ";
    private const int InText = int.MaxValue;

    private readonly string _line;
    private readonly string _indentation;

    // How many brackets are open at each character: the same number for both brackets of a pair.
    private readonly int[] _depths;

    private LongLine(string line)
    {
        _line = line;
        _indentation = line.Substring(0, line.Length - line.TrimStart(' ').Length);
        _depths = FindDepths(line);
    }

    /// <returns>Several lines, if the line is too long and can be broken.</returns>
    public static string Break(string line)
    {
        var isCode = line.TrimStart(' ')[0] is not ('/' or '#');
        return line.Length > Limit && isCode && new LongLine(line).Split() is { } lines
            ? Code.Lines(lines.Select(Break))
            : line;
    }

    private IEnumerable<string>? Split()
    {
        if (SplitStatement() is { } statement)
        {
            return statement;
        }

        var depths = _depths.Where(depth => depth != InText).Distinct().OrderBy(depth => depth);
        return depths.Select(SplitAt).FirstOrDefault(lines => lines is not null) ?? SplitText();
    }

    private IEnumerable<string>? SplitAt(int depth) =>
        SplitAfter(" =>", depth) ??
        SplitConditional(depth) ??
        SplitAfter(" ||", depth) ??
        SplitAfter(" &&", depth) ??
        SplitAfter(" =", depth) ??
        SplitList("({", depth) ??
        SplitList("<", depth);

    // if (condition) break;
    private IEnumerable<string>? SplitStatement()
    {
        var start = _indentation.Length + "if (".Length;
        if (string.CompareOrdinal(_line, _indentation.Length, "if (", 0, "if (".Length) != 0)
        {
            return null;
        }

        var end = Array.IndexOf(_depths, _depths[start - 1], start);
        var body = end < 0 ? "" : _line.Substring(end + 1).Trim(' ', '{', '}');
        if (body.Length == 0)
        {
            return null;
        }

        var statements = body
            .Split([';'], StringSplitOptions.RemoveEmptyEntries)
            .Select(statement => $"{_indentation}{Continued}{statement.Trim(' ')};");
        return [_line.Substring(0, end + 1), $"{_indentation}{{", .. statements, $"{_indentation}}}"];
    }

    // The arms begin lines.
    private IEnumerable<string>? SplitConditional(int depth)
    {
        var condition = Find(" ? ", depth, _indentation.Length);
        var otherwise = condition < 0 ? -1 : Find(" : ", depth, condition);
        return otherwise < 0
            ? null
            : [_line.Substring(0, condition), Rest(condition, otherwise), Rest(otherwise, _line.Length)];
    }

    private IEnumerable<string>? SplitAfter(string text, int depth)
    {
        var index = Find(text + " ", depth, _indentation.Length);
        return index < 0
            ? null
            : [_line.Substring(0, index + text.Length), Rest(index + text.Length, _line.Length)];
    }

    // The items of the longest list stand in the next line if they fit there, or in lines of their own.
    private IEnumerable<string>? SplitList(string brackets, int depth)
    {
        var (start, end) = Enumerable.Range(0, _line.Length)
            .Where(i => _depths[i] == depth && brackets.Contains(_line[i]) && IsList(i))
            .Select(i => (Start: i + 1, End: Array.IndexOf(_depths, depth, i + 1)))
            .OrderByDescending(list => list.End - list.Start)
            .ThenByDescending(list => list.Start)
            .FirstOrDefault();
        if (end <= start)
        {
            return null;
        }

        var isBlock = _line[end] == '}';
        IEnumerable<string> items = [Rest(start, isBlock ? end : _line.Length)];
        if (items.Single().Length > Limit)
        {
            items = Items(start, end, isBlock ? "" : _line.Substring(end));
        }

        return isBlock
            ? [_line.Substring(0, start - 1).TrimEnd(' '), $"{_indentation}{{", .. items, _indentation + _line.Substring(end)]
            : items.Prepend(_line.Substring(0, start));
    }

    // The first bracket of a condition or a cast follows a space.
    private bool IsList(int index) => _line[index] == '{' || (index > 0 && _line[index - 1] != ' ');

    private IEnumerable<string> Items(int start, int end, string rest)
    {
        var depth = _depths[end] + 1;
        for (int comma; (comma = Find(", ", depth, start)) >= 0 && comma < end; start = comma + 1)
        {
            yield return Rest(start, comma + 1);
        }

        yield return Rest(start, end) + rest;
    }

    // A list in a text is broken after a comma. The bytes of a name can't be joined with a text.
    private IEnumerable<string>? SplitText()
    {
        const string Joined = "\" +";
        if (_line[_indentation.Length] != '"')
        {
            return null;
        }

        var comma = _line.LastIndexOf(", ", Limit - Joined.Length - 1, StringComparison.Ordinal);
        if (comma <= _indentation.Length || _depths[comma] != InText)
        {
            return null;
        }

        var end = Array.FindIndex(_depths, comma, depth => depth != InText);
        return end < 0 || _line[end] != 'u'
            ? [_line.Substring(0, comma + 2) + Joined, $"{_indentation}\"{_line.Substring(comma + 2)}"]
            : null;
    }

    private string Rest(int start, int end) => $"{_indentation}{Continued}{_line.Substring(start, end - start).Trim(' ')}";

    private int Find(string text, int depth, int start)
    {
        var index = start - 1;
        do
        {
            index = _line.IndexOf(text, index + 1, StringComparison.Ordinal);
        }
        while (index >= 0 && _depths[index] != depth);
        return index;
    }

    private static int[] FindDepths(string line)
    {
        var depths = new int[line.Length];
        var depth = 0;
        var quote = '\0';
        for (var i = 0; i < line.Length; i++)
        {
            var c = line[i];
            if (quote != '\0')
            {
                depths[i] = InText;
                if (c == '\\')
                {
                    depths[++i] = InText;
                }
                else if (c == quote)
                {
                    quote = '\0';
                }

                continue;
            }

            quote = c is '"' or '\'' ? c : '\0';
            depth -= IsClosing(line, i) ? 1 : 0;
            depths[i] = depth;
            depth += IsOpening(line, i) ? 1 : 0;
        }

        return depths;
    }

    private static bool IsOpening(string line, int index) =>
        line[index] is '(' or '[' or '{' || (line[index] == '<' && index > 0 && line[index - 1] is not (' ' or '<'));

    // Operators follow a space.
    private static bool IsClosing(string line, int index) =>
        line[index] is ')' or ']' or '}' || (line[index] == '>' && index > 0 && line[index - 1] is not (' ' or '='));
}
