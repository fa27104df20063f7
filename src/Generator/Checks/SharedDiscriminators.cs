namespace BsonGen.Generator.Checks;

/// <summary>Finds types of a hierarchy with one discriminator, which the driver refuses to read.</summary>
internal static class SharedDiscriminators
{
    // The discriminator of a type; null if it depends on the driver's version.
    public static string? Find(INamedTypeSymbol type) =>
        type.GetAttributes().Find(BsonDiscriminator)?.GetArgument().Value as string ??
        (type.IsGenericType ? null : type.Name);

    /// <returns>Null for types without base classes that documents are read as, and for generic types.</returns>
    public static DiscriminatorModel? CreateModel(MappingContext context, INamedTypeSymbol type) =>
        !type.IsGenericType && Find(type) is { } discriminator && GetBases(type) is { Count: > 0 } bases
            ? new(
                type.ToDisplayString(),
                type.ToReflectionName(),
                discriminator,
                [.. bases.Select(ancestor => ancestor.ToDisplayString())],
                [.. bases.Where(ancestor => IsKnownBy(context, type, ancestor))
                    .Select(ancestor => ancestor.ToDisplayString())])
            : null;

    // A base class with the same discriminator that does not report it itself.
    public static INamedTypeSymbol? FindSameInBases(MappingContext context, INamedTypeSymbol type) =>
        Find(type) is { } discriminator
            ? GetBases(type).FirstOrDefault(ancestor =>
                Find(ancestor) == discriminator && !IsKnownBy(context, type, ancestor))
            : null;

    public static Location? FindLocation(INamedTypeSymbol type) =>
        type.GetAttributes().Find(BsonDiscriminator) is { ConstructorArguments.IsEmpty: false } attribute
            ? attribute.FindArgumentLocation()
            : type.FindSourceLocation();

    // The types that share a discriminator and a base class that documents are read as.
    public static EquatableArray<DiscriminatorConflict> Compare(IEnumerable<DiscriminatorModel> models)
    {
        var conflicts = new List<DiscriminatorConflict>();
        foreach (var same in models.GroupBy(model => model.Discriminator).Where(same => same.Skip(1).Any()))
        {
            // The first type of each base class.
            var first = new Dictionary<string, DiscriminatorModel>();
            foreach (var model in same.OrderBy(model => model.MetadataName, StringComparer.Ordinal))
            {
                // A base class that knows both types reports them.
                var shared = model.Bases.LastOrDefault(ancestor =>
                    first.TryGetValue(ancestor, out var other) && !other.KnownBy.Intersect(model.KnownBy).Any());
                if (shared is not null)
                {
                    conflicts.Add(new(model.MetadataName, model.Discriminator, first[shared].TypeName, shared));
                }

                foreach (var ancestor in model.Bases.Where(ancestor => !first.ContainsKey(ancestor)))
                {
                    first.Add(ancestor, model);
                }
            }
        }

        return [.. conflicts];
    }

    public static EquatableArray<DiagnosticInfo> Describe(
        EquatableArray<DiscriminatorConflict> conflicts, Compilation compilation) => (
        from conflict in conflicts
        let type = compilation.Assembly.GetTypeByMetadataName(conflict.MetadataName)
        where type is not null
        select DiagnosticInfo.Create(
            SameDiscriminator,
            FindLocation(type),
            type.Name, conflict.Discriminator, conflict.OtherTypeName, conflict.BaseName) with
        {
            Types = GetReaders(type.GetHierarchy().First(ancestor => ancestor.ToDisplayString() == conflict.BaseName)),
            UseEffect = UseEffect.SuggestedUnlessRead,
        }).ToEquatableArray();

    /// <summary>Says that two types have one discriminator.</summary>
    /// <param name="readAs">The class as which documents with the discriminator can't be read.</param>
    public static DiagnosticInfo CreateDiagnostic(
        INamedTypeSymbol type, INamedTypeSymbol same, INamedTypeSymbol readAs, Location? place)
    {
        var diagnostic = DiagnosticInfo.Create(
            SameDiscriminator, place,
            type.Name, Find(type)!, same.ToDisplayString(), readAs.ToDisplayString());
        return diagnostic with { Types = GetReaders(readAs), UseEffect = UseEffect.SuggestedUnlessRead };
    }

    // The types as which other code may read documents of a class; empty if attributes say that it happens.
    public static EquatableArray<string> GetReaders(INamedTypeSymbol type)
    {
        var hierarchy = type.GetHierarchy();
        return hierarchy.SelectMany(ancestor => ancestor.GetAttributes()).Any(attribute =>
            attribute.GetDriverName() == BsonKnownTypes ||
            (attribute.GetDriverName() == BsonDiscriminator && attribute.IsSet("RootClass")))
            ? []
            : [.. hierarchy.ToCodes()];
    }

    private static List<INamedTypeSymbol> GetBases(INamedTypeSymbol type) =>
    [
        .. type.GetHierarchy().Where(ancestor => !ancestor.Is(type) && ancestor.GetAttributes().Any(attribute =>
            attribute.IsAnnotation() || attribute.GetDriverName() is BsonKnownTypes or BsonDiscriminator)),
    ];

    private static bool IsKnownBy(MappingContext context, INamedTypeSymbol type, INamedTypeSymbol ancestor) =>
        context.IsHere(ancestor) && ancestor.IsAnnotated() && ancestor.GetKnownTypes().Any(type.Is);
}
