namespace BsonGen.Generator.Mapping;

/// <summary>What the driver's class map of a class holds, found at compile time.</summary>
/// <remarks>
/// As in the driver, each class of a hierarchy has a map, which refers to that of its base class. A map follows the driver's
/// rules only: checks decide whether a serializer is generated. It has no information about the types of the members, so that
/// types may refer to each other.
/// </remarks>
internal sealed class ClassMap
{
    public required INamedTypeSymbol Type { get; init; }

    /// <summary>The map of the base class; null for a class without one.</summary>
    public required ClassMap? BaseMap { get; init; }

    /// <summary>The members that the class declares, in the order in which the driver maps them.</summary>
    public required IReadOnlyList<MemberMap> DeclaredMembers { get; init; }

    /// <summary>The members that the class declares, and that an attribute keeps from being stored.</summary>
    public required IReadOnlyList<MemberMap> IgnoredMembers { get; init; }

    /// <summary>The members of all classes in the order of writing, without the one with the extra elements.</summary>
    public required IReadOnlyList<MemberMap> Members { get; init; }

    /// <summary>The member that takes the elements without another member, or null.</summary>
    public required MemberMap? ExtraElements { get; init; }

    /// <summary>The number of members that are written before the extra elements.</summary>
    public required int ExtraElementsPosition { get; init; }

    /// <summary>The member of any class that is stored as <c>_id</c>, or null.</summary>
    public required MemberMap? Id { get; init; }

    /// <summary>The member that is not the id because an attribute says that the class has none, or null.</summary>
    public required MemberMap? RejectedId { get; init; }

    /// <summary>Whether a renamed Id is the id, as before driver 3.9; null without one.</summary>
    public required bool? TakesRenamedId { get; init; }

    /// <summary>The constructors and factory methods of the class, in the order in which the driver considers them.</summary>
    public required IReadOnlyList<CreatorMap> Creators { get; init; }

    /// <summary>Whether a constructor parameter has the name of an indexer, which the driver then maps as a member.</summary>
    public required bool MapsIndexer { get; init; }

    /// <summary>Whether elements without a member are skipped.</summary>
    public required bool IgnoresExtraElements { get; init; }

    /// <summary>The class that ignores extra elements for itself and for derived classes, or null.</summary>
    public required INamedTypeSymbol? IgnoringClass { get; init; }

    /// <summary>The discriminator in an attribute of the class itself, or null.</summary>
    public required string? Discriminator { get; init; }

    /// <summary>Whether an attribute requires a discriminator in all documents.</summary>
    public required bool IsDiscriminatorRequired { get; init; }

    /// <summary>The class of the hierarchy whose documents list all discriminators from it on, or null.</summary>
    public required INamedTypeSymbol? RootClass { get; init; }

    /// <summary>Whether a class of the hierarchy has an attribute for discriminators or known types.</summary>
    public required bool IsPolymorphic { get; init; }

    /// <summary>The derived types that attributes of the class itself name.</summary>
    public required IReadOnlyList<INamedTypeSymbol> KnownTypes { get; init; }

    /// <summary>The members of all classes and the one with the extra elements.</summary>
    public IEnumerable<MemberMap> AllMembers => ExtraElements is null ? Members : Members.Append(ExtraElements);

    /// <summary>
    /// The fields and properties that the driver reads or writes, and the constructors and methods that it calls. Whatever else a
    /// class has makes no difference to its documents.
    /// </summary>
    public IEnumerable<ISymbol> UsedSymbols => AllMembers.Select(member => member.Symbol)
        .Concat(AllMembers.Select(member => member.ShouldSerialize).OfType<ISymbol>())
        .Concat(Levels.SelectMany(level => level.Creators).Select(creator => creator.Method));

    /// <summary>The types of the values that documents hold: those of the members, and the known types of the class.</summary>
    public IEnumerable<ITypeSymbol> HeldTypes => AllMembers.Select(member => member.Type).Concat(KnownTypes);

    /// <summary>The maps of the hierarchy, the root first.</summary>
    public IEnumerable<ClassMap> Levels => BaseMap is null ? [this] : BaseMap.Levels.Append(this);
}
