namespace BsonGen.Generator.Caching;

/// <summary>Keeps what code registers, since reading it binds that code.</summary>
/// <remarks>A registration is read again after edits of the member with its code, and of the types that it configures.</remarks>
internal sealed class RegistrationCache
{
    private readonly object _lock = new();
    private Entry? _last;

    // The number of places whose code was read. Only tests read it.
    public int ReadCount { get; private set; }

    public RegistrationSet Get(Compilation compilation, CompilationVersion version, CancellationToken cancellationToken)
    {
        lock (_lock)
        {
            if (_last is not { } last || !last.IsValidIn(compilation, version))
            {
                var set = RegistrationReader.Read(compilation, place => FindKept(place, version), cancellationToken);
                _last = last = new(set, [.. FindTrees(compilation, set)]);
            }

            last.Version = version;
            return CompilationRegistrations.Keep(compilation, last.Set);
        }
    }

    private CandidateReading? FindKept(CodePlace place, CompilationVersion version)
    {
        var kept = _last?.FindKept(place, version);
        ReadCount += kept is null ? 1 : 0;
        return kept;
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
                (trees.Length == 0 || current.Since(Version!)?.KeepsRegistrations(set.Files, set.HasErrors) == true));

        public CandidateReading? FindKept(CodePlace place, CompilationVersion current) =>
            set.FindReading(place) is { } reading && current.Since(Version!)?.KeepsReading(reading) == true ? reading : null;
    }
}
