using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BsonGen.Generator.Caching;

/// <summary>The effect of an edit on the parser.</summary>
internal enum TreeChange
{
    /// <summary>Only comments, white space and method bodies changed, which the parser does not read.</summary>
    Nothing,

    /// <summary>Members, attributes or constructors changed, which affects their types and the types that refer to them.</summary>
    Members,

    /// <summary>Names, base types or constants changed, so that names in any file may have another meaning.</summary>
    Declarations,
}

/// <summary>Compares two versions of a file.</summary>
internal static class TreeComparison
{
    public static TreeChange Compare(SyntaxTree old, SyntaxTree current) =>
        ReferenceEquals(old, current) ? TreeChange.Nothing :
        !old.Options.Equals(current.Options) || old.FilePath != current.FilePath ? TreeChange.Declarations :
        CompareContainers(old.GetRoot(), current.GetRoot());

    /// <summary>Compares files, namespaces and types. A difference outside their members is a change of declarations.</summary>
    private static TreeChange CompareContainers(SyntaxNode old, SyntaxNode current)
    {
        if (!Parts(old).SequenceEqual(Parts(current), PartComparer.Instance))
        {
            return TreeChange.Declarations;
        }

        var change = TreeChange.Nothing;
        foreach (var (oldType, currentType) in Containers(old).Zip(Containers(current), (left, right) => (left, right)))
        {
            var inner = CompareContainers(oldType, currentType);
            if (inner == TreeChange.Declarations)
            {
                return inner;
            }

            change = inner > change ? inner : change;
        }

        return change == TreeChange.Nothing && !Members(old).SequenceEqual(Members(current), PartComparer.Instance) ? TreeChange.Members : change;
    }

    private static IEnumerable<SyntaxNodeOrToken> Parts(SyntaxNode container) => container.ChildNodesAndTokens().Where(child => child.AsNode() switch
    {
        null => true,
        AttributeListSyntax list => list.Parent is CompilationUnitSyntax,
        ParameterListSyntax or GlobalStatementSyntax => false,
        MemberDeclarationSyntax node => IsConstant(node),
        _ => true,
    });

    private static IEnumerable<SyntaxNode> Containers(SyntaxNode container) =>
        container.ChildNodes().Where(child => child is BaseNamespaceDeclarationSyntax or TypeDeclarationSyntax);

    private static IEnumerable<SyntaxNodeOrToken> Members(SyntaxNode container) => container.ChildNodes()
        .Where(child => child is ParameterListSyntax or AttributeListSyntax ||
            (child is MemberDeclarationSyntax member and not (BaseNamespaceDeclarationSyntax or TypeDeclarationSyntax or GlobalStatementSyntax) && !IsConstant(member)))
        .Select(child => (SyntaxNodeOrToken)child);

    // Attributes may refer to constants, and any code to types.
    private static bool IsConstant(MemberDeclarationSyntax member) =>
        member is EnumDeclarationSyntax or DelegateDeclarationSyntax or IncompleteMemberSyntax ||
        (member is FieldDeclarationSyntax field && field.Modifiers.Any(SyntaxKind.ConstKeyword));

    private sealed class PartComparer : IEqualityComparer<SyntaxNodeOrToken>
    {
        public static readonly PartComparer Instance = new();

        // Types and namespaces count by how many there are; they are compared one by one.
        public bool Equals(SyntaxNodeOrToken old, SyntaxNodeOrToken current)
        {
            if (old.RawKind != current.RawKind || old.IsMissing != current.IsMissing)
            {
                return false;
            }

            if (old.AsNode() is not { } oldNode)
            {
                return old.AsToken().Text == current.AsToken().Text;
            }

            var currentNode = current.AsNode()!;
            return IsBody(oldNode)
                ? HasFieldKeyword(oldNode) == HasFieldKeyword(currentNode)
                : oldNode.ChildNodesAndTokens().SequenceEqual(currentNode.ChildNodesAndTokens(), this);
        }

        public int GetHashCode(SyntaxNodeOrToken part) => part.RawKind;
    }

    /// <summary>Whether the parser ignores the content of the code. It reads the content of constructors and initializers.</summary>
    private static bool IsBody(SyntaxNode node) =>
        node is BlockSyntax or ArrowExpressionClauseSyntax && node.Parent is not ConstructorDeclarationSyntax;

    // A property that uses the keyword has a backing field.
    private static bool HasFieldKeyword(SyntaxNode body) =>
        body.Parent is not BaseMethodDeclarationSyntax && body.DescendantTokens().Any(token => token.Text == "field");
}
