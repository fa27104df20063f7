namespace BsonGen.Internal.Registration.Declaring;

/// <summary>Finds conventions that could give a class map its settings, whatever gave it them.</summary>
internal static class InferredConventions
{
    /// <param name="map">A frozen class map. Settings by attributes are left out, since attributes are compiled anyway.</param>
    public static ConventionEffect Of(BsonClassMap map)
    {
        var members = map.DeclaredMemberMaps.ToList();
        var id = members.Find(member => member == map.IdMemberMap);
        var extraElements = map.ExtraElementsMemberMap is { } extra && members.Contains(extra) ? extra : null;
        var enumsInCollections = FindEnumRepresentation(members, isInside: true);
        return new()
        {
            HasCamelCaseNames = members.Exists(IsInCamelCase),
            IgnoresExtraElements = map.IgnoreExtraElements &&
                !map.ClassType.IsDefined(typeof(BsonIgnoreExtraElementsAttribute), inherit: false),
            EnumRepresentation = FindEnumRepresentation(members, isInside: false) ?? enumsInCollections,
            GuidRepresentation = FindGuidRepresentation(members),
            IgnoresNull = members.Exists(static member => member.IgnoreIfNull && !Has<BsonIgnoreIfNullAttribute>(member)),
            IgnoresDefault = members.Exists(static member =>
                member.IgnoreIfDefault && !Has<BsonIgnoreIfDefaultAttribute>(member)),
            StoresStringIdAsObjectId = id is not null && !Has<BsonRepresentationAttribute>(id) &&
                GetSerializer(id) is StringSerializer { Representation: BsonType.ObjectId },
            HasNoId = map.IdMemberMap is null && members.Exists(static member => member.MemberName is "Id" or "id" or "_id"),
            HasEnumsInCollections = enumsInCollections is not null,
            DictionaryRepresentation = FindDictionaryRepresentation(members),
            IdMember = id is null || Has<BsonIdAttribute>(id) || ClassMapRules.IdMemberNames.Contains(id.MemberName)
                ? null
                : id.MemberName,
            ExtraElementsMember = extraElements is null || Has<BsonExtraElementsAttribute>(extraElements) ||
                extraElements.MemberName == ClassMapRules.ExtraElementsMemberName
                    ? null
                    : extraElements.MemberName,
        };
    }

    private static bool IsInCamelCase(BsonMemberMap member) =>
        member.ElementName != member.MemberName &&
        member.ElementName == char.ToLowerInvariant(member.MemberName[0]) + member.MemberName[1..] &&
        !Has<BsonElementAttribute>(member);

    /// <param name="isInside">Whether enums in collections count, and not those that are members or nullable.</param>
    private static BsonType? FindEnumRepresentation(IEnumerable<BsonMemberMap> members, bool isInside)
    {
        foreach (var member in members.Where(static member => !Has<BsonRepresentationAttribute>(member)))
        {
            var isEnum = (Nullable.GetUnderlyingType(member.MemberType) ?? member.MemberType).IsEnum;
            if (isEnum != isInside &&
                FindEnumSerializer(GetSerializer(member)) is { Representation: not BsonType.Int32 and var other })
            {
                return other;
            }
        }

        return null;
    }

    private static IRepresentationConfigurable? FindEnumSerializer(IBsonSerializer? serializer) => serializer switch
    {
        { ValueType.IsEnum: true } => serializer as IRepresentationConfigurable,
        IChildSerializerConfigurable parent when !ReferenceEquals(parent.ChildSerializer, parent) =>
            FindEnumSerializer(parent.ChildSerializer),
        _ => null,
    };

    private static DictionaryRepresentation FindDictionaryRepresentation(IEnumerable<BsonMemberMap> members)
    {
        foreach (var member in members.Where(static member =>
            !Has<BsonDictionaryOptionsAttribute>(member) && !Has<BsonRepresentationAttribute>(member)))
        {
            if (GetSerializer(member) is IBsonDictionarySerializer { DictionaryRepresentation: not 0 and var other })
            {
                return other;
            }
        }

        return default;
    }

    private static GuidRepresentation FindGuidRepresentation(IEnumerable<BsonMemberMap> members)
    {
        foreach (var member in members.Where(static member => !Has<BsonGuidRepresentationAttribute>(member)))
        {
            if (GetValueSerializer(member) is GuidSerializer { GuidRepresentation: var representation } own &&
                !own.Equals(Attempt.OrNull(static () => DriverRegistry.LookUpSerializer(typeof(Guid)))))
            {
                return representation;
            }
        }

        return GuidRepresentation.Unspecified;
    }

    // The serializer of the values of nullable members and items.
    private static IBsonSerializer? GetValueSerializer(BsonMemberMap member)
    {
        var serializer = GetSerializer(member);
        return serializer is IChildSerializerConfigurable parent ? parent.ChildSerializer : serializer;
    }

    /// <returns>Null if the driver has none for the type.</returns>
    private static IBsonSerializer? GetSerializer(BsonMemberMap member) => Attempt.OrNull(member.GetSerializer);

    private static bool Has<TAttribute>(BsonMemberMap member) =>
        member.MemberInfo.IsDefined(typeof(TAttribute), inherit: false);
}
