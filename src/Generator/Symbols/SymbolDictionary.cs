namespace BsonGen.Generator.Symbols;

/// <summary>A cache with one value for each symbol, apart from nullable annotations.</summary>
internal sealed class SymbolDictionary<T>() : ConcurrentDictionary<ISymbol, T>(SymbolEqualityComparer.Default);
