namespace BsonGen.Internal.Driver;

/// <summary>
/// Class maps of types with generated serializers: created on request, with the conventions at the first look-up of the
/// serializer, as the driver does. Conventions and class maps that are registered later have no effect.
/// </summary>
internal static class ClassMaps
{
    /// <summary>Whether a class map was registered after the first use, for types that were looked up and have one.</summary>
    private static readonly ConcurrentDictionary<Type, bool> Late = new();

    // Replacements for late class maps, also of derived types. The driver does not know them.
    private static readonly ConcurrentDictionary<Type, BsonClassMap> Unregistered = new();

    // Exceptions of class maps that were only compared. The driver's next one for the same class map names another member.
    private static readonly ConcurrentDictionary<Type, ExceptionDispatchInfo> RefusedMaps = new();

    /// <summary>
    /// Maps object and ValueType by the conventions that applied when a type was first looked up, if others apply now. The driver
    /// maps them with its first class map, for which generated code has no need.
    /// </summary>
    public static void PrepareFrameworkClasses(Type type)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            if (TypeLevels.IsOfFramework(level) && WouldBeMappedByOtherConventions(level))
            {
                Prepare(level);
                return;
            }
        }
    }

    /// <summary>Whether the type has a class map that was not registered too late.</summary>
    public static bool IsFollowed(Type type) => BsonClassMap.IsClassMapRegistered(type) && !IsLate(type);

    public static bool IsOfClassMap(IBsonSerializer serializer) =>
        serializer.GetType() is { IsGenericType: true } type &&
        type.GetGenericTypeDefinition() == typeof(BsonClassMapSerializer<>);

    public static BsonClassMap LookUp(Type type)
    {
        foreach (var level in TypeLevels.Of(type))
        {
            if (RefusedMaps.TryRemove(level, out var refusal))
            {
                refusal.Throw();
            }
        }

        if (HasLateMap(type))
        {
            return Unregistered.GetOrAdd(type, CreateUnregistered);
        }

        var refusalOfKnown = PrepareAndFindRefusal(type);
        var map = DriverRegistry.LookUpClassMap(type);
        refusalOfKnown?.Throw();
        return map;
    }

    // The first use throws the same exception again.
    public static BsonClassMap LookUpToCompare(Type type)
    {
        try
        {
            return LookUp(type);
        }
        catch (Exception error)
        {
            RefusedMaps[type] = ExceptionDispatchInfo.Capture(error);
            throw;
        }
    }

    /// <summary>
    /// Whether a class map of the type or a base class was registered too late. The driver would have refused it, so it must have
    /// no effect.
    /// </summary>
    public static bool HasLateMap(Type type) => TypeLevels.Of(type).Any(IsLate);

    // The types that were used before a class map was registered for them or a base class.
    public static IEnumerable<Type> AllWithLateMaps => FirstUse.Types.Where(HasLateMap);

    /// <summary>Whether a class map was registered for this very type after its first use.</summary>
    public static bool IsLate(Type type) =>
        FirstUse.Find(type) is { } firstUse && !firstUse.HadClassMap && BsonClassMap.IsClassMapRegistered(type) &&
        Late.GetOrAdd(type, static key => !IsAutoMap(key));

    /// <summary>
    /// Creates the class maps of the base classes, since later drivers can't freeze a class map whose base class has none; and
    /// those of the type and of known types that the driver would make by conventions which were registered too late.
    /// </summary>
    public static void Prepare(Type type) => PrepareAndFindRefusal(type)?.Throw();

    private static bool WouldBeMappedByOtherConventions(Type type) =>
        FirstUse.Find(type) is { } firstUse &&
        !BsonClassMap.IsClassMapRegistered(type) &&
        !firstUse.HasCurrentConventions;

    // Returns the driver's exception for a known type of a base class. The driver refuses the type first, if it refuses both.
    private static ExceptionDispatchInfo? PrepareAndFindRefusal(Type type)
    {
        List<BsonClassMap>? created = null;
        Register(type, ref created);
        ExceptionDispatchInfo? refusal = null;
        foreach (var level in TypeLevels.Of(type).Reverse())
        {
            try
            {
                if (created?.Find(other => other.ClassType == level) is { } map)
                {
                    // The driver maps an unfrozen class again with the current conventions.
                    map.Freeze();
                }
                else if (level != type)
                {
                    DriverRegistry.LookUpClassMap(level);
                }
            }
            catch (Exception error) when (IsFrozen(level) && !BsonClassMap.IsClassMapRegistered(type))
            {
                // It is not the type itself that the driver refused as a known type.
                refusal ??= ExceptionDispatchInfo.Capture(error);
            }
        }

        return refusal;
    }

    private static bool IsFrozen(Type type) =>
        BsonClassMap.GetRegisteredClassMaps().Any(map => map.ClassType == type && map.IsFrozen);

    // Base classes come first.
    [UnconditionalSuppressMessage(
        "AOT", "IL3050", Justification = "As in the driver, this throws for a struct without code.")]
    private static void Register(Type type, ref List<BsonClassMap>? created)
    {
        if (type.BaseType is { } parent)
        {
            Register(parent, ref created);
        }

        if (FirstUse.Find(type) is not { } firstUse || BsonClassMap.IsClassMapRegistered(type))
        {
            return;
        }

        Late.TryAdd(type, false);
        if (firstUse.IsCurrent)
        {
            return;
        }

        var map = (BsonClassMap)Activator.CreateInstance(typeof(BsonClassMap<>).MakeGenericType(type))!;
        firstUse.Map(map);
        try
        {
            DriverRegistry.RegisterClassMap(map);
        }
        catch (ArgumentException)
        {
            // Another thread registered the class map first.
            return;
        }

        (created ??= []).Add(map);
        foreach (var known in map.KnownTypes)
        {
            Register(known, ref created);
        }
    }

    private static BsonClassMap CreateUnregistered(Type type)
    {
        var map = new BsonClassMap(type, type.BaseType is { } parent ? LookUp(parent) : null);
        FirstUse.Get(type).Map(map);
        map.Freeze();
        // The driver does so for its class maps.
        DriverRegistry.RegisterDiscriminator(type, map.Discriminator);
        return map;
    }

    // The driver keeps an automatic class map that it then refuses to freeze.
    private static bool IsAutoMap(Type type) => Attempt.Holds(() =>
    {
        Prepare(type);
        var map = Attempt.OrNull(() => DriverRegistry.LookUpClassMap(type)) ??
            BsonClassMap.GetRegisteredClassMaps().First(other => other.ClassType == type);
        var first = new BsonClassMap(type);
        FirstUse.Get(type).Map(first);
        return ClassMapComparison.IsSame(map, first) || (TypeLevels.IsOfFramework(type) && IsByCurrentConventions(map));
    });

    private static bool IsByCurrentConventions(BsonClassMap map)
    {
        var conventions = ConventionRegistry.Lookup(map.ClassType).Conventions;
        return ClassMapComparison.IsSame(map, ConventionalMaps.Create(map.ClassType, conventions));
    }
}
