using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using BsonGen.Generator.Parser;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace BsonGen.Generator.Caching;

/// <summary>
/// Keeps what was parsed, and parses an attribute's target anew only when an edit may have changed what comes of it. Roslyn asks for all targets
/// after every key press, whatever file it was in.
/// </summary>
/// <remarks>
/// Entries live as long as the syntax tree of their target, and hold no symbols. Each run of the generator lets them refer to the trees of its own
/// compilation, so that no older tree is kept.
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

        // Diagnostics know their places by line and column.
        public bool IsValidAfter(CompilationChanges changes) =>
            (dependencies is null ? changes.ChangedTrees.Count == 0 : !changes.ChangedTrees.Overlaps(dependencies)) && (_reportedFiles.Count == 0 || !changes.EditedFiles.Overlaps(_reportedFiles));
    }
}
