namespace BsonGen.Generator.Caching;

/// <summary>The files, references and options of a compilation, without its symbols.</summary>
internal sealed class CompilationVersion
{
    private static readonly ConditionalWeakTable<Compilation, CompilationVersion> Versions = new();

    private readonly SyntaxTree[] _trees;
    private readonly Dictionary<string, int> _indexes = [];
    private readonly WeakReference<MetadataReference>[] _references;
    private readonly CompilationOptions _options;
    private readonly string? _assemblyName;

    // The changes since the version that was compared last, which is that of most cache entries.
    private volatile Tuple<CompilationVersion, CompilationChanges?>? _compared;

    private CompilationVersion(Compilation compilation)
    {
        _trees = [.. compilation.SyntaxTrees];
        _references =
            [.. compilation.ExternalReferences.Select(reference => new WeakReference<MetadataReference>(reference))];
        _options = compilation.Options;
        _assemblyName = compilation.AssemblyName;
        for (var i = 0; i < _trees.Length; i++)
        {
            _indexes[_trees[i].FilePath] = i;
        }
    }

    public static CompilationVersion Of(Compilation compilation) =>
        Versions.GetValue(compilation, static key => new(key));

    /// <returns>Null if everything may have changed.</returns>
    public CompilationChanges? Since(CompilationVersion earlier)
    {
        if (_compared is not { } compared || compared.Item1 != earlier)
        {
            _compared = compared = Tuple.Create(earlier, Compare(earlier));

            // Otherwise each version would keep the one before it alive, with all trees since the first edit.
            earlier._compared = null;
        }

        return compared.Item2;
    }

    public TreeNames? FindNames(string path) =>
        _indexes.TryGetValue(path, out var index) ? TreeNames.Of(_trees[index]) : null;

    private CompilationChanges? Compare(CompilationVersion earlier)
    {
        if (!HasSameSettings(earlier) || !HasPathsOfItsOwn || !earlier.HasPathsOfItsOwn)
        {
            return null;
        }

        var changes = new CompilationChanges(this);
        var last = 0;
        foreach (var tree in _trees)
        {
            // The order of files is the order of the members in a partial type.
            var isKnown = earlier._indexes.TryGetValue(tree.FilePath, out var index)
                ? index >= last && changes.TryAddEdit(earlier._trees[index], tree)
                : changes.TryAddNames(tree, earlier._trees);
            if (!isKnown)
            {
                return null;
            }

            last = Math.Max(last, index);
        }

        var removed = earlier._trees.Where(tree => !_indexes.ContainsKey(tree.FilePath));
        return removed.All(tree => changes.TryAddNames(tree, _trees)) && !_trees.Any(changes.ReachesAllFiles)
            ? changes
            : null;
    }

    // Files are found by their paths.
    private bool HasPathsOfItsOwn => _indexes.Count == _trees.Length;

    private bool HasSameSettings(CompilationVersion earlier)
    {
        var references = _references.Select(Target).ToList();
        return
            _assemblyName == earlier._assemblyName &&
            _options.Equals(earlier._options) &&
            references.SequenceEqual(earlier._references.Select(Target)) &&
            !references.Contains(null);
    }

    private static MetadataReference? Target(WeakReference<MetadataReference> reference) =>
        reference.TryGetTarget(out var target) ? target : null;
}
