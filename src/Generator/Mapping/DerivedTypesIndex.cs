namespace BsonGen.Generator.Mapping;

/// <summary>The types of one assembly by the classes that they derive from and the interfaces that they implement.</summary>
internal sealed class DerivedTypesIndex
{
    private static readonly ConditionalWeakTable<IAssemblySymbol, DerivedTypesIndex> Cache = new();

    // By the name of each definition, since an assembly's symbols may outlive those of a compilation.
    private readonly ILookup<string, INamedTypeSymbol> _types;

    private DerivedTypesIndex(IAssemblySymbol assembly)
    {
        _types = assembly.GlobalNamespace.GetAllTypes()
            .Where(type => type.TypeKind is TypeKind.Class or TypeKind.Struct && !type.IsStatic)
            .SelectMany(type => FindAncestors(type).Select(ancestor => (ancestor, type)))
            .ToLookup(pair => pair.ancestor, pair => pair.type);
        Serialized = new(_types[IBsonSerializer]
            .Where(type => !IsGenerated(type))
            .SelectMany(type => type.AllInterfaces)
            .Where(contract => contract.TypeArguments.Length == 1 && contract.ToDriverName() == IBsonSerializer)
            .Select(contract => contract.TypeArguments[0].ToCode()));
    }

    /// <summary>The types for which the assembly has serializers that a user has written, in code.</summary>
    public HashSet<string> Serialized { get; }

    public static DerivedTypesIndex Of(IAssemblySymbol assembly) => Cache.GetValue(assembly, static key => new(key));

    /// <summary>The types of this assembly and of the type's own that derive from a class or implement an interface.</summary>
    /// <remarks>Those of .NET are no documents.</remarks>
    public static IEnumerable<INamedTypeSymbol> FindHere(INamedTypeSymbol ancestor, Compilation compilation) =>
        new[] { compilation.Assembly, ancestor.ContainingAssembly }
            .Distinct<IAssemblySymbol>(SymbolEqualityComparer.Default)
            .Where(assembly => !assembly.IsFramework())
            .SelectMany(assembly => Of(assembly).Find(ancestor))
            .Where(type => type.GetHierarchy().Concat(type.AllInterfaces).Any(ancestor.Is));

    /// <summary>The types that derive from a class or implement an interface, or any construction of a generic one.</summary>
    public IEnumerable<INamedTypeSymbol> Find(INamedTypeSymbol ancestor)
    {
        var definition = ancestor.OriginalDefinition;
        return _types[definition.ToMetadataName()].Where(type =>
            type.GetHierarchy().Concat(type.AllInterfaces).Any(candidate => candidate.OriginalDefinition.Is(definition)));
    }

    private static IEnumerable<string> FindAncestors(INamedTypeSymbol type) => type.GetHierarchy()
        .Where(ancestor => !ancestor.Is(type))
        .Concat(type.AllInterfaces)
        .Select(ancestor => ancestor.OriginalDefinition.ToMetadataName())
        .Distinct();

    private static bool IsGenerated(INamedTypeSymbol type) => type.GetHierarchy().Any(ancestor =>
        $"{ancestor.ContainingNamespace.ToDisplayString()}.{ancestor.MetadataName}" == GeneratedBsonSerializer);
}
