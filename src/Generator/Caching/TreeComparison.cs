using static BsonGen.Generator.Caching.TreeChange;

namespace BsonGen.Generator.Caching;

/// <summary>How far an edit of a file reaches.</summary>
internal enum TreeChange
{
    // Comments, white space and bodies of methods, which the parser does not read.
    Nothing,

    // Members, attributes or constructors, which affect the types that refer to their types.
    Members,

    // Members of enums, which affect the constants that name them.
    EnumMembers,

    // Names, base types or constants. Names in any file may have another meaning.
    Declarations,
}

/// <summary>Compares two versions of a file without symbols, by the parts that the generator reads.</summary>
internal static class TreeComparison
{
    public static TreeChange Compare(SyntaxTree old, SyntaxTree current) =>
        old.Options.Equals(current.Options) ? CompareContainers(old.GetRoot(), current.GetRoot()) : Declarations;

    /// <summary>Whether the parser ignores the code. It reads constructors and initializers.</summary>
    public static bool IsBody(SyntaxNode node) =>
        node is BlockSyntax or ArrowExpressionClauseSyntax && node.Parent is not ConstructorDeclarationSyntax;

    private static TreeChange CompareContainers(SyntaxNode old, SyntaxNode current)
    {
        var change = Nothing;
        foreach (var kind in new[] { Declarations, Members, EnumMembers })
        {
            var isEqual = Parts(old, kind).SequenceEqual(Parts(current, kind), PartComparer.Instance);
            change = Join(change, isEqual ? Nothing : kind);
        }

        foreach (var (oldType, currentType) in Containers(old).Zip(Containers(current), (left, right) => (left, right)))
        {
            change = change == Declarations ? change : Join(change, CompareContainers(oldType, currentType));
        }

        return change;
    }

    // An edit of both is rare.
    private static TreeChange Join(TreeChange left, TreeChange right) =>
        left == right || right == Nothing ? left : left == Nothing ? right : Declarations;

    private static IEnumerable<SyntaxNodeOrToken> Parts(SyntaxNode container, TreeChange kind) =>
        container.ChildNodesAndTokens().Where(child => Classify(child) == kind);

    private static TreeChange Classify(SyntaxNodeOrToken part) => part.AsNode() switch
    {
        null => part.IsKind(SyntaxKind.CommaToken) ? Nothing : Declarations,
        GlobalStatementSyntax => Nothing,
        EnumMemberDeclarationSyntax => EnumMembers,
        AttributeListSyntax { Parent: not CompilationUnitSyntax } or ParameterListSyntax => Members,
        BaseNamespaceDeclarationSyntax or BaseTypeDeclarationSyntax => Declarations,
        MemberDeclarationSyntax member when !IsConstant(member) => Members,
        _ => Declarations,
    };

    private static IEnumerable<SyntaxNode> Containers(SyntaxNode container) =>
        container.ChildNodes().Where(child => child is BaseNamespaceDeclarationSyntax or BaseTypeDeclarationSyntax);

    // Attributes may refer to constants, and any code to types. Outside of types, an incomplete member may become a type.
    private static bool IsConstant(MemberDeclarationSyntax member) =>
        member is DelegateDeclarationSyntax ||
        (member is IncompleteMemberSyntax && member.Parent is not TypeDeclarationSyntax) ||
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

            if (oldNode is BaseNamespaceDeclarationSyntax or BaseTypeDeclarationSyntax)
            {
                return true;
            }

            var currentNode = current.AsNode()!;
            return IsBody(oldNode)
                ? HasFieldKeyword(oldNode) == HasFieldKeyword(currentNode)
                : oldNode.ChildNodesAndTokens().SequenceEqual(currentNode.ChildNodesAndTokens(), this);
        }

        public int GetHashCode(SyntaxNodeOrToken part) => part.RawKind;
    }

    // A property that uses the keyword has a backing field.
    private static bool HasFieldKeyword(SyntaxNode body) =>
        body.Parent is not BaseMethodDeclarationSyntax && body.DescendantTokens().Any(token => token.Text == "field");
}
