using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace BsonGen.Internal.Driver;

/// <summary>
/// Class maps of types with generated serializers. The driver would make them on first use of a type; here they are made when something asks
/// for one, by the conventions of the first use. What was registered since, conventions and class maps, has no effect.
/// </summary>
internal static class ClassMaps
{
    private static readonly ConcurrentDictionary<Type, FirstUse> FirstUses = new();

    // Whether the registered class map came too late, for the types that have been asked for and have one.
    private static readonly ConcurrentDictionary<Type, bool> Late = new();

    // The class maps of types with a late one, and of types derived from these. The driver does not know them.
    private static readonly ConcurrentDictionary<Type, BsonClassMap> Unregistered = new();

    /// <summary>The conventions in force when this was first asked.</summary>
    public static List<IConvention> GetConventions(Type type) => FirstUses.GetOrAdd(type, static key => new FirstUse(key)).Conventions;

    /// <summary>Whether the type had a class map when this was first asked, which then is the one that the type follows.</summary>
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

    /// <summary>Whether the driver maps the type; if not, using its class map says why.</summary>
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
    /// Whether a user registered a class map for the type after its first use, or for one of its base classes after theirs. The driver would
    /// have refused that, so it must not change what the type is.
    /// </summary>
    public static bool IsReplaced(Type type)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            if (IsLate(level))
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
    /// Makes the class maps of the base classes, since later drivers can't freeze a class map whose base class has none; and makes the one of
    /// the type, before the driver does, if the driver would make it by conventions that came too late.
    /// </summary>
    [UnconditionalSuppressMessage(
        "AOT", "IL3050", Justification = "The class maps of classes share their code; for a struct there is none, which is an exception, as it is in the driver.")]
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
            // Another thread was first.
            return;
        }

        // Since 3.0 the driver maps a class once more, by the conventions of now, while its class map is not frozen.
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
            // The driver refuses the class map that was registered, so the type does not follow it.
            return false;
        }
    }

    /// <summary>What was registered for a type when it was first used.</summary>
    private sealed class FirstUse(Type type)
    {
        public List<IConvention> Conventions { get; } = [.. ConventionRegistry.Lookup(type).Conventions];

        public bool HadClassMap { get; } = BsonClassMap.IsClassMapRegistered(type);

        public bool HasCurrentConventions => Conventions.SequenceEqual(ConventionRegistry.Lookup(type).Conventions);

        /// <summary>Maps the type as the driver would have done it.</summary>
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

        // Looked up by the driver beside the conventions.
        [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "Serializers keep the methods of their types.")]
        private static MethodInfo? FindShouldSerialize(BsonMemberMap member) =>
            member.MemberInfo.DeclaringType!.GetMethod("ShouldSerialize" + member.MemberName, []) is { IsPublic: true } method && method.ReturnType == typeof(bool)
                ? method
                : null;
    }
}
