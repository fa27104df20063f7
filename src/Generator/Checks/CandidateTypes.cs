namespace BsonGen.Generator.Checks;

/// <summary>Types without a generated serializer that could have one.</summary>
internal static class CandidateTypes
{
    /// <summary>
    /// Whether [BsonGenerated] on a type of the project would generate a serializer, judging by its declaration.
    /// </summary>
    public static bool IsCandidate(INamedTypeSymbol type, Compilation compilation) =>
        // Most types that members hold are of other assemblies. The check of the kind looks at all their interfaces.
        type.ContainingAssembly.Is(compilation.Assembly) &&
        DocumentKind.FindWhyNot(type) is null &&
        type is { IsTupleType: false, IsAnonymousType: false, IsImplicitlyDeclared: false } &&
        !type.IsInOneFile() &&
        IsWithoutSerializer(type, compilation) &&
        !MappingContext.Of(compilation).Closure.ContainsAny(type);

    /// <summary>Whether [assembly: BsonGenerated(typeof(…))] could generate a serializer for the type.</summary>
    public static bool CanBeNamed(INamedTypeSymbol type, Compilation compilation) =>
        ClosureNodes.IsFollowed(type) &&
        !type.IsInOneFile() &&
        compilation.IsSymbolAccessibleWithin(type, compilation.Assembly) &&
        DocumentKind.FindWhyNot(type) is null &&
        IsWithoutSerializer(type, compilation);

    /// <summary>Whether the type would get its only serializer by that attribute.</summary>
    public static bool MustBeNamed(INamedTypeSymbol type, Compilation compilation) =>
        CanBeNamed(type, compilation) &&
        !MappingContext.Of(compilation).Closure.Contains(type) &&
        !compilation.SourceModule.ReferencedAssemblySymbols.Where(UsesBsonGen).Any(assembly => IsServedBy(assembly, type));

    public static IEnumerable<INamedTypeSymbol> FindIn(ITypeSymbol type, Compilation compilation) =>
        type.GetParts().OfType<INamedTypeSymbol>()
            .Select(part => part.OriginalDefinition)
            .Where(part => IsCandidate(part, compilation));

    // Neither an attribute nor code of the project gives it one.
    private static bool IsWithoutSerializer(INamedTypeSymbol type, Compilation compilation) =>
        type.GetAttributes().FindKindOf(BsonSerializerAttribute) is null &&
        !type.IsAnnotated() &&
        !DerivedTypesIndex.Of(compilation.Assembly).Serialized.Contains(type.ToCode());

    private static bool UsesBsonGen(IAssemblySymbol assembly) =>
        assembly.Modules.Any(module => module.ReferencedAssemblies.Any(reference => reference.Name == "BsonGen"));

    // Editors may not have generated the serializers of other projects yet.
    private static bool IsServedBy(IAssemblySymbol assembly, INamedTypeSymbol type) =>
        SerializersOutside.Find(assembly, type) is not null || assembly.FindRequest(type) is not null;
}
