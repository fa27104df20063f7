using BsonGen.Generator.Caching;

namespace BsonGen.Generator.Analyzers;

/// <summary>Finds the annotated types that may hold a type or derive from it, by the names in files.</summary>
/// <remarks>
/// Thread-safe. Each key makes a new compilation, in which the attributes and members of all types would be bound again. The
/// names in a file stay known until the file is edited.
/// </remarks>
internal sealed class AnnotatedTypes
{
    private readonly Compilation _compilation;
    private readonly Lazy<List<(SyntaxTree Tree, TreeNames Names)>> _files;
    private readonly Lazy<Dictionary<string, List<SyntaxTree>>> _filesByBase;
    private readonly Lazy<HashSet<string>> _aliased;
    private readonly Lazy<bool> _exist;
    private readonly ConcurrentDictionary<SyntaxTree, INamedTypeSymbol[]> _annotated = new();

    public AnnotatedTypes(Compilation compilation)
    {
        _compilation = compilation;
        _files = new(() => [.. compilation.SyntaxTrees.Select(tree => (tree, TreeNames.Of(tree)))]);
        _filesByBase = new(GroupByBase);
        _aliased = new(() => new(_files.Value.SelectMany(file => file.Names.Aliased)));
        _exist = new(() => RequestedTypes.FindAll(compilation).Any());
    }

    /// <summary>Whether any type of the compilation is annotated.</summary>
    public bool Exist => _exist.Value;

    /// <summary>
    /// The annotated types of all files that name the type, or a base class whose file names it. A type may come several times.
    /// </summary>
    public IEnumerable<INamedTypeSymbol> FindByName(INamedTypeSymbol named) => MappingContext.Of(_compilation).ClosedTypes
        .Concat(FindFiles(named).SelectMany(tree => _annotated.GetOrAdd(tree, FindAnnotated)));

    // An alias may stand for the type in any file.
    private IEnumerable<SyntaxTree> FindFiles(INamedTypeSymbol named)
    {
        if (_aliased.Value.Contains(named.Name))
        {
            return _compilation.SyntaxTrees;
        }

        List<SyntaxTree> files =
            [.. _files.Value.Where(file => file.Names.Mentioned.Contains(named.Name)).Select(file => file.Tree)];
        HashSet<SyntaxTree> found = [.. files];

        // A class has the members of its base classes.
        for (var i = 0; i < files.Count; i++)
        {
            foreach (var name in TreeNames.Of(files[i]).Declared)
            {
                if (_aliased.Value.Contains(name))
                {
                    return _compilation.SyntaxTrees;
                }

                if (_filesByBase.Value.TryGetValue(name, out var derived))
                {
                    files.AddRange(derived.Where(found.Add));
                }
            }
        }

        return files;
    }

    private Dictionary<string, List<SyntaxTree>> GroupByBase()
    {
        var files = new Dictionary<string, List<SyntaxTree>>();
        foreach (var (tree, names) in _files.Value)
        {
            foreach (var name in names.Bases)
            {
                if (!files.TryGetValue(name, out var list))
                {
                    files.Add(name, list = []);
                }

                list.Add(tree);
            }
        }

        return files;
    }

    private INamedTypeSymbol[] FindAnnotated(SyntaxTree tree)
    {
        var model = _compilation.GetSemanticModel(tree);
        return
        [
            .. tree.GetRoot().DescendantNodes(IsScope)
                .OfType<TypeDeclarationSyntax>()
                .Select(declaration => model.GetDeclaredSymbol(declaration))
                .OfType<INamedTypeSymbol>()
                .Where(AttributeExtensions.IsAnnotated)
                .Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default),
        ];
    }

    private static bool IsScope(SyntaxNode node) =>
        node is CompilationUnitSyntax or BaseNamespaceDeclarationSyntax or TypeDeclarationSyntax;
}
