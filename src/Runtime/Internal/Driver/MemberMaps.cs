namespace BsonGen.Internal.Driver;

/// <summary>Maps of single members as in a class map, by the conventions of the first use. The driver keeps none.</summary>
internal static class MemberMaps
{
    private static readonly ConcurrentDictionary<Key, BsonMemberMap> Members = new();

    public static BsonMemberMap Get(Type declaringType, string name) =>
        Members.GetOrAdd(new(declaringType, name), static key => Create(key.DeclaringType, key.Name));

    /// <summary>Whether the driver accepts the attributes of a member.</summary>
    public static bool IsAccepted(Type declaringType, string name) =>
        Attempt.OrNull(() => Get(declaringType, name).GetSerializer()) is not null;

    private static BsonMemberMap Create(Type declaringType, string name)
    {
        if (ClassMaps.IsFollowed(declaringType))
        {
            return DriverRegistry.LookUpClassMap(declaringType).GetMemberMap(name);
        }

        var map = new BsonClassMap(declaringType);
        var conventions = FirstUse.Get(declaringType).Conventions;
        if (ClassMapRules.IdMemberNames.Contains(name))
        {
            // Conventions of members check whether the member is the id.
            foreach (var convention in conventions.OfType<NamedIdMemberConvention>())
            {
                convention.Apply(map);
            }
        }

        var member = map.MapMember(DeclaredMembers.Get(declaringType, name));
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

    // A class, since a dictionary with a struct is compiled when a process starts.
    private sealed record Key(Type DeclaringType, string Name);
}
