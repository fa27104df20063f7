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

    /// <summary>Whether the items of a broken list are on lines of their own, even if one line has room for all.</summary>
    public bool IsStacked { get; init; }

    /// <summary>All on one line.</summary>
    public override string ToString() => Start + string.Join(Separator, Items) + End;

    /// <summary>The lines, none longer than this number of columns unless it can't be broken.</summary>
    public IEnumerable<string> ToLines(int columns)
    {
        var line = ToString();
        if (line.IndexOf('\n') >= 0)
        {
            return line.Split('\n').SelectMany(part => Break(part, columns));
        }

        var items = Items.ToList();
        if (line.Length <= columns || items.Count == 0)
        {
            return Break(line, columns);
        }

        var start = Start.TrimEnd();
        if (start.Length > columns && LineBreaks.Parse(line) is var whole && whole.Start.Length < Start.Length)
        {
            return whole.ToLines(columns);
        }

        var lines = Break(start, columns).ToList();
        var list = Indentation + string.Join(Separator, Items) + End;
        if (list.Length <= columns && !IsStacked)
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

    private static IEnumerable<string> Break(string line, int columns)
    {
        if (line.Length <= columns || line[0] == '#')
        {
            return [line];
        }

        var code = line.TrimStart();
        var indentation = line.Substring(0, line.Length - code.Length);
        if (code.StartsWith("//", StringComparison.Ordinal))
        {
            return LineBreaks.Wrap(code, columns - indentation.Length).Select(part => indentation + part);
        }

        var parsed = LineBreaks.Parse(code);
        return parsed.Items.Any() ? parsed.ToLines(columns - indentation.Length).Select(part => indentation + part) : [line];
    }
}
