namespace BsonGen.Generator.Mapping;

/// <summary>The types from which the search for held types starts.</summary>
internal static class ClosureRoots
{
    /// <summary>The roots that an attribute of the assembly requests.</summary>
    public static IEnumerable<ClosureRoot> Of(AttributeData attribute, Compilation compilation)
    {
        var named = attribute.GetTypes().OfType<INamedTypeSymbol>().Select(type => new ClosureRoot(type, IsNamed: true));
        var derived = attribute.GetNamedArgument(DerivedFrom).Value is INamedTypeSymbol ancestor
            ? FindDerived(ancestor, compilation).Where(IsPossible)
            : [];
        var inNamespace = attribute.GetNamedArgument(NamespaceOf).Value is INamedTypeSymbol { ContainingNamespace: { } scope }
            ? scope.GetAllTypes().Where(IsPossible)
            : [];
        return named
            .Concat(derived.Select(type => new ClosureRoot(type)))
            .Concat(inNamespace.Select(type => new ClosureRoot(type, NeedsMembers: true)));

        bool IsPossible(INamedTypeSymbol type) =>
            type is { TypeKind: TypeKind.Class or TypeKind.Struct, IsStatic: false } &&
            !type.GetContainers().Append(type).Any(level => level.IsGenericType) &&
            !type.GetHierarchy().Any(ancestor => ancestor.ToKnownName() is "System.Attribute" or "System.Exception") &&
            compilation.IsSymbolAccessibleWithin(type, compilation.Assembly);
    }

    /// <summary>Whether an attribute of the assembly takes the documents that code uses.</summary>
    public static bool AreUsedDocuments(AttributeData attribute) =>
        attribute.IsAnnotation() && !attribute.NamedArguments.Any(argument => argument.Key is DerivedFrom or NamespaceOf);

    /// <summary>The roots that all attributes of the assembly request.</summary>
    public static IEnumerable<ClosureRoot> Of(Compilation compilation) => compilation.Assembly.GetRequests()
        .Where(attribute => !DeclarationErrors.AreIn(attribute))
        .SelectMany(attribute => Of(attribute, compilation));

    /// <summary>
    /// The types that derive from a class or implement an interface, in this assembly and in those that may know the type.
    /// </summary>
    private static IEnumerable<INamedTypeSymbol> FindDerived(INamedTypeSymbol ancestor, Compilation compilation) => compilation
        .SourceModule.ReferencedAssemblySymbols
        .Where(assembly => assembly.Is(ancestor.ContainingAssembly) || assembly.Modules.Any(module =>
            module.ReferencedAssemblies.Any(reference => reference.Name == ancestor.ContainingAssembly?.Name)))
        .Prepend(compilation.Assembly)
        .Where(assembly => !assembly.IsFramework())
        .SelectMany(assembly => DerivedTypesIndex.Of(assembly).Find(ancestor));
}

/// <param name="IsNamed">Whether an attribute names the type itself.</param>
/// <param name="NeedsMembers">Whether the type counts only if the driver stores any of its members.</param>
internal sealed record ClosureRoot(INamedTypeSymbol Type, bool IsNamed = false, bool NeedsMembers = false);
