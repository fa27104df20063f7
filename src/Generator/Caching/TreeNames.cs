namespace BsonGen.Generator.Caching;

/// <summary>The names that a file declares and mentions.</summary>
internal sealed class TreeNames
{
    private static readonly ConditionalWeakTable<SyntaxTree, TreeNames> Cache = new();

    private TreeNames(SyntaxTree tree)
    {
        var root = (CompilationUnitSyntax)tree.GetRoot();
        IsGlobal = root.AttributeLists.Count > 0 || root.Externs.Count > 0 || root.ContainsDiagnostics;
        var hasAliases = false;
        foreach (var node in root.DescendantNodes(static node => !TreeComparison.IsBody(node)))
        {
            switch (node)
            {
                case UsingDirectiveSyntax directive:
                    hasAliases |= directive.Alias is not null || !directive.StaticKeyword.IsKind(SyntaxKind.None);
                    IsGlobal |= !directive.GlobalKeyword.IsKind(SyntaxKind.None);
                    Aliased.UnionWith(directive.Alias is null ? [] : GetNames(directive));
                    break;

                case BaseListSyntax bases:
                    Bases.UnionWith(GetNames(bases));
                    break;

                case BaseNamespaceDeclarationSyntax ns:
                    Namespaces.UnionWith(GetNames(ns.Name));
                    break;

                case BaseTypeDeclarationSyntax { Identifier.ValueText: var name }:
                    Declared.Add(name);
                    Enums.UnionWith(node is EnumDeclarationSyntax ? [name] : []);
                    break;

                case DelegateDeclarationSyntax { Identifier.ValueText: var name }:
                    Declared.Add(name);
                    break;

                case SimpleNameSyntax { Identifier.ValueText: var name }:
                    Mentioned.Add(name);
                    if (node.Parent is MemberAccessExpressionSyntax)
                    {
                        Qualifying.Add(name);
                    }

                    if (IsInConstant(node))
                    {
                        InConstants.Add(name);
                    }

                    break;
            }
        }

        // Through these directives, a member of an enum has no name before it, or another one.
        if (hasAliases)
        {
            Qualifying.UnionWith(Mentioned);
            InConstants.UnionWith(InConstants.Count > 0 ? Mentioned : []);
        }

        Mentioned.UnionWith(Declared);
    }

    // The parts of the names of namespaces.
    public HashSet<string> Namespaces { get; } = [];

    public HashSet<string> Declared { get; } = new(StringComparer.OrdinalIgnoreCase);

    public HashSet<string> Enums { get; } = [];

    // All names outside of bodies.
    public HashSet<string> Mentioned { get; } = [];

    // The names in the lists of base types.
    public HashSet<string> Bases { get; } = [];

    // The names that using directives give another name.
    public HashSet<string> Aliased { get; } = [];

    // Names of which a member may be a constant: Status in Status.Open, not in Status State { get; set; }.
    public HashSet<string> Qualifying { get; } = [];

    // The names in the values of constants and enums.
    public HashSet<string> InConstants { get; } = [];

    /// <summary>Whether the file has attributes of the assembly, global using directives, or errors.</summary>
    public bool IsGlobal { get; }

    public static TreeNames Of(SyntaxTree tree) => Cache.GetValue(tree, static key => new(key));

    private static IEnumerable<string> GetNames(SyntaxNode node) =>
        node.DescendantNodesAndSelf().OfType<SimpleNameSyntax>().Select(name => name.Identifier.ValueText);

    private static bool IsInConstant(SyntaxNode name)
    {
        var member = name.FirstAncestorOrSelf<MemberDeclarationSyntax>();
        return member is EnumMemberDeclarationSyntax ||
            (member is FieldDeclarationSyntax field && field.Modifiers.Any(SyntaxKind.ConstKeyword));
    }
}
