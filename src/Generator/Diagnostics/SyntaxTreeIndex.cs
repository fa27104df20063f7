namespace BsonGen.Generator.Diagnostics;

/// <summary>Finds the files of a compilation by their paths. The files are listed once, when the first diagnostic is reported.</summary>
internal sealed class SyntaxTreeIndex(IEnumerable<SyntaxTree> trees)
{
    private readonly Lazy<ILookup<string, SyntaxTree>> _byPath = new(() => trees.ToLookup(tree => tree.FilePath, StringComparer.Ordinal));

    /// <summary>The file at a path; null if there is none, or if it is shorter than the place that is looked for.</summary>
    public SyntaxTree? Find(string path, int end) => _byPath.Value[path].FirstOrDefault(tree => tree.Length >= end);
}
