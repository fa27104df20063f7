namespace BsonGen.Generator.Caching;

/// <summary>Keeps what code registers, since reading it binds that code.</summary>
/// <remarks>It is read again after each edit of a file with registrations, and after edits of the configured types.</remarks>
internal sealed class RegistrationCache
{
    private readonly object _lock = new();
    private Entry? _last;

    public RegistrationSet Get(Compilation compilation, CompilationVersion version)
    {
        lock (_lock)
        {
            if (_last is not { } last || !last.IsValidIn(compilation, version))
            {
                var set = CompilationRegistrations.Of(compilation);
                _last = last = new(set, [.. FindTrees(compilation, set)]);
            }

            last.Version = version;
            return CompilationRegistrations.Keep(compilation, last.Set);
        }
    }

    // The files with registrations, with code that they call, and with calls of the methods that have them.
    private static IEnumerable<SyntaxTree> FindTrees(Compilation compilation, RegistrationSet set) =>
        compilation.SyntaxTrees.Where(tree =>
            RegistrationSyntax.Of(tree).Candidates.Count > 0 ||
            set.CodeFiles.Contains(tree.FilePath) ||
            set.CalledMethods.Any(RegistrationSyntax.Of(tree).Calls));

    private sealed class Entry(RegistrationSet set, SyntaxTree[] trees)
    {
        public RegistrationSet Set => set;

        public CompilationVersion? Version { get; set; }

        public bool IsValidIn(Compilation compilation, CompilationVersion current) =>
            current == Version ||
            (FindTrees(compilation, set).SequenceEqual(trees) &&
                (trees.Length == 0 || current.Since(Version!)?.KeepRegistrations(set.Files) == true));
    }
}
