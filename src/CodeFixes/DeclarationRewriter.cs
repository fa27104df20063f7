using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Editing;
using static Microsoft.CodeAnalysis.CSharp.SyntaxFactory;

namespace BsonGen.CodeFixes;

/// <summary>Makes the edits of one file in one pass. Comments and layout of other code stay unchanged.</summary>
internal sealed class DeclarationRewriter(
    ISet<SyntaxNode> partial,
    IReadOnlyDictionary<SyntaxNode, List<NewAttribute>> attributes,
    ISet<SyntaxNode> removed,
    SyntaxGenerator generator,
    SyntaxNode root) : CSharpSyntaxRewriter
{
    // New lines end like the existing ones.
    private readonly SyntaxTrivia _endOfLine = root.DescendantTrivia().FirstOrDefault(trivia => trivia.IsKind(SyntaxKind.EndOfLineTrivia)) is { RawKind: not 0 } first
        ? first
        : EndOfLine("\n");

    public override SyntaxNode? Visit(SyntaxNode? node)
    {
        if (node is AttributeListSyntax list && list.Attributes.Any(removed.Contains))
        {
            return Keep(list);
        }

        var visited = base.Visit(node);

        if (node is not null && LosesFirstList(node))
        {
            visited = visited!.WithLeadingTrivia(node.GetLeadingTrivia());
        }

        if (node is TypeDeclarationSyntax && partial.Contains(node))
        {
            visited = MakePartial((TypeDeclarationSyntax)visited!);
        }

        return node is not null && attributes.TryGetValue(node, out var added) ? added.Aggregate(visited!, Add) : visited;
    }

    // The trivia before the first attribute, such as a documentation comment, belongs to the declaration.
    private bool LosesFirstList(SyntaxNode node) =>
        removed.Count > 0 &&
        node.ChildNodes().FirstOrDefault() is AttributeListSyntax list &&
        list.GetFirstToken() == node.GetFirstToken() &&
        list.Attributes.All(removed.Contains);

    private AttributeListSyntax? Keep(AttributeListSyntax list)
    {
        var kept = list.Attributes.Where(removed.Contains).Aggregate(
            list.Attributes, (attributes, attribute) => attributes.RemoveAt(attributes.IndexOf(other => other.IsEquivalentTo(attribute))));
        return kept.Count > 0 ? list.WithAttributes(kept) : null;
    }

    private static TypeDeclarationSyntax MakePartial(TypeDeclarationSyntax declaration)
    {
        if (declaration.Modifiers.Any(SyntaxKind.PartialKeyword))
        {
            return declaration;
        }

        var keyword = Token(SyntaxKind.PartialKeyword).WithTrailingTrivia(Space);
        return declaration.Modifiers.Count > 0
            ? declaration.AddModifiers(keyword)
            : declaration
                .WithKeyword(declaration.Keyword.WithLeadingTrivia())
                .WithModifiers(TokenList(keyword.WithLeadingTrivia(declaration.Keyword.LeadingTrivia)));
    }

    private SyntaxNode Add(SyntaxNode declaration, NewAttribute attribute) => declaration switch
    {
        ParameterSyntax parameter => AddToParameter(parameter, attribute),
        MemberDeclarationSyntax member => AddToMember(member, attribute),
        AttributeSyntax existing => existing.AddArgumentListArguments(attribute.ToArgument(generator)),
        _ => declaration,
    };

    private ParameterSyntax AddToParameter(ParameterSyntax parameter, NewAttribute attribute)
    {
        var list = AttributeList(SingletonSeparatedList(attribute.ToSyntax(generator)))
            .WithTarget(AttributeTargetSpecifier(Token(SyntaxKind.PropertyKeyword), Token(SyntaxKind.ColonToken).WithTrailingTrivia(Space)))
            .WithLeadingTrivia(parameter.GetLeadingTrivia())
            .WithTrailingTrivia(Space);
        var rest = parameter.WithLeadingTrivia();
        return rest.WithAttributeLists(rest.AttributeLists.Insert(0, list));
    }

    private MemberDeclarationSyntax AddToMember(MemberDeclarationSyntax member, NewAttribute attribute)
    {
        var leading = member.GetLeadingTrivia();
        var indentation = leading.Count > 0 && leading.Last().IsKind(SyntaxKind.WhitespaceTrivia) ? TriviaList(leading.Last()) : TriviaList();
        var list = AttributeList(SingletonSeparatedList(attribute.ToSyntax(generator))).WithLeadingTrivia(leading).WithTrailingTrivia(_endOfLine);
        var rest = member.WithLeadingTrivia(indentation);
        return rest.WithAttributeLists(rest.AttributeLists.Insert(0, list));
    }
}
