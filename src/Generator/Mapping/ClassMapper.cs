namespace BsonGen.Generator.Mapping;

/// <summary>Maps a class as the driver maps it automatically: by its default conventions, and then by attributes.</summary>
internal sealed class ClassMapper(MappingContext context, INamedTypeSymbol type)
{
    private readonly MappedSymbols _symbols = new(type, context.DriverVersion);

    public ClassMap Map()
    {
        var hierarchy = type.GetHierarchy();
        var baseMap = hierarchy.Count > 1 ? context.GetMap(hierarchy[hierarchy.Count - 2]) : null;
        var attributes = type.GetAttributes();
        var creators = new CreatorMapper(context.Compilation, type, _symbols);
        _symbols.AddByConventions();
        creators.AddProperties();
        _symbols.AddByAttributes();
        _symbols.AddByCode(context.CodeMapped);

        var shapes = _symbols.All.Select(symbol => new MemberMap(symbol)).ToList();
        var ignored = shapes.FindAll(member => member.IsIgnored);
        var declared = shapes.FindAll(member => !member.IsIgnored).ConvertAll(MapMember);

        var hasNoId = attributes.Find(BsonNoId) is not null;
        var (id, extraElements, rejectedId) = ChooseSpecialMembers(declared, hasNoId);
        var members = new List<MemberMap>(baseMap?.Members ?? []);
        var position = Place(members, declared, extraElements, baseMap);
        var discriminators = attributes.Where(attribute => attribute.GetDriverName() == BsonDiscriminator).ToList();
        var ignoring = attributes.Find(BsonIgnoreExtraElements);
        var ignoresExtraElements = ignoring is not null && ignoring.GetArgument().Value is not false;
        var isInherited = ignoresExtraElements && ignoring!.IsSet("Inherited");
        extraElements ??= baseMap?.ExtraElements;
        IEnumerable<MemberMap> allMembers = extraElements is null ? members : members.Append(extraElements);
        return new()
        {
            Type = type,
            BaseMap = baseMap,
            DeclaredMembers = declared,
            IgnoredMembers = ignored,
            Members = members,
            ExtraElements = extraElements,
            ExtraElementsPosition = position,
            Id = id ?? baseMap?.Id,
            RejectedId = rejectedId,
            TakesRenamedId = _symbols.TakesRenamedId ?? baseMap?.TakesRenamedId,
            Creators = creators.Map([.. allMembers]),
            MapsIndexer = creators.MapsIndexer,

            // A base class that ignores extra elements for derived classes takes precedence over their attributes.
            IgnoresExtraElements = baseMap?.IgnoringClass is not null || ignoresExtraElements,
            IgnoringClass = baseMap?.IgnoringClass ?? (isInherited ? type : null),
            Discriminator = discriminators.LastOrDefault()?.GetArgument().Value as string,
            IsDiscriminatorRequired =
                baseMap?.IsDiscriminatorRequired == true ||
                discriminators.Exists(attribute => attribute.IsSet("Required")),
            RootClass = discriminators.Exists(attribute => attribute.IsSet("RootClass")) ? type : baseMap?.RootClass,
            IsPolymorphic =
                baseMap?.IsPolymorphic == true ||
                discriminators.Count > 0 ||
                attributes.Any(attribute => attribute.GetDriverName() == BsonKnownTypes),
            KnownTypes = [.. type.GetKnownTypes().OfType<INamedTypeSymbol>().Where(IsDerived)],
        };
    }

    // Attributes take precedence over names. The id replaces its member in the list.
    private (MemberMap? Id, MemberMap? ExtraElements, MemberMap? RejectedId) ChooseSpecialMembers(
        List<MemberMap> declared, bool hasNoId)
    {
        var candidate = declared.FindLast(member => member.Attributes.Find(BsonId) is not null) ??
            declared.Find(member => member.IsIdByName);
        var id = hasNoId ? null : candidate;
        var extraElements = declared.FindLast(member => member.Attributes.Find(BsonExtraElements) is not null) ??
            declared.Find(member => member.Symbol.Is(_symbols.ExtraElements));
        var rejectedId = hasNoId ? candidate : null;
        if (id is null)
        {
            return (null, extraElements, rejectedId);
        }

        var named = id with { Settings = id.Settings with { ElementName = ClassMapRules.IdElementName } };
        declared[declared.IndexOf(id)] = named;
        return (named, extraElements == id ? named : extraElements, rejectedId);
    }

    private bool IsDerived(INamedTypeSymbol known) =>
        !known.IsUnboundGenericType && !known.Is(type) && known.IsOrDerivesFrom(type);

    private MemberMap MapMember(MemberMap member) => MemberAttributes.Apply(
        member with
        {
            Settings = member.Settings with { IsMappedByCode = _symbols.IsByCode(member.Symbol) },
            IsMappedAutomatically = _symbols.IsAutomatic(member.Symbol),
            IsIdByName = member.Symbol.Is(_symbols.Id),
            ShouldSerialize = ShouldSerializeMethods.Find(member.Symbol),
        },
        context.Compilation);

    // Appends the declared members in the order of writing, and returns the number of those before the extra elements.
    private static int Place(
        List<MemberMap> members, List<MemberMap> declared, MemberMap? extraElements, ClassMap? baseMap)
    {
        // OrderBy is stable, like the sort of the driver.
        var ordered = declared.OrderBy(member => member.Settings.Order).ToList();
        members.AddRange(ordered.Where(member => member != extraElements));
        if (extraElements is null)
        {
            return baseMap?.ExtraElementsPosition ?? 0;
        }

        if (baseMap?.ExtraElements is { } ordinary)
        {
            // The member of the base class becomes an ordinary member.
            members.Insert(baseMap.ExtraElementsPosition, ordinary);
        }

        return members.Count - (declared.Count - 1) + ordered.IndexOf(extraElements);
    }
}
