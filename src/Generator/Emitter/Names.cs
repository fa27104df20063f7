namespace BsonGen.Generator.Emitter;

/// <summary>Names that several templates use.</summary>
internal static class Names
{
    public const string Serialization = "global::MongoDB.Bson.Serialization";
    public const string Reader = "ref BsonCode::BsonSpanReader reader";
    public const string Writer = "ref BsonCode::BsonSpanWriter writer";
    public const string Compiler = "global::System.Runtime.CompilerServices";

    // Makes analyzers and coverage tools skip the code.
    public static readonly string GeneratedCode =
        "[global::System.CodeDom.Compiler.GeneratedCode(\"BsonGen\", " +
        $"\"{typeof(Names).Assembly.GetName().Version.ToString(fieldCount: 3)}\")]";

    // The name of a local: items. Keywords are not escaped.
    public static string Local(string name)
    {
        var start = name.TrimStart('_');
        return start.Length > 0 && SyntaxFacts.IsIdentifierStartCharacter(start[0])
            ? char.ToLowerInvariant(start[0]) + start.Substring(1)
            : "value" + start;
    }

    public static string Identifier(string name) => SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None ? name : "@" + name;

    // Escapes the name of a type. The compiler warns of lower-case names, which may become keywords.
    public static string DeclaredType(string name) => name.All(c => c is >= 'a' and <= 'z') ? "@" + name : Identifier(name);

    // A part of a longer name: Read + Selections.
    public static string Part(string member)
    {
        var start = member.TrimStart('_');
        return start.Length == 0 ? "Member" + member.Length : char.ToUpperInvariant(start[0]) + start.Substring(1);
    }
}
