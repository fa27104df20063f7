namespace BsonGen.Generator.Checks;

/// <summary>Types without a generated serializer that could have one.</summary>
internal static class CandidateTypes
{
    /// <summary>Whether [BsonGenerated] on the type would generate a serializer, judging by its declaration.</summary>
    public static bool IsCandidate(INamedTypeSymbol type, Compilation compilation) =>
        // Most types that members hold are of other assemblies. The check of the kind looks at all their interfaces.
        !type.DeclaringSyntaxReferences.IsEmpty &&
        DocumentKind.FindWhyNot(type) is null &&
        type is { IsTupleType: false, IsAnonymousType: false, IsImplicitlyDeclared: false } &&
        CanUseBsonGen(type.ContainingAssembly, compilation) &&
        !type.IsInOneFile() &&
        type.GetAttributes().FindKindOf(BsonSerializerAttribute) is null &&
        type.GetAttributes().Find(BsonGeneratedAttribute) is null &&
        !MappingContext.Of(compilation).Closure.ContainsAny(type) &&
        !DerivedTypesIndex.Of(compilation.Assembly).Serialized.Contains(type.ToCode());

    /// <summary>Whether [assembly: BsonGenerated(typeof(…))] could generate a serializer for another assembly's type.</summary>
    public static bool CanBeNamed(INamedTypeSymbol type, Compilation compilation) =>
        type is { IsGenericType: false, IsTupleType: false } &&
        type.IsPublic() &&
        !type.ContainingAssembly.Is(compilation.Assembly) &&
        type.ToKnownName().Length == 0 &&
        DocumentKind.FindWhyNot(type) is null &&
        type.GetAttributes().FindKindOf(BsonSerializerAttribute) is null;

    /// <summary>Whether only that attribute can generate a serializer, and no assembly has it.</summary>
    public static bool MustBeNamed(INamedTypeSymbol type, Compilation compilation) =>
        CanBeNamed(type, compilation) && !CanUseBsonGen(type.ContainingAssembly, compilation) && !IsNamed(type, compilation);

    public static IEnumerable<INamedTypeSymbol> FindIn(ITypeSymbol type, Compilation compilation) =>
        type.GetParts().OfType<INamedTypeSymbol>()
            .Select(part => part.OriginalDefinition)
            .Where(part => IsCandidate(part, compilation));

    // By this compilation or by an assembly that it refers to.
    private static bool IsNamed(INamedTypeSymbol type, Compilation compilation) =>
        compilation.SourceModule.ReferencedAssemblySymbols
            .Where(assembly => CanUseBsonGen(assembly, compilation))
            .Prepend(compilation.Assembly)
            .Any(assembly => assembly.FindRequest(type) is not null) ||
        MappingContext.Of(compilation).Closure.Contains(type);

    // In an editor, types of other projects have source code, too.
    private static bool CanUseBsonGen(IAssemblySymbol assembly, Compilation compilation) =>
        assembly.Is(compilation.Assembly) ||
        assembly.Modules.Any(module => module.ReferencedAssemblies.Any(reference => reference.Name == "BsonGen"));
}
