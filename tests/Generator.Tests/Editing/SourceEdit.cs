using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace BsonGen.Generator.Tests.Editing;

/// <summary>One edit of a file, like those of somebody who types.</summary>
/// <param name="What">The description.</param>
/// <param name="Span">The text that it replaces.</param>
/// <param name="Text">The new text.</param>
internal sealed record SourceEdit(string What, TextSpan Span, string Text)
{
    private static readonly string[] Snippets =
    [
        "[", "[Bson", "[BsonElement(", "[BsonElement(\"", "[BsonElement(\"a\")]", "[BsonElement(\"a\"), BsonElement(\"b\")]",
        "[BsonElement(null)]", "[BsonElement(1)]",
        "[BsonId", "[BsonId]", "[BsonIgnore]", "[BsonExtraElements]", "[BsonDefaultValue(]", "[BsonDefaultValue(Missing)]",
        "[BsonDefaultValue(null)]", "[BsonDefaultValue(1)]",
        "[BsonRepresentation]", "[BsonRepresentation(BsonType.)]", "[BsonRepresentation(BsonType.Missing)]",
        "[BsonRepresentation(BsonType.String)]",
        "[BsonRepresentation((BsonType)77)]", "[BsonGuidRepresentation]", "[BsonGuidRepresentation(GuidRepresentation.Missing)]",
        "[BsonDateTimeOptions(Kind = )]",
        "[BsonDateTimeOptions(Kind = (DateTimeKind)7)]", "[BsonKnownTypes(]", "[BsonKnownTypes(typeof())]",
        "[BsonKnownTypes(typeof(Missing))]", "[BsonKnownTypes(null)]",
        "[BsonKnownTypes(typeof(List<>))]", "[BsonDiscriminator(]", "[BsonDiscriminator(RootClass = )]",
        "[BsonDiscriminator(RootClass = true)]", "[BsonConstructor]",
        "[BsonConstructor(\"A\")]", "[BsonConstructor(null, \"\")]", "[BsonFactoryMethod]", "[BsonSerializer(typeof())]",
        "[BsonSerializer]", "[BsonGenerated]", "[BsonGenerated(typeof())]",
        "[assembly: BsonGenerated(typeof())]", "[assembly: BsonGenerated(typeof(Missing))]",
        "[Missing]", "[Missing.]", "[Obsolete(\"\", true)]",
        "public List Lines { get; set; }", "public Dictionary<string> Lines { get; set; }", "public List<> Lines { get; set; }",
        "public Missing Lost { get; set; }",
        "public List<Missing> Lost { get; set; }", "public Missing<int>.Nested Lost { get; set; }", "public int", "public",
        "public int A {", "public int A { get;", "public int A;",
        "public string A { get; set; } = \"", "public int? ", "public (int, ) Pair;", "public int[,,] Cube { get; set; }",
        "public var A { get; set; }", "public Dictionary<Missing, int> Lost;",
        "public HashSet HashSet;", "public int this[int i] => i;", "public int this[", "public void ShouldSerialize", "static", "abstract",
        "sealed", "override", "virtual", "partial", "readonly",
        "required", "ref", "unsafe", "const", "new", "file", "private", "protected", "record", "class", "struct", "interface", "enum",
        "class A;", "public partial class", "<T>", "<", ">", "{", "}",
        "(", ")", ";", ",", ":", ": Missing", "where T : ", "=>", "= ", "?", "/*", "#if", "#endif", "\"", "'", "@", "$\"{", "\\u",
        "namespace N", "namespace N;", "using Missing;", "extern alias X;",
    ];

    private static readonly string[] TypeNames =
        [
            "Missing",
            "List",
            "List<>",
            "Dictionary<string>",
            "Dictionary<int, int, int>",
            "List<Missing>",
            "Missing<Missing>",
            "void",
            "dynamic",
            "Nullable",
            "Nullable<>",
            "Nullable<Missing>",
            "int*",
            "Span<int>",
            "Missing[]",
            "Missing?",
            "T",
            "Action",
            "Guid",
            "Enum",
            "Array",
        ];

