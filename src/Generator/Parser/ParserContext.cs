using System.Collections.Concurrent;

namespace BsonGen.Generator.Parser;

/// <summary>The state of the parser for one compilation.</summary>
internal sealed class ParserContext(Compilation compilation)
{
    private static readonly ConditionalWeakTable<Compilation, ParserContext> Cache = new();

    public Compilation Compilation => compilation;

    // Whether accessors reach into generic types, as they do since .NET 9.
    public bool HasGenericAccessors { get; } = compilation.ObjectType.ContainingAssembly.Identity.Version >= new Version(9, 0);

    // The referenced version of the driver. Some rules of the class map depend on it.
    public Version DriverVersion { get; } =
        compilation.GetTypeByMetadataName(BsonValue)?.ContainingAssembly.Identity.Version ?? new Version(3, 0);

    // The types that [assembly: BsonGenerated(typeof(X))] names.
    public HashSet<ISymbol> External { get; } = new(
        compilation.Assembly.GetRequests().Select(request => request.Type).OfType<INamedTypeSymbol>().Where(type => !type.IsAnnotated()),
        SymbolEqualityComparer.Default);

    public ConcurrentDictionary<ISymbol, TypeShape> Shapes { get; } = new(SymbolEqualityComparer.Default);

    // For namespaces and types: the names in them that differ only in case.
    public ConcurrentDictionary<ISymbol, HashSet<string>> NamesAlike { get; } = new(SymbolEqualityComparer.Default);

    public ConcurrentDictionary<ISymbol, string> SerializerNames { get; } = new(SymbolEqualityComparer.Default);

    private ConcurrentDictionary<ISymbol, Conventions> Declared { get; } = new(SymbolEqualityComparer.Default);

    private ConcurrentDictionary<ISymbol, bool> Aliased { get; } = new(SymbolEqualityComparer.Default);

    public static ParserContext Of(Compilation compilation) => Cache.GetValue(compilation, static key => new ParserContext(key));

    // Those of the assembly that declares the class, or of this one if it names the class and the other has none.
    public Conventions GetConventions(INamedTypeSymbol ancestor)
    {
        var conventions = GetConventions(ancestor.ContainingAssembly);
        return !conventions.IsDeclared && External.Contains(ancestor) ? GetConventions(Compilation.Assembly) : conventions;
    }

    private Conventions GetConventions(IAssemblySymbol assembly) => Declared.GetOrAdd(assembly, static key => Conventions.Of((IAssemblySymbol)key));

    public bool IsBehindAlias(INamedTypeSymbol type) =>
        type.ContainingAssembly is { } assembly && Aliased.GetOrAdd(assembly, key =>
            Compilation.GetMetadataReference((IAssemblySymbol)key)?.Properties.Aliases is { IsDefaultOrEmpty: false } aliases && !aliases.Contains("global"));

    public bool IsHere(INamedTypeSymbol type) => type.ContainingAssembly.Is(Compilation.Assembly);
}
