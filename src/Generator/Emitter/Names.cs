using System.Text;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis.CSharp;

namespace BsonGen.Generator.Emitter;

/// <summary>Names for what is generated, made of the user's own.</summary>
internal static class Names
{
    /// <summary>The driver's namespace for serializers.</summary>
    public const string Serialization = "global::MongoDB.Bson.Serialization";

    /// <summary>The reader that generated code drives.</summary>
    public const string Reader = "global::BsonGen.CodeGeneration.BsonSpanReader";

    /// <summary>The writer that generated code drives.</summary>
    public const string Writer = "global::BsonGen.CodeGeneration.BsonSpanWriter";

    /// <summary>The namespace of members that attributes configure.</summary>
    public const string Members = "global::BsonGen.CodeGeneration";

    /// <summary>The methods that finish collections.</summary>
    public const string Collections = "global::BsonGen.CodeGeneration.BsonCollections";

    /// <summary>The namespace of what generated serializers derive from.</summary>
    public const string Registration = "global::BsonGen.CodeGeneration";

    /// <summary>The attribute that tells analyzers and coverage tools what not to look at.</summary>
    public static readonly string GeneratedCode =
        $"[global::System.CodeDom.Compiler.GeneratedCode(\"BsonGen\", \"{typeof(Names).Assembly.GetName().Version.ToString(fieldCount: 3)}\")]";

    /// <summary>The warnings that a generated file turns off: those of obsolete members, and others by their ids.</summary>
    public static string Suppressed(IEnumerable<string> diagnostics) => string.Join(", ", new[] { "CS0612", "CS0618" }.Concat(diagnostics));

    /// <summary>A member's or type's name as a local has it: <c>items</c>. Keywords are not escaped yet.</summary>
    public static string Local(string name)
    {
        var start = name.TrimStart('_');
        if (start.Length == 0 || !SyntaxFacts.IsIdentifierStartCharacter(start[0]))
        {
            start = "value" + start;
        }

        return char.ToLowerInvariant(start[0]) + start.Substring(1);
    }

    /// <summary>A name where only keywords need escaping: a local, or a member after a dot.</summary>
    public static string Identifier(string name) => SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None ? name : "@" + name;

    /// <summary>The name of a type where it is declared: the compiler warns of names that may become keywords, unless they are escaped.</summary>
    public static string DeclaredType(string name) => name.All(c => c is >= 'a' and <= 'z') ? "@" + name : Identifier(name);

    /// <summary>A member's name as part of a longer one: <c>Read</c> + <c>Selections</c>.</summary>
    public static string Part(string member)
    {
        var start = member.TrimStart('_');
        return start.Length == 0 ? "Member" + member.Length : char.ToUpperInvariant(start[0]) + start.Substring(1);
    }

    /// <summary>Element names, a NUL behind each, as UTF-8: the way BSON holds them.</summary>
    public static string Utf8(params IEnumerable<string> elementNames)
    {
        var text = new StringBuilder("\"");
        foreach (var name in elementNames)
        {
            var literal = Literal(name);
            text.Append(literal, 1, literal.Length - 2).Append("\\0");
        }

        return text.Append("\"u8").ToString();
    }

    /// <summary>A type name for people: without namespaces and containing types.</summary>
    public static string Unqualified(string typeName) => Regex.Replace(typeName, @"global::(?:[\w@]+(?:<[^<>]*>)?\.)*|@", "");

    /// <summary>A string literal.</summary>
    public static string Literal(string text) => SymbolDisplay.FormatLiteral(text, quote: true);

    /// <summary>Text as part of a documentation comment, on one line.</summary>
    public static string Xml(string text)
    {
        var xml = new StringBuilder();
        foreach (var c in text)
        {
            xml.Append(c switch
            {
                '&' => "&amp;",
                '<' => "&lt;",
                '>' => "&gt;",

                // Not allowed in XML, or the end of a line to the compiler.
                < ' ' or (>= '\x7f' and < '\xa0') or '\u2028' or '\u2029' or '\ufffe' or '\uffff' => $"\\u{(int)c:x4}",
                _ => c.ToString(),
            });
        }

        return xml.ToString();
    }
}
