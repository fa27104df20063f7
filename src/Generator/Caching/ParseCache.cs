namespace BsonGen.Generator.Caching;

/// <summary>Caches parsed models, since Roslyn requests all targets after each edit of any file.</summary>
/// <remarks>
/// An entry of an annotated type lives as long as the syntax tree of its target, and holds no symbols. Each run updates its
/// version, so that no older trees are kept alive.
/// </remarks>
internal sealed class ParseCache
{
    // A project that defines this symbol has no cache, which shows whether a fault is the cache's.
    private const string OffSymbol = "BSONGEN_NO_CACHE";

    private readonly ConditionalWeakTable<SyntaxTree, ConcurrentDictionary<TextSpan, Entry>> _entries = new();
    private readonly ClosureCache _closures = new();
    private readonly object _lock = new();
    private Dictionary<TypeKey, Entry> _closed = [];
    private Entry? _requests;
    private ClosedResults _results = ClosedResults.None;
    private int _parsedCount;

    // It is read by tests alone.
    public int ParsedCount => _parsedCount;

    /// <summary>Parses an annotated type.</summary>
    public ParseResult Parse(GeneratorAttributeSyntaxContext context, CancellationToken cancellationToken)
    {
        var node = context.TargetNode;
        var state = GetState(context.SemanticModel.Compilation);
        var entries = _entries.GetValue(node.SyntaxTree, static _ => new());
        entries.TryGetValue(node.Span, out var kept);
        var entry = Get(kept, state, read => Count(TypeParser.Parse(context, read, cancellationToken)));
        entries[node.Span] = entry;
        return entry.Result;
    }

    /// <summary>Parses the types that attributes of the assembly request.</summary>
    /// <returns>The same object if nothing differs.</returns>
    public ClosedResults ParseClosed(Compilation compilation, CancellationToken cancellationToken)
    {
        var state = GetState(compilation);
        lock (_lock)
        {
            _requests = Get(
                _requests?.HasSameTypes(state) == true ? _requests : null,
                state,
                read => ClosureParser.ParseRequests(compilation, read));
            var results = new List<KeyValuePair<TypeKey, ParseResult>>();
            var closed = new Dictionary<TypeKey, Entry>();
            foreach (var type in HasCompiledLanguage(compilation) ? state.Closure.Types : [])
            {
                cancellationToken.ThrowIfCancellationRequested();
                _closed.TryGetValue(type.Key, out var kept);
                var entry = Get(kept, state, read => Count(ClosureParser.Parse(compilation, type.Key, read)));
                closed.Add(type.Key, entry);
                results.Add(new(type.Key, entry.Result));
            }

            _closed = closed;
            var (requests, left) = (_requests.Result, state.Closure.Left);
            _results = _results.Holds(requests, results, left) ? _results : new(requests, results, left);
            return _results;
        }
    }

    private ParseResult Count(ParseResult parsed)
    {
        Interlocked.Increment(ref _parsedCount);
        return parsed;
    }

    private static bool HasCompiledLanguage(Compilation compilation) =>
        ((CSharpCompilation)compilation).LanguageVersion >= LanguageVersion.CSharp11;

    private State GetState(Compilation compilation)
    {
        var version = CompilationVersion.Of(compilation);
        var closure = IsOff(compilation) ? MappingContext.Of(compilation).Closure : _closures.Get(compilation, version);
        return new(compilation, version, closure);
    }

    private Entry Get(Entry? kept, State state, Func<List<INamedTypeSymbol>, ParseResult> parse)
    {
        if (!IsOff(state.Compilation) && kept?.IsValidIn(state) == true)
        {
            kept.Update(state);
            return kept;
        }

        var read = new List<INamedTypeSymbol>();
        var result = parse(read);
        return new(state, result, Dependencies.Of(state.Compilation).Find(read, state.Compilation));
    }

    // All files of a project have the same symbols.
    private static bool IsOff(Compilation compilation) =>
        compilation.SyntaxTrees.FirstOrDefault()?.Options.PreprocessorSymbolNames.Contains(OffSymbol) == true;

    /// <summary>What results depend on besides the files of their types.</summary>
    private sealed record State(Compilation Compilation, CompilationVersion Version, TypeClosure Closure);

    private sealed class Entry(State state, ParseResult result, HashSet<string>? dependencies)
    {
        private readonly HashSet<string> _reportedFiles = [.. result.Diagnostics.Select(diagnostic => diagnostic.Place.FilePath)];

        private CompilationVersion _version = state.Version;
        private TypeClosure _closure = state.Closure;

        public ParseResult Result => result;

        public void Update(State current) => (_version, _closure) = (current.Version, current.Closure);

        public bool IsValidIn(State current) =>
            (current.Version == _version ||
                current.Version.Since(_version)?.KeepsResult(dependencies, _reportedFiles) == true) &&
            (current.Closure == _closure || current.Closure.FindDifferent(_closure).All(KeepsResult));

        /// <summary>Whether the compilation declares the same types, and requests the same ones.</summary>
        public bool HasSameTypes(State current) =>
            current.Closure == _closure &&
            (current.Version == _version || current.Version.Since(_version)?.DeclareSameTypes == true);

        // Any type may hold a type of another assembly.
        private bool KeepsResult(ClosedType different) =>
            different.Files.Count > 0 && dependencies?.Overlaps(different.Files) == false;
    }
}
