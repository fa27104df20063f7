using MongoDB.Bson.Serialization.IdGenerators;

namespace BsonGen.Internal.Driver;

/// <summary>The id generators that class maps keep when a serializer of the class or a derived one is first looked up.</summary>
internal static class IdGenerators
{
    private static readonly ConcurrentDictionary<Type, KeptGenerator> Kept = new();

    /// <summary>Keeps the generator that a class map of the class would have now, and does not throw.</summary>
    /// <param name="knownType">The type of the id; null to look it up.</param>
    /// <param name="isConfigured">Whether its serializer or id generator may differ from the registered one.</param>
    public static void Keep(Type declaringType, string name, Type? knownType, bool isConfigured)
    {
        if (Kept.ContainsKey(declaringType) || BsonClassMap.IsClassMapRegistered(declaringType))
        {
            return;
        }

        try
        {
            var type = knownType ?? DeclaredMembers.TypeOf(DeclaredMembers.Get(declaringType, name));

            // Texts with attributes are nearly always ObjectIds, for which a class map looks up nothing.
            if (type != typeof(string) || !isConfigured)
            {
                Kept.TryAdd(declaringType, new KeptGenerator(type, isConfigured, LookUp(type, isConfigured)));
            }
        }
        catch (Exception)
        {
            // The first use repeats the look-up.
        }
    }

    // The generator of an id without attributes.
    public static IIdGenerator? Find(Type declaringType, Type type) =>
        Kept.TryGetValue(declaringType, out var kept) ? kept.Generator : LookUp(type);

    // The generator that the registry holds, or held, which a convention chooses if nothing else does.
    public static IIdGenerator? FindRegistered(Type declaringType, Type type) =>
        Kept.TryGetValue(declaringType, out var kept) ? kept.Generator : DriverRegistry.LookUpIdGenerator(type);

    /// <summary>Whether a class map that the driver makes now would have the generator that is kept, if one is kept.</summary>
    public static bool IsCurrent(Type declaringType) =>
        !Kept.TryGetValue(declaringType, out var kept) || kept.Generator == kept.LookUpAgain();

    /// <summary>Whether the driver would give the type or a base class another generator now.</summary>
    public static bool HaveChanged(Type? type) => type is not null && (!IsCurrent(type) || HaveChanged(type.BaseType));

    /// <summary>Gives the id of a new class map the kept generator, unless the user's attribute chose another one.</summary>
    public static void Restore(BsonClassMap map)
    {
        if (map.IdMemberMap is { } id &&
            Kept.TryGetValue(map.ClassType, out var kept) &&
            id.IdGenerator == kept.LookUpAgain())
        {
            id.SetIdGenerator(kept.Generator);
        }
    }

    private static IIdGenerator? LookUp(Type type, bool isConfigured) =>
        isConfigured ? DriverRegistry.LookUpIdGenerator(type) : LookUp(type);

    // The registered serializer of strings may store them as ObjectIds.
    private static IIdGenerator? LookUp(Type type) =>
        type == typeof(string) &&
        DriverRegistry.LookUpSerializer(type) is StringSerializer { Representation: BsonType.ObjectId }
            ? StringObjectIdGenerator.Instance
            : DriverRegistry.LookUpIdGenerator(type);

    // A class, since a dictionary with a struct is compiled when a process starts.
    private sealed record KeptGenerator(Type Type, bool IsConfigured, IIdGenerator? Generator)
    {
        // What a class map would find that the driver makes now.
        public IIdGenerator? LookUpAgain() => LookUp(Type, IsConfigured);
    }
}
