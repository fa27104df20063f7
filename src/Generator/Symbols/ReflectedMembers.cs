namespace BsonGen.Generator.Symbols;

/// <summary>Lists the instance members of a class, including inherited ones, as reflection does.</summary>
internal static class ReflectedMembers
{
    // Indexers count, too. Those of base classes come last, without private, overridden and hidden ones.
    public static List<IPropertySymbol> GetProperties(INamedTypeSymbol type)
    {
        var properties = new List<IPropertySymbol>();
        foreach (var property in GetMembers<IPropertySymbol>(type)
            .Where(property => !properties.Exists(derived => Replaces(derived, property))))
        {
            properties.Add(property);
        }

        return properties;
    }

    // Fields of base classes come last, without private ones.
    public static List<IFieldSymbol> GetFields(INamedTypeSymbol type) => [.. GetMembers<IFieldSymbol>(type)];

    public static List<IPropertySymbol> GetPublicProperties(INamedTypeSymbol type) =>
        GetProperties(type).FindAll(SymbolExtensions.IsPublic);

    // Reflection does not list the implicit constructor of a struct.
    public static List<IMethodSymbol> GetConstructors(INamedTypeSymbol type) =>
    [
        .. type.InstanceConstructors.Where(constructor =>
            !type.IsValueType || constructor is not { IsImplicitlyDeclared: true, Parameters.IsEmpty: true }),
    ];

    // The class map passes properties by name to constructors of a class that it takes for immutable, apart from private ones.
    public static List<IMethodSymbol> GetConstructorsOfImmutable(INamedTypeSymbol type)
    {
        var properties = GetPublicProperties(type);
        var names = properties.ConvertAll(property => property.MetadataName);
        var constructors = GetConstructors(type);
        return ClassMapRules.IsImmutable(
            constructors.Exists(constructor => constructor.IsPublic() && constructor.Parameters.IsEmpty),
            hasPublicSetter: properties.Exists(property => property.SetMethod?.IsPublic() == true))
                ? constructors.FindAll(constructor => constructor.DeclaredAccessibility != Accessibility.Private &&
                    ClassMapRules.AreNamedLikeProperties(constructor.Parameters.Select(parameter => parameter.Name), names))
                : [];
    }

    private static IEnumerable<TMember> GetMembers<TMember>(INamedTypeSymbol type)
        where TMember : ISymbol =>
        Enumerable.Reverse(type.GetHierarchy()).SelectMany(ancestor => ancestor.GetMembers()
            .OfType<TMember>()
            .Where(member => !member.IsStatic &&
                (member.DeclaredAccessibility != Accessibility.Private || ancestor.Is(type))));

    // For reflection, a property replaces one of a base class with the same type, whether it overrides or hides it.
    private static bool Replaces(IPropertySymbol derived, IPropertySymbol property) =>
        derived.Name == property.Name &&
        (derived.Overrides(property) ||
            (derived.Type.Is(property.Type) &&
                GetTypes(derived).SequenceEqual(GetTypes(property), SymbolEqualityComparer.Default)));

    private static IEnumerable<ITypeSymbol> GetTypes(IPropertySymbol indexer) =>
        indexer.Parameters.Select(parameter => parameter.Type);
}
