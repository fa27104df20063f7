namespace BsonGen.Generator.Caching;

/// <summary>The edited, added and removed files since an earlier version of a compilation, and what they may affect.</summary>
internal sealed class CompilationChanges(CompilationVersion version)
{
    // The generator and the compiler look up names in them for any file.
    private static readonly string[] KnownNamespaces = ["System", "MongoDB", "BsonGen", "Microsoft"];

    private readonly HashSet<string> _changedFiles = [];

    // The text of these files differs.
    private readonly HashSet<string> _editedFiles = [];

    // Types and namespaces in added or removed files. Names of generated files depend on names that differ only in case.
    private readonly HashSet<string> _names = new(StringComparer.OrdinalIgnoreCase);

    private readonly HashSet<string> _enums = [];
    private readonly ConcurrentDictionary<string, bool> _affected = new();

    /// <summary>Whether the files declare the same types as before, with the same bases.</summary>
    public bool DeclareSameTypes => _names.Count == 0;

    /// <summary>Whether any file is edited, be it in a body only.</summary>
    public bool AreAny => _editedFiles.Count > 0;

    public bool IsEdited(string path) => _editedFiles.Contains(path);

    /// <summary>Whether a result is the same as before.</summary>
    /// <param name="dependencies">The files that it depends on; null for all files.</param>
    /// <param name="reportedFiles">The files of its diagnostics, which any edit may move.</param>
    public bool KeepsResult(IReadOnlyCollection<string>? dependencies, IReadOnlyCollection<string> reportedFiles) =>
        !reportedFiles.Any(_editedFiles.Contains) &&
        (dependencies is null
            ? _changedFiles.Count + _names.Count + _enums.Count == 0
            : !dependencies.Any(path => _affected.GetOrAdd(path, IsAffected)));

    // False if names in any file may have another meaning.
    public bool TryAddEdit(SyntaxTree old, SyntaxTree current)
    {
        if (ReferenceEquals(old, current))
        {
            return true;
        }

        _editedFiles.Add(current.FilePath);
        if (!MapCalls.Of(old).IsSame(MapCalls.Of(current)))
        {
            return false;
        }

        switch (TreeComparison.Compare(old, current))
        {
            case TreeChange.Nothing:
                return true;

            case TreeChange.Members:
                _changedFiles.Add(current.FilePath);
                return true;

            case TreeChange.EnumMembers:
                _enums.UnionWith(TreeNames.Of(current).Enums);
                return true;

            default:
                return false;
        }
    }

    // False if it may concern files that do not mention its names.
    public bool TryAddNames(SyntaxTree tree, IEnumerable<SyntaxTree> trees)
    {
        var names = TreeNames.Of(tree);
        var others = trees.Where(other => other.FilePath != tree.FilePath).Select(TreeNames.Of).ToList();
        if (names.IsGlobal ||
            MapCalls.Of(tree).AreAny ||
            names.Declared.Any(name => name == "var" || name.Contains("BsonSerializer")) ||

            // A part of a type, or a type that a type of the same name hides.
            others.Exists(other => names.Declared.Overlaps(other.Declared)))
        {
            return false;
        }

        _names.UnionWith(names.Declared);
        _names.UnionWith(names.Declared.Select(AttributeExtensions.Shorten));
        _names.UnionWith(names.Namespaces.Where(ns => !others.Exists(other => other.Namespaces.Contains(ns))));
        return !names.Namespaces.Any(KnownNamespaces.Contains);
    }

    /// <summary>
    /// Whether a file passes a change on to files that do not mention it: by a constant or a global using directive.
    /// </summary>
    public bool ReachesAllFiles(SyntaxTree tree)
    {
        if (_names.Count + _enums.Count == 0)
        {
            return false;
        }

        var names = TreeNames.Of(tree);
        return IsAnyChanged(names.InConstants) || (names.IsGlobal && IsAnyChanged(names.Mentioned));
    }

    private bool IsAnyChanged(HashSet<string> names) => _enums.Overlaps(names) || _names.Overlaps(names);

    private bool IsAffected(string path) =>
        _changedFiles.Contains(path) ||
        (_names.Count + _enums.Count > 0 && (version.FindNames(path) is not { } names ||
            _enums.Overlaps(names.Qualifying) ||
            _names.Overlaps(names.Mentioned)));
}
