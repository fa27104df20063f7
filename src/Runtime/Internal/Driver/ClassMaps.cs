namespace BsonGen.Internal.Driver;

/// <summary>
/// Class maps of types with generated serializers: created on request, with the conventions at the first look-up of the
/// serializer, as the driver does. Conventions and class maps that are registered later have no effect.
/// </summary>
internal static class ClassMaps
{
    private static readonly ConcurrentDictionary<Type, FirstUse> FirstUses = new();

    /// <summary>
    /// Whether a class map was registered after the first use. Only types that were looked up and have a class map.
    /// </summary>
    private static readonly ConcurrentDictionary<Type, bool> Late = new();

    // Replacements for late class maps, also of derived types. The driver does not know them.
    private static readonly ConcurrentDictionary<Type, BsonClassMap> Unregistered = new();

    // Exceptions of class maps that were only compared. The driver's next one for the same class map names another member.
    private static readonly ConcurrentDictionary<Type, ExceptionDispatchInfo> RefusedMaps = new();

    // The conventions that applied to the type on the first call.
    public static List<IConvention> GetConventions(Type type) => GetFirstUse(type).Conventions;

    // Keeps the conventions of a type and its base classes when its serializer is looked up, as the driver would by mapping it.
    // If the filter of a user's convention pack throws, the first use calls it again. A loop, since each look-up pays for it.
    public static void ObserveConventions(Type type) => Attempt.OrNull(() =>
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            GetConventions(level);
        }

