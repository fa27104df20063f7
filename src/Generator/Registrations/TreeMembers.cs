namespace BsonGen.Generator.Registrations;

/// <summary>The members of a file by number. Edits of bodies keep the numbers.</summary>
internal sealed class TreeMembers
{
    private static readonly ConditionalWeakTable<SyntaxTree, TreeMembers> Cache = new();

    private readonly List<MemberDeclarationSyntax> _members;
    private readonly Dictionary<SyntaxNode, int> _numbers;

    private TreeMembers(SyntaxTree tree)
    {
        _members =
        [
            .. tree.GetRoot()
                .DescendantNodes(static node => node is CompilationUnitSyntax || IsMember(node))
                .OfType<MemberDeclarationSyntax>()
                .Where(IsMember),
        ];
        _numbers = Enumerable.Range(0, _members.Count).ToDictionary(number => (SyntaxNode)_members[number]);
    }

    /// <summary>The innermost member around a piece of code, and where the member starts.</summary>
    public static (CodeMember Member, int Start) Find(SyntaxNode code)
    {
        var tree = code.SyntaxTree;
        return code.AncestorsAndSelf().FirstOrDefault(IsMember) is { } member
            ? (new(tree.FilePath, Of(tree)._numbers[member]), member.SpanStart)
            : (new(tree.FilePath, -1), 0);
    }

    /// <summary>Whether a member of a file differs from that of the file before an edit of bodies.</summary>
    public static bool IsEdited(int number, SyntaxTree old, SyntaxTree current)
    {
        if (number < 0)
        {
            return true;
        }

        // Members and nested types may have changed places.
        var (before, now) = (Of(old), Of(current));
        return !before._members[number].IsEquivalentTo(now._members[number]) ||
            !before.FindContainers(number).SequenceEqual(now.FindContainers(number));
    }

    private IEnumerable<int> FindContainers(int number) =>
        _members[number].Ancestors().Where(IsMember).Select(container => _numbers[container]);

    private static TreeMembers Of(SyntaxTree tree) => Cache.GetValue(tree, static key => new(key));

    // The statements of a program are no members of a type, and bodies may add some.
    private static bool IsMember(SyntaxNode node) => node is MemberDeclarationSyntax and not GlobalStatementSyntax;
}
