namespace BsonGen.Generator.Mapping;

/// <summary>Maps a class as the driver maps it automatically: by conventions, and then by attributes.</summary>
internal sealed class ClassMapper(MappingContext context, INamedTypeSymbol type)
{
    private readonly Conventions _conventions = context.GetConventions(type);
    private readonly MappedSymbols _symbols = new(type, context.DriverVersion);

    public ClassMap Map()
    {
        var hierarchy = type.GetHierarchy();
        var baseMap = hierarchy.Count > 1 ? context.GetMap(hierarchy[hierarchy.Count - 2]) : null;

        // A class map without AutoMap has only the members that it names, without conventions and attributes.
        var registered = context.FindRegisteredMap(type);
        var isAutomatic = registered?.MapsAutomatically != false;
        var attributes = isAutomatic ? type.GetAttributes() : ImmutableArray<AttributeData>.Empty;
        var creators = new CreatorMapper(context.Compilation, type, _symbols);
        if (isAutomatic)
        {
            _symbols.AddByConventions();
            creators.AddProperties();
            _symbols.AddByNames(_conventions);
            _symbols.AddByAttributes();
        }

        var shapes = _symbols.All.Select(symbol => new MemberMap(symbol)).ToList();
        var ignored = shapes.FindAll(member => member.IsIgnored);
        var declared = shapes.FindAll(member => !member.IsIgnored).ConvertAll(MapMember);

        var hasNoId = _conventions.NoId || attributes.Find(BsonNoId) is not null;
        var (id, extraElements, rejectedId) = ChooseSpecialMembers(declared, hasNoId, registered);
        var members = new List<MemberMap>(baseMap?.Members ?? []);
        var position = Place(members, declared, extraElements, baseMap);
        var discriminators = attributes.Where(attribute => attribute.GetDriverName() == BsonDiscriminator).ToList();
        var ignoring = attributes.Find(BsonIgnoreExtraElements);

        // Class maps ignore extra elements before conventions are applied.
        var ignoresExtraElements =
            registered?.Find(RegisteredSetting.IgnoreExtraElements)?.IsTrue ??
            (!isAutomatic || (ignoring is null ? _conventions.IgnoreExtraElements : ignoring.GetArgument().Value is not false));
        var isInherited = ignoresExtraElements &&
            (ignoring?.IsSet("Inherited") == true || IsSet(RegisteredSetting.IgnoreExtraElementsIsInherited));
        extraElements ??= baseMap?.ExtraElements;
        IEnumerable<MemberMap> allMembers = extraElements is null ? members : members.Append(extraElements);
        return new()
        {
            Type = type,
            BaseMap = baseMap,
            Conventions = _conventions,
            DeclaredMembers = declared,
            IgnoredMembers = ignored,
            Members = members,
            ExtraElements = extraElements,
            ExtraElementsPosition = position,
            Id = id ?? baseMap?.Id,
            RejectedId = rejectedId,
            TakesRenamedId = _symbols.TakesRenamedId ?? baseMap?.TakesRenamedId,
            Creators = isAutomatic ? creators.Map([.. allMembers]) : [],
            MapsIndexer = creators.MapsIndexer,

            // A base class that ignores extra elements for derived classes takes precedence over their attributes.
            IgnoresExtraElements = baseMap?.IgnoringClass is not null || ignoresExtraElements,
            IgnoringClass = baseMap?.IgnoringClass ?? (isInherited ? type : null),
            Discriminator = discriminators.LastOrDefault()?.GetArgument().Value as string,
            IsDiscriminatorRequired =
                baseMap?.IsDiscriminatorRequired == true ||
                discriminators.Exists(attribute => attribute.IsSet("Required")) ||
                IsSet(RegisteredSetting.DiscriminatorIsRequired),
            RootClass = discriminators.Exists(attribute => attribute.IsSet("RootClass")) || IsSet(RegisteredSetting.IsRootClass)
                ? type
                : baseMap?.RootClass,
            IsPolymorphic =
                baseMap?.IsPolymorphic == true ||
                discriminators.Count > 0 ||
                IsSet(RegisteredSetting.Discriminator) ||
                IsSet(RegisteredSetting.DiscriminatorIsRequired) ||
                IsSet(RegisteredSetting.IsRootClass) ||
                IsSet(RegisteredSetting.KnownType) ||
                attributes.Any(attribute => attribute.GetDriverName() == BsonKnownTypes),
            KnownTypes = [.. type.GetKnownTypes().OfType<INamedTypeSymbol>().Where(IsDerived)],
        };

        bool IsSet(RegisteredSetting setting) => registered?.Find(setting) is not null;
    }

    // Attributes take precedence over names, and calls of a class map over both. They replace members in the list.
    private (MemberMap? Id, MemberMap? ExtraElements, MemberMap? RejectedId) ChooseSpecialMembers(
        List<MemberMap> declared, bool hasNoId, RegisteredMap? registered)
    {
        var candidate = declared.FindLast(member => member.Attributes.Find(BsonId) is not null) ??
            declared.Find(member => member.IsIdByName);
        var id = hasNoId ? null : candidate;
        var extraElements = declared.FindLast(member => member.Attributes.Find(BsonExtraElements) is not null) ??
            declared.Find(member => member.Symbol.Is(_symbols.ExtraElements));
        if (registered is not null)
        {
            (id, extraElements) = new RegisteredMembers(type, declared).Apply(registered, id, extraElements);
        }

        var rejectedId = hasNoId && registered is null ? candidate : null;
        if (id is null)
        {
            return (null, extraElements, rejectedId);
        }

        var named = id with { ElementName = ClassMapRules.IdElementName };
        declared[declared.IndexOf(id)] = named;
        return (named, extraElements == id ? named : extraElements, rejectedId);
    }

    private bool IsDerived(INamedTypeSymbol known) =>
        !known.IsUnboundGenericType && !known.Is(type) && known.IsOrDerivesFrom(type);

    // Each source of the map replaces what earlier ones have set.
    private MemberMap MapMember(MemberMap member) => MemberAttributes.Apply(
        _conventions.Apply(member with
        {
            IsMappedAutomatically = _symbols.IsAutomatic(member.Symbol),
            IsIdByName = member.Symbol.Is(_symbols.Id),
            ShouldSerialize = ShouldSerializeMethods.Find(member.Symbol),
        }),
        context.Compilation);

    // Appends the declared members in the order of writing, and returns the number of those before the extra elements.
    private static int Place(
        List<MemberMap> members, List<MemberMap> declared, MemberMap? extraElements, ClassMap? baseMap)
    {
        // OrderBy is stable, like the sort of the driver.
        var ordered = declared.OrderBy(member => member.Order).ToList();
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
