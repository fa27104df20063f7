namespace BsonGen.Generator.Emitter;

/// <summary>C# around a list, such as the arguments of a call. If it does not fit on one line, the list gets a line of its own, or a line for each item.</summary>
/// <param name="Start">The code before the list, with the opening bracket.</param>
/// <param name="Items">The items.</param>
/// <param name="End">The code after the list, with the closing bracket.</param>
/// <param name="Separator">The text between two items. A line ends with it, without its trailing space.</param>
internal sealed record Code(string Start, IEnumerable<Code> Items, string End, string Separator = ", ")
{
    private const string Indentation = "    ";

    public static implicit operator Code(string text) => new(text, [], "");

    /// <summary>A list of items that are not broken themselves.</summary>
    public static Code List(string start, IEnumerable<string> items, string end, string separator = ", ") =>
        new(start, items.Select(item => (Code)item), end, separator);

    /// <summary>All on one line.</summary>
    public override string ToString() => Start + string.Join(Separator, Items) + End;

    /// <summary>The lines, none longer than this number of columns unless it is a single item.</summary>
    public IEnumerable<string> ToLines(int columns)
    {
        var line = ToString();
        var items = Items.ToList();
        if (line.Length <= columns || line.IndexOf('\n') >= 0)
        {
            return [line];
        }

        if (items.Count == 0)
        {
            return BreakTypeArguments(line, columns);
        }

        var lines = BreakTypeArguments(Start.TrimEnd(), columns).ToList();
        var list = Indentation + string.Join(Separator, Items) + End;
        if (list.Length <= columns)
        {
            return [.. lines, list];
        }

        for (var i = 0; i < items.Count; i++)
        {
            var end = i + 1 < items.Count ? Separator.TrimEnd() : End;
            lines.AddRange(items[i].ToLines(columns - Indentation.Length - end.Length).Select(part => Indentation + part));
            lines[lines.Count - 1] += end;
        }

        return lines;
    }

    /// <summary>Breaks a long name of a generic type, such as a dictionary of lists, at its type arguments.</summary>
    private static IEnumerable<string> BreakTypeArguments(string code, int columns)
    {
        var start = code.Length > columns && code.IndexOf('"') < 0 ? code.IndexOf('<') + 1 : 0;
        var items = new List<string>();
        var depth = 1;
        for (int i = start, itemStart = start; start > 0 && i < code.Length && depth > 0; i++)
        {
            depth += code[i] is '<' or '(' ? 1 : code[i] is '>' or ')' ? -1 : 0;
            if (depth == 0 || (depth == 1 && code[i] == ','))
            {
                items.Add(code.Substring(itemStart, i - itemStart).Trim());
                itemStart = i + 1;
            }

            if (depth == 0)
            {
                return List(code.Substring(0, start), items, code.Substring(i)).ToLines(columns);
            }
        }

        return [code];
    }
}
