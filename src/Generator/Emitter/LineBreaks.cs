namespace BsonGen.Generator.Emitter;

/// <summary>Finds the place at which a long line of C# is broken.</summary>
internal static class LineBreaks
{
    private const string Opening = "([{<";
    private const string Closing = ")]}>";

    // Attributes and types, which are broken inside.
    private static readonly (string Start, string End)[] Wrappers = [("[", "]"), ("typeof(", ")")];

    /// <summary>
    /// Gets the code around a list that can be on other lines: the branches of a conditional, the value of an assignment, the condition of a pattern,
    /// the result of an arrow, the operand of a cast, or the content of brackets. Returns code without such a list as it is.
    /// </summary>
    public static Code Parse(string code)
    {
        foreach (var (start, end) in Wrappers)
        {
            if (code.StartsWith(start, StringComparison.Ordinal) && code.EndsWith(end, StringComparison.Ordinal))
            {
                var content = Parse(code.Substring(start.Length, code.Length - start.Length - end.Length));
                return content with { Start = start + content.Start, End = content.End + end };
            }
        }

        var depths = DepthsOf(code);
        if (Find(" ? ") is { } question && Find(" : ", question) is { } colon)
        {
            Code[] branches = [code.Substring(question + 1, colon - question - 1), code.Substring(colon + 1)];
            return new Code(code.Substring(0, question + 1), branches, "", " ") { IsStacked = true };
        }

        if (Find(" = ") is { } assignment)
        {
            return new Code(code.Substring(0, assignment + 3), [code.Substring(assignment + 3)], "");
        }

        if (Find(" when ") is { } condition)
        {
            return new Code(code.Substring(0, condition + 1), [code.Substring(condition + 1)], "");
        }

        if (Find(" => ") is { } arrow)
        {
            return new Code(code.Substring(0, arrow + 4), [code.Substring(arrow + 4)], "");
        }

        if (FindEndOfCast(code, depths) is { } operand)
        {
            return new Code(code.Substring(0, operand), [code.Substring(operand)], "");
        }

        return FindBrackets(code, depths) is { } brackets
            ? Code.List(code.Substring(0, brackets.Start), Split(code, depths, brackets.Start, brackets.End), code.Substring(brackets.End))
            : code;

        int? Find(string text, int start = 0)
        {
            for (var i = code.IndexOf(text, start, StringComparison.Ordinal); i >= 0; i = code.IndexOf(text, i + 1, StringComparison.Ordinal))
            {
                if (depths[i] == 0)
                {
                    return i;
                }
            }

            return null;
        }
    }

    /// <summary>Breaks a comment between words.</summary>
    public static IEnumerable<string> Wrap(string comment, int columns)
    {
        var prefix = comment.Substring(0, comment.IndexOf(' ') + 1);
        var rest = comment;
        while (rest.Length > columns && rest.LastIndexOf(' ', columns) is var end && end >= prefix.Length)
        {
            yield return rest.Substring(0, end);
            rest = prefix + rest.Substring(end + 1);
        }

        yield return rest;
    }

    /// <summary>Counts the brackets around each character. A literal counts as a bracket. A closing bracket is inside of its pair, an opening bracket is outside.</summary>
    private static int[] DepthsOf(string code)
    {
        var depths = new int[code.Length];
        var open = new Stack<char>();
        var literal = '\0';
        for (var i = 0; i < code.Length; i++)
        {
            var c = code[i];
            depths[i] = open.Count + (literal == '\0' ? 0 : 1);
            if (literal != '\0')
            {
                if (c == '\\' && i + 1 < code.Length)
                {
                    depths[++i] = open.Count + 1;
                }
                else if (c == literal)
                {
                    literal = '\0';
                }
            }
            else if (c is '"' or '\'')
            {
                literal = c;
            }
            else if (Opening.IndexOf(c) >= 0 && (c != '<' || (i > 0 && (char.IsLetterOrDigit(code[i - 1]) || code[i - 1] == '_'))))
            {
                open.Push(Closing[Opening.IndexOf(c)]);
            }
            else if (open.Count > 0 && open.Peek() == c)
            {
                open.Pop();
            }
        }

        return depths;
    }

    private static int? FindEndOfCast(string code, int[] depths)
    {
        var end = code[0] == '(' ? Array.IndexOf(depths, 0, 1) : -1;
        return end > 0 && (char.IsLetter(code[end]) || code[end] == '_') ? end : null;
    }

    /// <summary>Finds what the outermost brackets enclose: the last arguments, or without arguments the last type arguments or items.</summary>
    private static (int Start, int End)? FindBrackets(string code, int[] depths)
    {
        (int Start, int End)? found = null;
        var start = 0;
        for (var i = 1; i < code.Length; i++)
        {
            if (depths[i] == 1 && depths[i - 1] == 0)
            {
                start = i;
            }

            var isEnd = depths[i] == 1 && Closing.IndexOf(code[i]) >= 0 && (i + 1 == code.Length || depths[i + 1] == 0);
            if (isEnd && i > start && (found is null || code[start - 1] == '(' || code[found.Value.Start - 1] != '('))
            {
                found = (start, i);
            }
        }

        return found;
    }

    private static IEnumerable<string> Split(string code, int[] depths, int start, int end)
    {
        for (var i = start; i < end; i++)
        {
            if (code[i] == ',' && depths[i] == 1)
            {
                yield return code.Substring(start, i - start).Trim();
                start = i + 1;
            }
        }

        yield return code.Substring(start, end - start).Trim();
    }
}
