namespace BsonGen.Generator.Emitter;

/// <summary>Breaks lines of C# that are longer than code should be, where the language allows it: outside literals, in the outermost brackets.</summary>
internal static class LongLines
{
    /// <summary>No line of generated code is longer, unless it holds a name or literal that is.</summary>
    public const int MostColumns = 140;

    /// <summary>The line, or its parts; all but the first one belong one step further to the right.</summary>
    public static IEnumerable<string> Break(string line, int columns)
    {
        var rest = line;
        while (rest.Length > columns && !rest.StartsWith("//", StringComparison.Ordinal) && rest[0] != '#' && FindBreak(rest, columns) is > 0 and var end)
        {
            yield return rest.Substring(0, end).TrimEnd();
            rest = rest.Substring(end).TrimStart();
        }

        yield return rest;
    }

    /// <summary>The last place that fits, in as few brackets as possible; behind the opening bracket rather than between arguments.</summary>
    private static int FindBreak(string line, int columns)
    {
        var best = -1;
        var bestDepth = int.MaxValue;
        var depth = 0;
        for (var i = 0; i < columns && i < line.Length; i++)
        {
            switch (line[i])
            {
                case '"' or '\'':
                    i = FindEndOfLiteral(line, i);
                    break;

                case '(' or '[' or '{':
                    depth++;
                    if (i > 0 && i + 1 < line.Length && line[i + 1] is not (')' or ']') && depth < bestDepth)
                    {
                        (best, bestDepth) = (i + 1, depth);
                    }

                    break;

                case ')' or ']' or '}':
                    depth--;
                    break;

                case ' ' when i > 0 && depth <= bestDepth && IsBreakable(line, i) && (depth < bestDepth || IsBetter(line, best, i, columns)):
                    (best, bestDepth) = (i + 1, depth);
                    break;
            }
        }

        return best;
    }

    // Behind "(" all that follows may fit on one line; then arguments stay together.
    private static bool IsBetter(string line, int best, int candidate, int columns) =>
        line[best - 1] is not ('(' or '[') || line.Length - best > columns - 4 || line[candidate - 1] is not ',';

    private static bool IsBreakable(string line, int space) =>
        line[space - 1] == ',' || EndsWith(line, space, " readonly") || EndsWith(line, space, "=>") || EndsWith(line, space, " =") || EndsWith(line, space, "||") || EndsWith(line, space, "&&") ||
        StartsWith(line, space, " ? ") || StartsWith(line, space, " : ") || StartsWith(line, space, " when ");

    private static bool EndsWith(string line, int end, string text) =>
        end >= text.Length && string.CompareOrdinal(line, end - text.Length, text, 0, text.Length) == 0;

    private static bool StartsWith(string line, int start, string text) => string.CompareOrdinal(line, start, text, 0, text.Length) == 0;

    private static int FindEndOfLiteral(string line, int start)
    {
        for (var i = start + 1; i < line.Length; i++)
        {
            if (line[i] == '\\')
            {
                i++;
            }
            else if (line[i] == line[start])
            {
                return i;
            }
        }

        return line.Length;
    }
}
