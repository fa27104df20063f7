namespace BsonGen.Generator.Mapping;

/// <summary>What the maps of one compilation share.</summary>
/// <param name="unseen">
/// The annotated types that are known to have no serializer, and whether the generator sees their attribute.
/// </param>
internal sealed class MappingContext(Compilation compilation, IReadOnlyDictionary<ISymbol, bool> unseen)
{
    private static readonly ConditionalWeakTable<Compilation, MappingContext> Cache = new();
    private static readonly SymbolDictionary<bool> NothingUnseen = new();

    private readonly SymbolDictionary<ClassMap> _maps = new();
    private readonly SymbolDictionary<bool> _aliased = new();

    public Compilation Compilation => compilation;

    /// <summary>Whether accessors reach into generic types, as they do since .NET 9.</summary>
    public bool HasGenericAccessors { get; } =
        compilation.ObjectType.ContainingAssembly.Identity.Version >= new Version(9, 0);

    /// <summary>The referenced version, on which some rules of the class map depend.</summary>
    public Version DriverVersion { get; } =
        compilation.GetTypeByMetadataName(BsonValue)?.ContainingAssembly.Identity.Version ?? DriverVersions.Lowest;

    /// <summary>The members that only code maps.</summary>
    public CodeMappedNames CodeMapped { get; } = new(compilation);

    /// <summary>The types without the attribute that attributes of the assembly name.</summary>
    public HashSet<ISymbol> Named { get; } = new(
        compilation.Assembly.GetRequests()
            .SelectMany(AttributeExtensions.GetTypes)
            .OfType<INamedTypeSymbol>()
            .Where(type => !type.IsAnnotated()),
        SymbolEqualityComparer.Default);

    /// <summary>The types without the attribute for which attributes of the assembly request serializers.</summary>
    public TypeClosure Closure => Closures.Get(compilation, GetMap, new()).Closure;

    /// <summary>Whether code uses documents that an attribute of the assembly takes.</summary>
    public bool UsesDocuments => Closures.Get(compilation, GetMap, new()).Graph.Uses?.All.Any() == true;

    /// <summary>The types of the closure.</summary>
    public IEnumerable<INamedTypeSymbol> ClosedTypes =>
        Closure.Types.Select(type => Closures.GetType(compilation, GetMap, type.Key));

    public static MappingContext Of(Compilation compilation) =>
        Cache.GetValue(compilation, static key => new(key, NothingUnseen));

    /// <summary>For a compilation after all generators.</summary>
    public static MappingContext OfFinished(Compilation compilation, IReadOnlyDictionary<ISymbol, bool> unseen) =>
        new(compilation, unseen);

    /// <summary>Whether a serializer may have been generated for the type, judging by what other generators add.</summary>
    public bool MayHaveSerializer(INamedTypeSymbol type) =>
        !unseen.ContainsKey(type) && !unseen.ContainsKey(type.OriginalDefinition);

    /// <summary>Whether the generator sees the type's attribute.</summary>
    public bool IsSeen(INamedTypeSymbol type) =>
        !unseen.TryGetValue(type.OriginalDefinition, out var isAttributeSeen) || isAttributeSeen;

    /// <summary>The map of a class, whether or not a serializer is generated for it.</summary>
    public ClassMap GetMap(INamedTypeSymbol type) =>
        _maps.GetOrAdd(type, key => new ClassMapper(this, (INamedTypeSymbol)key).Map());

    public bool IsBehindAlias(INamedTypeSymbol type) =>
        type.ContainingAssembly is { } assembly && _aliased.GetOrAdd(assembly, key =>
            Compilation.GetMetadataReference((IAssemblySymbol)key)?.Properties.Aliases is { IsEmpty: false } aliases &&
            !aliases.Contains("global"));

    public bool IsHere(INamedTypeSymbol type) => type.ContainingAssembly.Is(Compilation.Assembly);
}
