using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using BsonGen.Generator.Parser;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace BsonGen.Generator.Caching;

/// <summary>
/// Caches parsed models. A target is parsed again only if an edit may have changed its result. Roslyn requests all targets after each edit of any
/// file.
/// </summary>
/// <remarks>
/// An entry lives as long as the syntax tree of its target, and holds no symbols. Each run updates the version of the entry, so that no older trees are
/// kept alive.
/// </remarks>
internal sealed class ParseCache
{
    private readonly ConditionalWeakTable<SyntaxTree, ConcurrentDictionary<TextSpan, Entry>> _entries = new();

    public ParseResult Parse(GeneratorAttributeSyntaxContext context, CancellationToken cancellationToken)
    {
        var compilation = context.SemanticModel.Compilation;
        var version = CompilationVersion.Of(compilation);
        var entries = _entries.GetValue(context.TargetNode.SyntaxTree, static _ => new ConcurrentDictionary<TextSpan, Entry>());
        if (entries.TryGetValue(context.TargetNode.Span, out var entry) && version.Since(entry.Version) is { } changes && entry.IsValidAfter(changes))
        {
            entry.Version = version;
            return entry.Result;
        }

        var read = new List<INamedTypeSymbol>();
        var result = TypeParser.Parse(context, read, cancellationToken);
        entries[context.TargetNode.Span] = new Entry(version, result, Dependencies.Of(compilation).Find(read, version));
        return result;
    }

    private sealed class Entry(CompilationVersion version, ParseResult result, HashSet<int>? dependencies)
    {
        private readonly HashSet<string> _reportedFiles = new(result.Diagnostics.Select(diagnostic => diagnostic.FilePath), StringComparer.Ordinal);

        public ParseResult Result => result;

        public CompilationVersion Version { get; set; } = version;

        // Diagnostics store lines and columns, which any edit of their file may move.
        public bool IsValidAfter(CompilationChanges changes) =>
            (dependencies is null ? changes.ChangedTrees.Count == 0 : !changes.ChangedTrees.Overlaps(dependencies)) && (_reportedFiles.Count == 0 || !changes.EditedFiles.Overlaps(_reportedFiles));
    }
}
