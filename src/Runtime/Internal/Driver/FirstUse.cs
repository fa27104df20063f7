namespace BsonGen.Internal.Driver;

/// <summary>What was registered for a type when its serializer was looked up first.</summary>
internal sealed class FirstUse
{
    private static readonly ConcurrentDictionary<Type, FirstUse> All = new();

    private readonly Type _type;

    private FirstUse(Type type)
    {
        _type = type;
        Conventions = LookUpConventions(type);
        HadClassMap = BsonClassMap.IsClassMapRegistered(type);
    }

    public static IEnumerable<Type> Types => All.Select(static use => use.Key);

    public List<IConvention> Conventions { get; }

    public bool HadClassMap { get; }

    public bool IsCurrent => HasCurrentConventions && IdGenerators.IsCurrent(_type);

    // The filter of a pack that was registered later may throw. A class map that exists does not call it.
    public bool HasCurrentConventions =>
        Attempt.Holds(() => Conventions.SequenceEqual(ConventionRegistry.Lookup(_type).Conventions));

    /// <summary>Returns the first use, which is now if the type was not used before.</summary>
    public static FirstUse Get(Type type) => All.GetOrAdd(type, static key => new FirstUse(key));

    /// <returns>Null if the type was not used.</returns>
    public static FirstUse? Find(Type type) => All.TryGetValue(type, out var firstUse) ? firstUse : null;

    // Keeps the conventions of a type and its base classes when its serializer is looked up, as the driver would by mapping it.
    // If the filter of a user's convention pack throws, the first use calls it again. A loop, since each look-up pays for it.
    public static void Observe(Type type) => Attempt.Run(() =>
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            Get(level);
        }
    });

    /// <summary>Whether other conventions apply to a type or a base class now than at the first use.</summary>
    /// <remarks>It enumerates nothing, since each look-up of a serializer pays for it.</remarks>
    public static bool HasOtherConventions(Type? type) => type is not null && type != typeof(object) &&
        (Find(type) is { HasCurrentConventions: false } || HasOtherConventions(type.BaseType));

    // The driver would have done so on the first use.
    public void Map(BsonClassMap map)
    {
        if (HasCurrentConventions)
        {
            map.AutoMap();
        }
        else
        {
            ConventionalMaps.Apply(Conventions, map);
        }

        IdGenerators.Restore(map);
    }

    // The driver creates class maps by reflection, which wraps the exception of a pack's filter.
    private static List<IConvention> LookUpConventions(Type type)
    {
        try
        {
            return [.. ConventionRegistry.Lookup(type).Conventions];
        }
        catch (Exception error)
        {
            throw new TargetInvocationException(error);
        }
    }
}
