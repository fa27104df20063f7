namespace BsonGen.Internal.Driver;

/// <summary>Compares settings of class maps with those of attributes, which generated code was compiled with.</summary>
internal static class ClassMapComparison
{
    private static readonly FieldInfo? Creator = PrivateMembers.ClassMapCreator;
    private static readonly FieldInfo? Serializer = PrivateMembers.MemberMapSerializer;

    /// <summary>Maps a class by attributes and the driver's default conventions, as its generated code was compiled.</summary>
    public static BsonClassMap Compile(Type type)
    {
        var defaults = DefaultConventionPack.Instance.Conventions
            .Where(static item => !ConventionalMaps.ChoosesIdGenerator(item));
        return ConventionalMaps.Create(type, [.. defaults, .. AttributeConventionPack.Instance.Conventions]);
    }

    /// <summary>
    /// Whether the class map equals an automatic one that is not frozen. Freezing has copied settings of the base class.
    /// </summary>
    public static bool IsSame(BsonClassMap map, BsonClassMap automatic) =>
        map.Discriminator == automatic.Discriminator &&
        map.DiscriminatorIsRequired ==
            (automatic.DiscriminatorIsRequired || map.BaseClassMap is { DiscriminatorIsRequired: true }) &&
        map.IsRootClass == automatic.IsRootClass &&
        map.IgnoreExtraElements == (automatic.IgnoreExtraElements || PassesIgnoringOn(map.BaseClassMap)) &&
        PassesIgnoringOn(map) == (PassesIgnoringOn(automatic) || PassesIgnoringOn(map.BaseClassMap)) &&
        FindCustomCode(map) is null &&
        FindOtherCreators(map, automatic) is null &&
        IsNamedLike(map.IdMemberMap, automatic.IdMemberMap ?? map.BaseClassMap?.IdMemberMap) &&
        IsNamedLike(map.ExtraElementsMemberMap, automatic.ExtraElementsMemberMap ?? map.BaseClassMap?.ExtraElementsMemberMap) &&
        map.KnownTypes.All(known => known == map.ClassType || automatic.KnownTypes.Contains(known)) &&
        GetNames(map).SequenceEqual(GetNames(automatic)) &&
        map.DeclaredMemberMaps.All(member => IsSame(member, automatic.GetMemberMap(member.MemberName)));

    /// <summary>Describes what only the class map can call; null if there is nothing.</summary>
    public static string? FindCustomCode(BsonClassMap map) =>
        HasCreator(map) ? "a delegate creates its objects" :
        HasDiscriminatorConvention(map) ? "it has a discriminator convention" :
        null;

    /// <summary>Describes creators that differ from the compiled ones; null if they are equal.</summary>
    public static string? FindOtherCreators(BsonClassMap map, BsonClassMap compiled)
    {
        var isSame = map.CreatorMaps.Count() == compiled.CreatorMaps.Count() &&
            map.CreatorMaps.Zip(compiled.CreatorMaps, IsSameCreator).All(static isSameCreator => isSameCreator);
        return isSame
            ? null
            : $"its objects are created by {Describe(map.CreatorMaps)}, compiled with {Describe(compiled.CreatorMaps)}";
    }

    /// <summary>Whether the member has the serializer that generated code was compiled for.</summary>
    /// <param name="compiled">The map by attributes; null without any.</param>
    public static bool HasSameSerializer(BsonMemberMap member, BsonMemberMap? compiled)
    {
        // Without a serializer of its own, a member takes the registered one on first use.
        if (FindOwnSerializer(member) is null && (compiled is null || FindOwnSerializer(compiled) is null))
        {
            return true;
        }

        // A serializer is null if the driver has none for the type.
        var serializer = Attempt.OrNull(member.GetSerializer);
        if (compiled is null)
        {
            return IsRegistered(serializer, member);
        }

        var other = Attempt.OrNull(compiled.GetSerializer);
        return serializer is not null && other is not null ? IsSameSerializer(serializer, other) : serializer == other;
    }

    /// <summary>Finds the serializer that code, an attribute or a convention sets for a member, or null.</summary>
    /// <remarks>A driver without the field would tell the registered one, too, or null if it has none for the type.</remarks>
    public static IBsonSerializer? FindOwnSerializer(BsonMemberMap member) =>
        Serializer is null ? Attempt.OrNull(member.GetSerializer) : (IBsonSerializer?)Serializer.GetValue(member);

    /// <summary>Whether the user set a discriminator convention. The driver stores the looked-up one in the same field.</summary>
    public static bool HasDiscriminatorConvention(BsonClassMap map) =>
        DriverRegistry.ConventionOfClassMap is not { } field ||
        (field.GetValue(map) is { } convention && !convention.Equals(DriverRegistry.FindConvention(map)));

    private static bool IsSame(BsonMemberMap member, BsonMemberMap automatic) =>
        MemberMapSettings.AreSame(member, automatic) && HasSameSerializer(member, automatic);

    private static bool IsRegistered(object? serializer, BsonMemberMap member) =>
        ReferenceEquals(serializer, Attempt.OrNull(() => DriverRegistry.LookUpSerializer(member.MemberType)));

    private static bool PassesIgnoringOn(BsonClassMap? map) =>
        map is { IgnoreExtraElements: true, IgnoreExtraElementsIsInherited: true };

    private static bool IsNamedLike(BsonMemberMap? member, BsonMemberMap? automatic) =>
        member?.MemberName == automatic?.MemberName;

    // The names are in the order in which elements are written.
    private static IEnumerable<string> GetNames(BsonClassMap map) =>
        map.DeclaredMemberMaps.OrderBy(static member => member.Order).Select(static member => member.MemberName);

    private static bool IsSameCreator(BsonCreatorMap creator, BsonCreatorMap automatic) =>
        Equals(creator.MemberInfo, automatic.MemberInfo) &&
        (creator.Arguments ?? []).SequenceEqual(automatic.Arguments ?? []);

    private static string Describe(IEnumerable<BsonCreatorMap> creators)
    {
        var texts = creators.Select(static creator =>
            $"{creator.MemberInfo?.Name ?? "a delegate"}" +
            $"({string.Join(", ", (creator.Arguments ?? []).Select(static argument => argument.Name))})");
        return string.Join(", ", texts.DefaultIfEmpty("the constructor without parameters"));
    }

    // The driver's serializers compare by settings. The user's often compare by reference, and attributes create new ones.
    // The driver also looks up the serializers of items for the comparison, which a class map does only for the first item.
    private static bool IsSameSerializer(IBsonSerializer serializer, IBsonSerializer automatic) => Attempt.Holds(() =>
        serializer.Equals(automatic) ||
        (serializer.GetType() == automatic.GetType() && !DriverReflection.IsOfDriver(serializer.GetType()) &&
            !ReferenceEquals(automatic, DriverRegistry.LookUpSerializer(automatic.ValueType))));

    // The driver stores its own in the same field after the first object.
    private static bool HasCreator(BsonClassMap map) =>
        Creator is null ||
        (Creator.GetValue(map) is Delegate creator && !DriverReflection.IsOfDriver(creator.Method.DeclaringType));
}
