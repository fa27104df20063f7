namespace BsonGen.Generator.Queries;

/// <summary>Files with the content of another one. The compiler can't tell their calls apart, and intercepts none.</summary>
internal static class RepeatedFiles
{
    public static bool Include(SyntaxTree tree, Compilation compilation, CancellationToken cancellationToken) =>
        compilation.SyntaxTrees.Any(other =>
            other != tree && other.Length == tree.Length &&
            other.GetText(cancellationToken).ContentEquals(tree.GetText(cancellationToken)));
}
