using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using BsonGen.Internal.Rules;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace BsonGen.Internal.Driver;

/// <summary>
/// Class maps of types with generated serializers. The driver creates a class map on first use of its type. BsonGen creates it on request, with
/// the conventions of the first look-up of the serializer. Conventions and class maps that are registered later have no effect.
/// </summary>
internal static class ClassMaps
{
    private static readonly ConcurrentDictionary<Type, FirstUse> FirstUses = new();

    // By type: whether its class map was registered after the first use. Only types that were looked up and have a class map.
    private static readonly ConcurrentDictionary<Type, bool> Late = new();

    // Replacements for class maps that were registered too late, also for derived types. They are not registered with the driver.
    private static readonly ConcurrentDictionary<Type, BsonClassMap> Unregistered = new();

    /// <summary>Gets the conventions that applied to the type on the first call.</summary>
    public static List<IConvention> GetConventions(Type type) => FirstUses.GetOrAdd(type, static key => new FirstUse(key)).Conventions;

    /// <summary>
    /// Keeps the conventions in force for a type and its base classes. The driver maps a type when its serializer is looked up, which may be
    /// long before it is used.
    /// </summary>
    public static void ObserveConventions(Type type)
    {
        try
        {
            for (var level = type; level is not null; level = level.BaseType)
            {
                GetConventions(level);
            }
        }
        catch (Exception)
        {
            // The filter of a user's convention pack throws. The first use of the type calls it again.
        }
    }

    /// <summary>Whether the type had a class map on the first call. The type then follows that class map.</summary>
    public static bool HadClassMap(Type type) => FirstUses.GetOrAdd(type, static key => new FirstUse(key)).HadClassMap;

    /// <summary>The class map of a type.</summary>
    public static BsonClassMap LookUp(Type type)
    {
        if (IsReplaced(type))
        {
            return Unregistered.GetOrAdd(type, CreateUnregistered);
        }

        Prepare(type);
        return BsonClassMap.LookupClassMap(type);
    }

    /// <summary>Whether the driver maps the type. If not, its class map throws the reason on use.</summary>
    public static bool CanBeMapped(Type type)
    {
        try
        {
            LookUp(type);
            return true;
        }
        catch (Exception)
        {
            return false;
        }
    }

    /// <summary>
    /// Whether a user registered a class map for the type or one of its base classes after the first use of that class. The driver would have
    /// refused the registration, so the class map must have no effect.
    /// </summary>
    public static bool IsReplaced(Type type)
    {
        for (var ancestor = type; ancestor is not null; ancestor = ancestor.BaseType)
        {
            if (IsLate(ancestor))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a user registered a class map for this very type after its first use.</summary>
    public static bool IsLate(Type type) =>
        FirstUses.TryGetValue(type, out var firstUse) && !firstUse.HadClassMap && BsonClassMap.IsClassMapRegistered(type) &&
        Late.GetOrAdd(type, static key => !IsAutoMap(key));

    /// <summary>
    /// Creates the class maps of the base classes, since later drivers can't freeze a class map whose base class has none. Also creates the class
    /// map of the type if the driver would apply conventions that were registered too late.
    /// </summary>
    [UnconditionalSuppressMessage(
        "AOT", "IL3050", Justification = "Class maps of reference types share their code. For a struct without code, this throws as the driver does.")]
    public static void Prepare(Type type)
    {
        if (type.BaseType is { } parent)
        {
            Prepare(parent);
            BsonClassMap.LookupClassMap(parent);
        }

        if (!FirstUses.TryGetValue(type, out var firstUse) || BsonClassMap.IsClassMapRegistered(type))
        {
            return;
        }

        Late.TryAdd(type, false);
        if (firstUse.HasCurrentConventions)
        {
            return;
        }

        var map = (BsonClassMap)Activator.CreateInstance(typeof(BsonClassMap<>).MakeGenericType(type))!;
        firstUse.Map(map);
        try
        {
            BsonClassMap.RegisterClassMap(map);
        }
        catch (ArgumentException)
        {
            // Another thread registered the class map first.
            return;
        }

        // Since 3.0, the driver maps a class again with the current conventions unless its class map is frozen.
        map.Freeze();
    }

    private static BsonClassMap CreateUnregistered(Type type)
    {
        var map = new BsonClassMap(type, type.BaseType is { } parent ? LookUp(parent) : null);
        FirstUses.GetOrAdd(type, static key => new FirstUse(key)).Map(map);
        return map.Freeze();
    }

    private static bool IsAutoMap(Type type)
    {
        try
        {
            var automatic = new BsonClassMap(type);
            FirstUses[type].Map(automatic);
            Prepare(type);
            return ClassMapComparison.IsSame(BsonClassMap.LookupClassMap(type), automatic);
        }
        catch (Exception)
        {
            // The driver rejects the registered class map, so the type does not follow it.
            return false;
        }
    }

    /// <summary>The conventions and the class map that were registered for a type on its first use.</summary>
    private sealed class FirstUse(Type type)
    {
        public List<IConvention> Conventions { get; } = [.. ConventionRegistry.Lookup(type).Conventions];

        public bool HadClassMap { get; } = BsonClassMap.IsClassMapRegistered(type);

        public bool HasCurrentConventions => Conventions.SequenceEqual(ConventionRegistry.Lookup(type).Conventions);

        /// <summary>Maps the type as the driver would have done on its first use.</summary>
        public void Map(BsonClassMap map)
        {
            if (HasCurrentConventions)
            {
                map.AutoMap();
                return;
            }

            var pack = new ConventionPack();
            pack.AddRange(Conventions);
            new ConventionRunner(pack).Apply(map);
            foreach (var member in map.DeclaredMemberMaps)
            {
                if (FindShouldSerialize(member) is { } method)
                {
                    member.SetShouldSerializeMethod(value => (bool)method.Invoke(value, BindingFlags.DoNotWrapExceptions, binder: null, parameters: null, culture: null)!);
                }
            }
        }

        // The driver looks this method up outside the conventions.
        [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "Serializers keep the methods of their types.")]
        private static MethodInfo? FindShouldSerialize(BsonMemberMap member) =>
            member.MemberInfo.DeclaringType!.GetMethod(ClassMapRules.GetShouldSerializeName(member.MemberName), []) is { } method &&
            ClassMapRules.IsShouldSerialize(method.IsPublic, method.ReturnType == typeof(bool))
                ? method
                : null;
    }
}
