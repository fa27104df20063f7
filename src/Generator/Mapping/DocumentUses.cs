namespace BsonGen.Generator.Mapping;

/// <summary>The documents that the code of each file uses through collections. It has no symbols.</summary>
internal sealed class DocumentUses
{
    private readonly string _holders;
    private readonly IReadOnlyCollection<string> _names;
    private readonly Dictionary<string, EquatableArray<TypeKey>> _byFile;

    private DocumentUses(
        string holders, IReadOnlyCollection<string> names, Dictionary<string, EquatableArray<TypeKey>> byFile)
    {
        _holders = holders;
        _names = names;
        _byFile = byFile;
    }

    /// <summary>The types of all files, in the order of the files.</summary>
    public IEnumerable<TypeKey> All => _byFile.Values.SelectMany(keys => keys).Distinct();

    /// <param name="known">
    /// Those of an earlier version of the compilation, in which all names had the same meaning; or null.
    /// </param>
    /// <param name="isEdited">Whether a file differs since then.</param>
    /// <param name="symbols">Receives the types that were found anew.</param>
    public static DocumentUses Find(
        Compilation compilation,
        DocumentUses? known,
        Func<string, bool> isEdited,
        IDictionary<TypeKey, INamedTypeSymbol> symbols)
    {
        var mayStoreOthers = known is null || compilation.SyntaxTrees.Any(tree =>
            isEdited(tree.FilePath) && UsedDocuments.MayDeclareHolder(tree));
        var documents = new UsedDocuments(compilation, mayStoreOthers ? null : known!._names);
        var holders = mayStoreOthers ? documents.DescribeHolders() : known!._holders;
        var byFile = new Dictionary<string, EquatableArray<TypeKey>>();
        foreach (var tree in compilation.SyntaxTrees)
        {
            if (known?._holders == holders &&
                !isEdited(tree.FilePath) &&
                known._byFile.TryGetValue(tree.FilePath, out var kept))
            {
                byFile[tree.FilePath] = kept;
                continue;
            }

            var found = documents.FindIn(compilation.GetSemanticModel(tree), default)
                .Select(use => use.Type)
                .Where(ClosureNodes.IsFollowed)
                .ToList();
            foreach (var type in found)
            {
                symbols[TypeKey.Of(type)] = type;
            }

            byFile[tree.FilePath] = [.. found.Select(TypeKey.Of).Distinct()];
        }

        return new(holders, [.. documents.Names], byFile);
    }
}
