namespace BsonGen.Generator.Mapping;

/// <summary>Finds out whether a reached type gets a serializer, and which types it leads to.</summary>
internal sealed class ClosureNodes(Compilation compilation, Func<INamedTypeSymbol, ClassMap> getMap)
{
    // A generic type that holds a larger construction of itself would never end.
    private const int DeepestArguments = 4;

    /// <summary>
    /// Whether a value of the type may be a document. The driver has serializers for values of .NET and for its own ones.
    /// </summary>
    public static bool IsFollowed(INamedTypeSymbol type) =>
        type is
        {
            TypeKind: TypeKind.Class or TypeKind.Struct or TypeKind.Interface,
            IsStatic: false,
            IsTupleType: false,
            IsAnonymousType: false,
            SpecialType: SpecialType.None,
        } &&
        type.ContainingAssembly?.Name is not (null or CollectionsAssembly) &&
        type.ToKnownName().Length == 0 &&
        !HasTypeParameters(type);

    /// <summary>Reads one type.</summary>
    /// <param name="isNamed">Whether an attribute of the assembly names the type itself.</param>
    /// <param name="reached">Receives the types that it leads to.</param>
    public ClosureNode Read(INamedTypeSymbol type, bool isNamed, ICollection<INamedTypeSymbol> reached)
    {
        var isDocument = DocumentKind.FindWhyNot(type) is null;
        var whyLeft = isNamed || type.IsAnnotated() ? null : FindWhyLeft(type, isDocument);
        var map = isDocument && whyLeft is null ? getMap(type) : null;
        var held = whyLeft is not null ? [] : map is null ? FindItems(type) : FindHeld(map);
        return new()
        {
            IsTaken = map is not null && !type.IsAnnotated(),
            WhyLeft = whyLeft,
            TypeName = type.WithNullableAnnotation(NullableAnnotation.None).ToDisplayString(),
            HasMembers = map?.AllMembers.Any() == true,
            MayBeDerived = whyLeft is null && type.TypeKind is TypeKind.Class or TypeKind.Interface && !type.IsSealed,
            Bases = Reach(map is null ? [] : type.GetHierarchy().Where(ancestor => !ancestor.Is(type))),
            Held = Reach(held.SelectMany(SymbolExtensions.GetParts).OfType<INamedTypeSymbol>()),
            Files = [.. type.DeclaringSyntaxReferences
                .Select(reference => reference.SyntaxTree)
                .Where(compilation.ContainsSyntaxTree)
                .Select(tree => tree.FilePath)
                .Distinct()],
            Dependencies = Dependencies.Of(compilation).Find([type], compilation),
        };

        EquatableArray<TypeKey> Reach(IEnumerable<INamedTypeSymbol> types)
        {
            var found = types.Where(IsFollowed).ToList();
            foreach (var next in found)
            {
                reached.Add(next);
            }

            return [.. found.Select(TypeKey.Of).Distinct()];
        }
    }

    private static bool HasTypeParameters(INamedTypeSymbol type) =>
        type.IsUnboundGenericType || type.GetParts().Any(part => part.TypeKind == TypeKind.TypeParameter);

    private static IEnumerable<ITypeSymbol> FindHeld(ClassMap map) => map.AllMembers
        .Where(member => member.SerializerAttribute is null)
        .Select(member => member.Type)
        .Concat(map.KnownTypes);

    // A collection of the user's own holds the items that it enumerates.
    private static IEnumerable<ITypeSymbol> FindItems(INamedTypeSymbol type) => type.AllInterfaces
        .Where(contract => contract.OriginalDefinition.SpecialType == System_Collections_Generic_IEnumerable_T)
        .Select(contract => contract.TypeArguments[0]);

    private string? FindWhyLeft(INamedTypeSymbol type, bool isDocument)
    {
        if (type.GetAttributes().FindKindOf(BsonSerializerAttribute) is { } attribute)
        {
            return $"[{attribute.GetShortName()}] names its serializer";
        }

        if (isDocument && !compilation.IsSymbolAccessibleWithin(type, compilation.Assembly))
        {
            return "it is private or internal, and only a serializer inside of it could name it; make it partial and give it " +
                "[BsonGenerated]";
        }

        return isDocument && DepthOf(type) > DeepestArguments
            ? "its type arguments are nested too deep; name it in [assembly: BsonGenerated(typeof(…))]"
            : null;
    }

    private static int DepthOf(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => DepthOf(array.ElementType) + 1,
        INamedTypeSymbol { TypeArguments: { IsEmpty: false } arguments } => arguments.Max(DepthOf) + 1,
        _ => 0,
    };
}
