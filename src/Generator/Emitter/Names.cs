namespace BsonGen.Generator.Emitter;

/// <summary>Names in generated code.</summary>
internal static class Names
{
    public const string Serialization = "global::MongoDB.Bson.Serialization";
    public const string Reader = "BsonCode::BsonSpanReader";
    public const string Writer = "BsonCode::BsonSpanWriter";
    public const string Collections = "BsonCode::BsonCollections";

    // Without the indentation: 140 columns in a case of the switch that reads members, where a statement may go on in a second, indented line.
    private const int MostColumns = 108;

    private const int MostColumnsOfText = 97;

    /// <summary>The attribute that makes analyzers and coverage tools skip the code.</summary>
    public static readonly string GeneratedCode =
        $"[global::System.CodeDom.Compiler.GeneratedCode(\"BsonGen\", \"{typeof(Names).Assembly.GetName().Version.ToString(fieldCount: 3)}\")]";

    /// <summary>The warnings that a generated file disables: those for obsolete members, and the given ids.</summary>
    public static string Suppressed(IEnumerable<string> diagnostics) => string.Join(", ", new[] { "CS0612", "CS0618" }.Concat(diagnostics));

    /// <summary>Converts the name of a member or type to that of a local: <c>items</c>. Keywords are not escaped.</summary>
    public static string Local(string name)
    {
        var start = name.TrimStart('_');
        if (start.Length == 0 || !SyntaxFacts.IsIdentifierStartCharacter(start[0]))
        {
            start = "value" + start;
        }

        return char.ToLowerInvariant(start[0]) + start.Substring(1);
    }

    /// <summary>Escapes keywords: for a local, or for a member after a dot.</summary>
    public static string Identifier(string name) => SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None ? name : "@" + name;

    /// <summary>Escapes the name of a type in its declaration. The compiler warns of lower-case names, which may become keywords.</summary>
    public static string DeclaredType(string name) => name.All(c => c is >= 'a' and <= 'z') ? "@" + name : Identifier(name);

    /// <summary>Converts the name of a member to a part of a longer name: <c>Read</c> + <c>Selections</c>.</summary>
    public static string Part(string member)
    {
        var start = member.TrimStart('_');
        return start.Length == 0 ? "Member" + member.Length : char.ToUpperInvariant(start[0]) + start.Substring(1);
    }

    /// <summary>Prints code around a list, such as the arguments of a call: on one line, or with a line for each item if it is long.</summary>
    public static string List(string start, IEnumerable<string> items, string end, string separator = ", ")
    {
        var all = string.Join(separator, items);
        return all.Contains('\n') || (all.Length > 0 && start.Length + all.Length + end.Length > MostColumns)
            ? $"{start.TrimEnd()}\n    {string.Join(separator.TrimEnd() + "\n", items).Replace("\n", "\n    ")}{end}"
            : start + all + end;
    }

    /// <summary>Prints two parts of a statement: on one line, or with a line for the second part if it is long.</summary>
    public static string Wrap(string start, string rest) => start.Length + 1 + (rest + "\n").IndexOf('\n') > MostColumns
        ? $"{start}\n    {rest.Replace("\n", "\n    ")}"
        : $"{start} {rest}";

    /// <summary>Prints a list as a string literal: <c>"a, b"</c>, in several lines if it is long.</summary>
    public static string Text(IEnumerable<string> items)
    {
        var lines = new List<string>();
        foreach (var literal in items.Select(Literal))
        {
            var item = literal.Substring(1, literal.Length - 2);
            var last = lines.Count - 1;
            if (last >= 0 && lines[last].Length + item.Length <= MostColumnsOfText)
            {
                lines[last] += ", " + item;
            }
            else
            {
                lines.Add(item);
            }
        }

        return $"\"{string.Join(", \" +\n\"", lines)}\"";
    }

    /// <summary>Prints an element name as a UTF-8 literal with a NUL at its end, as in BSON.</summary>
    public static string Utf8(string elementName) => Literal(elementName + "\0") + "u8";

    public static string Literal(string text) => SymbolDisplay.FormatLiteral(text, quote: true);
}