    public string Apply(string text) => string.Concat(text.AsSpan(0, Span.Start), Text, text.AsSpan(Span.End));

    /// <summary>An edit at random, within a type.</summary>
    public static SourceEdit Create(Random random, SyntaxNode root)
    {
        var types = root.DescendantNodes().OfType<TypeDeclarationSyntax>().ToList();
        var scope = types.Count == 0 ? root : types[random.Next(types.Count)];
        var tokens = scope.DescendantTokens().Where(token => token.Span.Length > 0).ToList();
        if (tokens.Count < 2)
        {
            return new SourceEdit("insert", new TextSpan(0, 0), Snippets[random.Next(Snippets.Length)] + "\n");
        }

        var index = random.Next(tokens.Count - 1);
        var token = tokens[index];
        var next = tokens[index + 1];
        return random.Next(15) switch
        {
            0 => new SourceEdit($"delete '{token}'", token.Span, ""),
            1 => new SourceEdit($"double '{token}'", token.Span, $"{token} {token}"),
            2 => new SourceEdit($"swap '{token}' and '{next}'", TextSpan.FromBounds(token.SpanStart, next.Span.End), $"{next} {token}"),
            3 => new SourceEdit($"cut '{token}'", token.Span, token.Text.Substring(0, token.Text.Length / 2)),
            4 => new SourceEdit($"delete the line from '{token}'", TextSpan.FromBounds(token.SpanStart, EndOfLine(root, token)), ""),
            5 => new SourceEdit($"delete all from '{token}'", TextSpan.FromBounds(token.SpanStart, root.FullSpan.End), ""),
            6 or 7 =>
                Of<MemberDeclarationSyntax>(
                    "insert before", node => new TextSpan(node.SpanStart, 0), _ => Snippets[random.Next(Snippets.Length)] + "\n    "),
            8 => new SourceEdit("insert", new TextSpan(token.SpanStart, 0), Snippets[random.Next(Snippets.Length)] + " "),
            9 or 10 => Of<TypeSyntax>("change the type", node => node.Span, _ => TypeNames[random.Next(TypeNames.Length)]),
            11 => Of<MemberDeclarationSyntax>("double the member", node => new TextSpan(node.Span.End, 0), node => "\n" + node),
            12 => Of<AttributeListSyntax>("double the attributes", node => new TextSpan(node.Span.End, 0), node => node.ToString()),
            13 =>
                new SourceEdit(
                    "add a declaration of another kind",
                    new TextSpan(scope.Span.End, 0),
                    $"\n{Kinds[random.Next(Kinds.Length)]} {Header(scope)} {{ public int Other {{ get; set; }} }}"),
            _ => Of<SyntaxNode>("delete", node => node.Span, _ => ""),
        };

        SourceEdit Of<TNode>(string what, Func<TNode, TextSpan> span, Func<TNode, string> text)
            where TNode : SyntaxNode
        {
            var nodes = scope.DescendantNodes().OfType<TNode>().ToList();
            if (nodes.Count == 0)
            {
                return new SourceEdit($"delete '{token}'", token.Span, "");
            }

            var node = nodes[random.Next(nodes.Count)];
            return new SourceEdit($"{what} '{node}'", span(node), text(node));
        }
    }

    private static readonly string[] Kinds =
    [
        "partial record", "partial class", "partial struct", "partial record struct", "partial interface", "class", "record",
        "[BsonGenerated] partial record",
        "[BsonGenerated] partial class", "[BsonGenerated] partial struct", "[BsonGenerated] class", "enum", "static partial class",
        "abstract partial class", "public sealed partial class",
    ];

    private static string Header(SyntaxNode scope) =>
        scope is TypeDeclarationSyntax type ? type.Identifier.Text + type.TypeParameterList : "A";

    private static int EndOfLine(SyntaxNode root, SyntaxToken token) =>
        root.SyntaxTree.GetText().Lines.GetLineFromPosition(token.SpanStart).End is var end && end > token.SpanStart ? end : token.Span.End;
}
