namespace BsonGen.Generator.Caching;

/// <summary>Caches parsed models, since Roslyn requests all targets after each edit of any file.</summary>
/// <remarks>
/// An entry lives as long as the syntax tree of its target, and holds no symbols. Each run updates its version, so that
/// no older trees are kept alive.
/// </remarks>
internal sealed class ParseCache
{
    // A project that defines this symbol has no cache, which shows whether a fault is the cache's.
    private const string OffSymbol = "BSONGEN_NO_CACHE";

    private readonly ConditionalWeakTable<SyntaxTree, ConcurrentDictionary<TextSpan, Entry>> _entries = new();
    private readonly RegistrationCache _registrations = new();
    private int _parsedCount;

    // Only tests read it.
    public int ParsedCount => _parsedCount;

    /// <inheritdoc cref="RegistrationCache.ReadCount" />
    public int ReadCount => _registrations.ReadCount;

    public ParseResult Parse(GeneratorAttributeSyntaxContext context, CancellationToken cancellationToken)
    {
        var (node, compilation) = (context.TargetNode, context.SemanticModel.Compilation);
        var version = CompilationVersion.Of(compilation);
        var entries = _entries.GetValue(node.SyntaxTree, static _ => new());
        var isOff = node.SyntaxTree.Options.PreprocessorSymbolNames.Contains(OffSymbol);
        var registrations = isOff ? CompilationRegistrations.Of(compilation) : _registrations.Get(compilation, version);
        if (!isOff && entries.TryGetValue(node.Span, out var entry) && entry.IsValidIn(version, registrations))
        {
            entry.Version = version;
            entry.Registrations = registrations;
            return entry.Result;
        }

        Interlocked.Increment(ref _parsedCount);
        var read = new List<INamedTypeSymbol>();
        var result = TypeParser.Parse(context, read, cancellationToken);
        entries[node.Span] = new(version, registrations, result, Dependencies.Of(compilation).Find(read, compilation));
        return result;
    }

    private sealed class Entry(
        CompilationVersion version, RegistrationSet registrations, ParseResult result, HashSet<string>? dependencies)
    {
        private readonly HashSet<string> _reportedFiles = [.. result.Diagnostics.Select(diagnostic => diagnostic.Place.FilePath)];

        public ParseResult Result => result;

        public CompilationVersion Version { get; set; } = version;

        public RegistrationSet Registrations { get; set; } = registrations;

        public bool IsValidIn(CompilationVersion current, RegistrationSet currentRegistrations) =>
            (current == Version || current.Since(Version)?.KeepsResult(dependencies, _reportedFiles) == true) &&
            (currentRegistrations == Registrations ||
                currentRegistrations.FindChangedFiles(Registrations)?.Overlaps(dependencies ?? []) == false);
    }
}
