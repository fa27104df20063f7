namespace BsonGen.Generator.Diagnostics;

/// <summary>Finds files by their paths. They are listed when the first diagnostic is reported.</summary>
internal sealed class SyntaxTreeIndex(IEnumerable<SyntaxTree> trees)
{
    private readonly Lazy<ILookup<string, SyntaxTree>> _byPath = new(() => trees.ToLookup(tree => tree.FilePath));

    /// <returns>Null if there is no such file, or if it is too short.</returns>
    public SyntaxTree? Find(string path, int end) => _byPath.Value[path].FirstOrDefault(tree => tree.Length >= end);
}
