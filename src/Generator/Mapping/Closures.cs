namespace BsonGen.Generator.Mapping;

/// <summary>The closure of each compilation.</summary>
internal static class Closures
{
    private static readonly ConditionalWeakTable<Compilation, FoundClosure> Cache = new();
    private static readonly ConditionalWeakTable<Compilation, ClosureSearch> FullSearches = new();

    /// <param name="known">What earlier searches have read and no edit since has changed.</param>
    public static FoundClosure Get(Compilation compilation, Func<INamedTypeSymbol, ClassMap> getMap, ClosureGraph known) =>
        Cache.GetValue(compilation, key =>
        {
            // A constructed type can't be found by its name. If one has to be read again, all are.
            var isFull = known.Nodes.Count == 0 && known.Uses is null;
            var search = isFull ? SearchAll(key, getMap) : ClosureSearch.Run(key, getMap, known);
            search = search.Result is null ? SearchAll(key, getMap) : search;
            return new(search.Result!, search.Graph);
        });

    /// <summary>Lets a compilation have the closure of an earlier one.</summary>
    public static FoundClosure Keep(Compilation compilation, FoundClosure found) => Cache.GetValue(compilation, _ => found);

    /// <summary>The symbol of a type in the closure of a compilation.</summary>
    public static INamedTypeSymbol GetType(Compilation compilation, Func<INamedTypeSymbol, ClassMap> getMap, TypeKey key) =>
        key.Find(compilation) ?? SearchAll(compilation, getMap).Symbols[key];

    private static ClosureSearch SearchAll(Compilation compilation, Func<INamedTypeSymbol, ClassMap> getMap) =>
        FullSearches.GetValue(compilation, key => ClosureSearch.Run(key, getMap, new()));
}

/// <summary>A closure, and what was read to find it.</summary>
internal sealed record FoundClosure(TypeClosure Closure, ClosureGraph Graph);
