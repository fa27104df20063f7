namespace BsonGen.Generator.Caching;

/// <summary>Keeps what the search for held types has read, since it maps all types that it reaches.</summary>
/// <remarks>It is the same object until the closure has other types.</remarks>
internal sealed class ClosureCache
{
    private readonly object _lock = new();
    private FoundClosure? _last;
    private CompilationVersion? _version;

    public TypeClosure Get(Compilation compilation, CompilationVersion version)
    {
        lock (_lock)
        {
            if (_last is not { } last || version != _version)
            {
                _last = Find(compilation, _version is null ? null : version.Since(_version));
                _version = version;
            }

            return _last.Closure;
        }
    }

    private FoundClosure Find(Compilation compilation, CompilationChanges? changes)
    {
        // A new file may declare a derived type, or a serializer.
        if (_last is not { } last || changes?.DeclareSameTypes != true)
        {
            return Closures.Get(compilation, MappingContext.Of(compilation).GetMap, new());
        }

        // Bodies of methods use collections, too.
        var known = last.Graph.Where(node => changes.KeepsResult(node.Dependencies, []), changes.IsEdited);
        if (known.Nodes.Count == last.Graph.Nodes.Count && (known.Uses is null || !changes.AreAny))
        {
            return Closures.Keep(compilation, last);
        }

        var found = Closures.Get(compilation, MappingContext.Of(compilation).GetMap, known);
        return found.Closure.HasSameTypes(last.Closure) ? found with { Closure = last.Closure } : found;
    }
}
