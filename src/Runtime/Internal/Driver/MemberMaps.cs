namespace BsonGen.Internal.Driver;

/// <summary>Maps of single members as in a class map, by the conventions of the first use. The driver keeps none.</summary>
internal static class MemberMaps
{
    public const BindingFlags Declared =
        BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly ConcurrentDictionary<(Type DeclaringType, string Name), BsonMemberMap> Members = new();

    public static BsonMemberMap Find(Type declaringType, string name) =>
        Members.GetOrAdd((declaringType, name), static key => Create(key.DeclaringType, key.Name));

    /// <summary>Whether the driver accepts the attributes of a member.</summary>
    public static bool IsAccepted(Type declaringType, string name) =>
        Attempt.OrNull(() => Find(declaringType, name).GetSerializer()) is not null;

    private static BsonMemberMap Create(Type declaringType, string name)
    {
        if (ClassMaps.IsFollowed(declaringType))
        {
            return DriverRegistry.LookUpClassMap(declaringType).GetMemberMap(name);
        }

        var map = new BsonClassMap(declaringType);
        var conventions = ClassMaps.GetConventions(declaringType);
        if (ClassMapRules.IdMemberNames.Contains(name))
        {
            // Conventions of members check whether the member is the id.
            foreach (var convention in conventions.OfType<NamedIdMemberConvention>())
            {
                convention.Apply(map);
            }
        }

        var member = map.MapMember(FindMember(declaringType, name));
        foreach (var convention in conventions.OfType<IMemberMapConvention>())
        {
            convention.Apply(member);
        }

        if (map.IdMemberMap == member)
        {
            foreach (var convention in conventions)
            {
                if (convention is StringObjectIdIdGeneratorConvention byText)
                {
                    byText.PostProcess(map);
                }
                else if (convention is LookupIdGeneratorConvention && member.IdGenerator is null)
                {
                    member.SetIdGenerator(IdGenerators.FindRegistered(declaringType, member.MemberType));
                }
            }
        }

        return member;
    }

    // Finds a field or property, also one that is explicitly implemented.
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Serializers keep the members of their types.")]
    public static MemberInfo FindMember(Type declaringType, string name)
    {
        // Looking up parameters takes longer than the rest, and few members share their name.
        var found = declaringType.GetMember(name, MemberTypes.Field | MemberTypes.Property, Declared);
        return found is [var only]
            ? only
            : found.First(static member =>
                member is not PropertyInfo property || property.GetIndexParameters().Length == 0);
    }

    public static Type TypeOf(MemberInfo member) =>
        member is PropertyInfo property ? property.PropertyType : ((FieldInfo)member).FieldType;
}