        return type;
    });

    // Without an enumeration, since each look-up of a serializer pays for it.
    public static bool HasOtherConventions(Type? type) => type is not null && type != typeof(object) &&
        ((FirstUses.TryGetValue(type, out var firstUse) && !firstUse.HasCurrentConventions) ||
            HasOtherConventions(type.BaseType));

    /// <summary>
    /// Maps object and ValueType by the conventions that applied when a type was first looked up, if others apply now. The driver
    /// maps them with its first class map, for which generated code has no need.
    /// </summary>
    public static void PrepareFrameworkClasses(Type type)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            if (IsOfFramework(level) && WouldBeMappedByOtherConventions(level))
            {
                Prepare(level);
                return;
            }
        }
    }

    /// <summary>Whether a class map was registered for the type before its first use.</summary>
    public static bool HadClassMap(Type type) => GetFirstUse(type).HadClassMap;

    /// <summary>Whether the type has a class map that was not registered too late.</summary>
    public static bool IsFollowed(Type type) => BsonClassMap.IsClassMapRegistered(type) && !IsLate(type);

    // Maps a class without its base classes. The driver does not keep the class map.
    public static BsonClassMap Map(Type type, IEnumerable<IConvention> conventions)
    {
        var map = new BsonClassMap(type);
        Map(map, conventions);
        return map;
    }

    public static bool IsOfClassMap(IBsonSerializer serializer) =>
        serializer.GetType() is { IsGenericType: true } type &&
        type.GetGenericTypeDefinition() == typeof(BsonClassMapSerializer<>);

    public static BsonClassMap LookUp(Type type)
    {
        foreach (var level in LevelsOf(type))
        {
            if (RefusedMaps.TryRemove(level, out var refusal))
            {
                refusal.Throw();
            }
        }

        if (IsReplaced(type))
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

    // For that, the convention looks up the serializer of the id.
    public static bool ChoosesIdGenerator(IConvention convention) =>
        convention is StringObjectIdIdGeneratorConvention or LookupIdGeneratorConvention;

    /// <summary>
    /// Whether a class map of the type or a base class was registered too late. The driver would have refused it, so it must have
    /// no effect.
    /// </summary>
    public static bool IsReplaced(Type type) => LevelsOf(type).Any(IsLate);

    // A type and its base classes.
    public static IEnumerable<Type> LevelsOf(Type type)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            yield return level;
        }
    }

    // The driver maps no base classes that all types have.
    public static IEnumerable<Type> MappedLevelsOf(Type type)
    {
        for (var level = type; level is not null && !IsOfFramework(level); level = level.BaseType)
        {
            yield return level;
        }
    }

    // The types that were used before a class map was registered for them or a base class.
    public static IEnumerable<Type> AllReplaced => FirstUses.Select(static use => use.Key).Where(IsReplaced);

    /// <summary>Whether a class map was registered for this very type after its first use.</summary>
    public static bool IsLate(Type type) =>
        FirstUses.TryGetValue(type, out var firstUse) && !firstUse.HadClassMap && BsonClassMap.IsClassMapRegistered(type) &&
        Late.GetOrAdd(type, static key => !IsAutoMap(key));

    /// <summary>
    /// Creates the class maps of the base classes, since later drivers can't freeze a class map whose base class has none; and
    /// those of the type and of known types that the driver would make by conventions which were registered too late.
    /// </summary>
    public static void Prepare(Type type) => PrepareAndFindRefusal(type)?.Throw();

    // The driver maps these for the first class that it maps, by the conventions of that time.
    public static bool IsOfFramework(Type type) => type == typeof(object) || type == typeof(ValueType);

    // The driver looks this method up outside the conventions.
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "Serializers keep the methods of their types.")]
    public static MethodInfo? FindShouldSerialize(MemberInfo member)
    {
        var name = ClassMapRules.GetShouldSerializeName(member.Name);
        return member.DeclaringType!.GetMethod(name, []) is { } method &&
            ClassMapRules.IsShouldSerialize(method.IsPublic, method.ReturnType == typeof(bool))
                ? method
                : null;
    }

    private static bool WouldBeMappedByOtherConventions(Type type) =>
        FirstUses.TryGetValue(type, out var firstUse) &&
        !BsonClassMap.IsClassMapRegistered(type) &&
        !firstUse.HasCurrentConventions;

    // Returns the driver's exception for a known type of a base class. The driver refuses the type first, if it refuses both.
    private static ExceptionDispatchInfo? PrepareAndFindRefusal(Type type)
    {
        List<BsonClassMap>? created = null;
        Register(type, ref created);
        ExceptionDispatchInfo? refusal = null;
        foreach (var level in LevelsOf(type).Reverse())
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

        if (!FirstUses.TryGetValue(type, out var firstUse) || BsonClassMap.IsClassMapRegistered(type))
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

    private static FirstUse GetFirstUse(Type type) => FirstUses.GetOrAdd(type, static key => new FirstUse(key));

    private static BsonClassMap CreateUnregistered(Type type)
    {
        var map = new BsonClassMap(type, type.BaseType is { } parent ? LookUp(parent) : null);
        GetFirstUse(type).Map(map);
        map.Freeze();
        // The driver does so for its class maps.
        DriverRegistry.RegisterDiscriminator(type, map.Discriminator);
        return map;
    }

    // The driver keeps an automatic class map that it then refuses to freeze.
    private static bool IsAutoMap(Type type) => Attempt.OrNull(() =>
    {
        Prepare(type);
        var map = Attempt.OrNull(() => DriverRegistry.LookUpClassMap(type)) ??
            BsonClassMap.GetRegisteredClassMaps().First(other => other.ClassType == type);
        var first = new BsonClassMap(type);
        FirstUses[type].Map(first);
        return ClassMapComparison.IsSame(map, first) ||
            (IsOfFramework(type) && ClassMapComparison.IsSame(map, Map(type, ConventionRegistry.Lookup(type).Conventions)))
                ? type
                : null;
    }) is not null;

    // What was registered for a type on its first use.
    private sealed class FirstUse(Type type)
    {
        public List<IConvention> Conventions { get; } = LookUpConventions(type);

        public bool HadClassMap { get; } = BsonClassMap.IsClassMapRegistered(type);

        public bool IsCurrent => HasCurrentConventions && IdGenerators.IsCurrent(type);

        // The filter of a pack that was registered later may throw. A class map that exists does not call it.
        public bool HasCurrentConventions =>
            Attempt.Holds(() => Conventions.SequenceEqual(ConventionRegistry.Lookup(type).Conventions));

        // The driver would have done so on the first use.
        public void Map(BsonClassMap map)
        {
            if (HasCurrentConventions)
            {
                map.AutoMap();
            }
            else
            {
                ClassMaps.Map(map, Conventions);
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

    private static void Map(BsonClassMap map, IEnumerable<IConvention> conventions)
    {
        var pack = new ConventionPack();
        pack.AddRange(conventions);
        new ConventionRunner(pack).Apply(map);
        foreach (var member in map.DeclaredMemberMaps)
        {
            if (FindShouldSerialize(member.MemberInfo) is { } method)
            {
                member.SetShouldSerializeMethod(value => (bool)method.Invoke(
                    value, BindingFlags.DoNotWrapExceptions, binder: null, parameters: null, culture: null)!);
            }
        }
    }
}
