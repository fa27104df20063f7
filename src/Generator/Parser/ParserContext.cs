namespace BsonGen.Generator.Parser;

/// <summary>The state of the parser for one compilation.</summary>
/// <param name="unseen">
/// The annotated types that are known to have no serializer, and whether the generator sees their attribute.
/// </param>
internal sealed partial class ParserContext(Compilation compilation, IReadOnlyDictionary<ISymbol, bool> unseen)
{
    private static readonly ConditionalWeakTable<Compilation, ParserContext> Cache = new();
    private static readonly SymbolDictionary<bool> NothingUnseen = new();

    private readonly SymbolDictionary<Conventions> _conventions = new();
    private readonly SymbolDictionary<bool> _aliased = new();

    public Compilation Compilation => compilation;

    // Whether accessors reach into generic types, as they do since .NET 9.
    public bool HasGenericAccessors { get; } =
        compilation.ObjectType.ContainingAssembly.Identity.Version >= new Version(9, 0);

    // The referenced version, on which some rules of the class map depend.
    public Version DriverVersion { get; } =
        compilation.GetTypeByMetadataName(BsonValue)?.ContainingAssembly.Identity.Version ?? new Version(3, 0);

    // The types that [assembly: BsonGenerated(typeof(X))] names.
    public HashSet<ISymbol> External { get; } = new(
        compilation.Assembly.GetRequests()
            .Select(request => request.Type)
            .OfType<INamedTypeSymbol>()
            .Where(type => !type.IsAnnotated()),
        SymbolEqualityComparer.Default);

    // Whether a serializer may have been generated for the type, judging by what other generators add.
    public bool MayHaveSerializer(INamedTypeSymbol type) =>
        !unseen.ContainsKey(type) && !unseen.ContainsKey(type.OriginalDefinition);

    // Whether the generator sees the type's attribute.
    public bool IsSeen(INamedTypeSymbol type) =>
        !unseen.TryGetValue(type.OriginalDefinition, out var isAttributeSeen) || isAttributeSeen;

    public SymbolDictionary<TypeShape> Shapes { get; } = new();

    public static ParserContext Of(Compilation compilation) => Cache.GetValue(compilation, static key => new(key, NothingUnseen));

    // For a compilation after all generators.
    public static ParserContext OfFinished(Compilation compilation, IReadOnlyDictionary<ISymbol, bool> unseen) =>
        new(compilation, unseen);

    // Those of the assembly that declares the class, or of this one if it names the class and the other has none.
    public Conventions GetConventions(INamedTypeSymbol ancestor)
    {
        var conventions = GetConventions(ancestor.ContainingAssembly);
        return !conventions.IsDeclared && External.Contains(ancestor) ? GetConventions(Compilation.Assembly) : conventions;
    }

    private Conventions GetConventions(IAssemblySymbol assembly) =>
        _conventions.GetOrAdd(assembly, static key => Conventions.Of((IAssemblySymbol)key));

    public bool IsBehindAlias(INamedTypeSymbol type) =>
        type.ContainingAssembly is { } assembly && _aliased.GetOrAdd(assembly, key =>
            Compilation.GetMetadataReference((IAssemblySymbol)key)?.Properties.Aliases is { IsEmpty: false } aliases &&
            !aliases.Contains("global"));

    public bool IsHere(INamedTypeSymbol type) => type.ContainingAssembly.Is(Compilation.Assembly);
}
