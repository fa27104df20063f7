using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Caching;

/// <summary>The files, references and options of a compilation without its symbols, for a comparison with a later compilation.</summary>
internal sealed class CompilationVersion
{
    private static readonly ConditionalWeakTable<Compilation, CompilationVersion> Versions = new();

    private readonly SyntaxTree[] _trees;
    private readonly WeakReference<MetadataReference>[] _references;
    private readonly CompilationOptions _options;
    private readonly string? _assemblyName;
    private readonly Dictionary<SyntaxTree, int> _indexes = [];

    // The changes since the version that was compared last. Most cache entries refer to the same version.
    private volatile Tuple<CompilationVersion, CompilationChanges?>? _compared;

    private CompilationVersion(Compilation compilation)
    {
        _trees = [.. compilation.SyntaxTrees];
        _references = [.. compilation.ExternalReferences.Select(reference => new WeakReference<MetadataReference>(reference))];
        _options = compilation.Options;
        _assemblyName = compilation.AssemblyName;
        for (var i = 0; i < _trees.Length; i++)
        {
            _indexes[_trees[i]] = i;
        }
    }

    public static CompilationVersion Of(Compilation compilation) => Versions.GetValue(compilation, static key => new CompilationVersion(key));

    /// <summary>Gets the index of a file in the compilation; -1 for a file of a referenced compilation.</summary>
    public int IndexOf(SyntaxTree tree) => _indexes.TryGetValue(tree, out var index) ? index : -1;

    /// <summary>Gets the changes since an earlier version; null if everything may have changed.</summary>
    public CompilationChanges? Since(CompilationVersion earlier)
    {
        if (_compared is not { } compared || compared.Item1 != earlier)
        {
            _compared = compared = Tuple.Create(earlier, Compare(earlier));
        }

        return compared.Item2;
    }

    private CompilationChanges? Compare(CompilationVersion earlier)
    {
        if (ReferenceEquals(this, earlier))
        {
            return new CompilationChanges();
        }

        if (_trees.Length != earlier._trees.Length || _assemblyName != earlier._assemblyName || !_options.Equals(earlier._options) ||
            !_references.Select(Target).SequenceEqual(earlier._references.Select(Target)) || _references.Any(reference => Target(reference) is null))
        {
            return null;
        }

        var changes = new CompilationChanges();
        for (var i = 0; i < _trees.Length; i++)
        {
            if (ReferenceEquals(_trees[i], earlier._trees[i]))
            {
                continue;
            }

            var change = TreeComparison.Compare(earlier._trees[i], _trees[i]);
            if (change == TreeChange.Declarations)
            {
                return null;
            }

            changes.EditedFiles.Add(_trees[i].FilePath);
            if (change == TreeChange.Members)
            {
                changes.ChangedTrees.Add(i);
            }
        }

        return changes;
    }

    private static MetadataReference? Target(WeakReference<MetadataReference> reference) => reference.TryGetTarget(out var target) ? target : null;
}

/// <summary>The differences between two versions of a compilation in which all names have the same meaning.</summary>
internal sealed class CompilationChanges
{
    /// <summary>The indexes of the files in which members of types changed.</summary>
    public HashSet<int> ChangedTrees { get; } = [];

    /// <summary>The paths of all files whose text changed, if only in white space.</summary>
    public HashSet<string> EditedFiles { get; } = new(StringComparer.Ordinal);
}
