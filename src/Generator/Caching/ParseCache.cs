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

    /// <summary>What code of the compilation registers, read anew where an edit may have changed it.</summary>
    public RegistrationSet GetRegistrations(Compilation compilation, CancellationToken cancellationToken) =>
        IsOff(compilation)
            ? CompilationRegistrations.Of(compilation, cancellationToken)
            : _registrations.Get(compilation, CompilationVersion.Of(compilation), cancellationToken);

    public ParseResult Parse(GeneratorAttributeSyntaxContext context, CancellationToken cancellationToken)
    {
        var (node, compilation) = (context.TargetNode, context.SemanticModel.Compilation);
        var version = CompilationVersion.Of(compilation);
        var entries = _entries.GetValue(node.SyntaxTree, static _ => new());
        var registrations = GetRegistrations(compilation, cancellationToken);
        if (!IsOff(compilation) && entries.TryGetValue(node.Span, out var entry) && entry.IsValidIn(version, registrations))
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

    // All files of a project have the same symbols.
    private static bool IsOff(Compilation compilation) =>
        compilation.SyntaxTrees.FirstOrDefault()?.Options.PreprocessorSymbolNames.Contains(OffSymbol) == true;

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
