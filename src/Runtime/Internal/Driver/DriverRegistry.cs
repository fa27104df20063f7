#pragma warning disable RS0030 // The calls that are banned everywhere else.

namespace BsonGen.Internal.Driver;

/// <summary>
/// All calls that change the driver's registries. Each keeps its first result, so that a later registration is refused or
/// ignored. A call is therefore made only when a class map would make it, too: the build refuses it in other files
/// (<c>BannedSymbols.txt</c>).
/// </summary>
internal static class DriverRegistry
{
    // The class maps of driver 3.0.0 ignore the registered conventions, and it has no such method.
    private static readonly Func<Type, bool>? HasConvention = FindHasConvention();

    private static readonly FieldInfo? Serializers = PrivateMembers.RegistrySerializers;

    internal static readonly FieldInfo? ConventionOfClassMap = PrivateMembers.ClassMapDiscriminatorConvention;

    // Class maps of generated types would keep these. A convention that is registered later has no effect on the types.
    private static readonly ConcurrentDictionary<Type, IDiscriminatorConvention> Conventions = new();

    /// <summary>
    /// Creates and keeps the serializer of a type; maps a class without another serializer. A class map makes this call when it
    /// first reads or writes a value of the type, and none for a type that is refused.
    /// </summary>
    public static IBsonSerializer LookUpSerializer(Type type)
    {
        Refusals.Throw(type);
        return BsonSerializer.LookupSerializer(type);
    }

    /// <summary>For static fields, which would hide an exception: null if the call throws. The first use reports it.</summary>
    public static IBsonSerializer? TryLookUpSerializer(Type type)
    {
        if (Refusals.Include(type))
        {
            return null;
        }

        try
        {
            return BsonSerializer.LookupSerializer(type);
        }
        catch (Exception error)
        {
            Refusals.Add(type, error);
            return null;
        }
    }

    /// <summary>Finds the serializer of a type that was looked up or registered before; null without one.</summary>
    /// <remarks>A version of the driver that does not show them has none.</remarks>
    public static IBsonSerializer? FindSerializer(Type type) =>
        (Serializers?.GetValue(BsonSerializer.SerializerRegistry) as ConcurrentDictionary<Type, IBsonSerializer>)?
            .GetValueOrDefault(type);

    /// <summary>
    /// Maps and freezes a class, its base classes and its known types. BsonGen makes this call where the driver would: for JSON,
    /// for a type that fell back, and for a known type without a generated serializer.
    /// </summary>
    public static BsonClassMap LookUpClassMap(Type type)
    {
        var map = BsonClassMap.LookupClassMap(type);
        for (var level = map; level is not null; level = level.BaseClassMap)
        {
            if (Conventions.TryGetValue(level.ClassType, out var kept))
            {
                KeepConvention(level, kept);
            }
        }

        return map;
    }

    /// <summary>Registers a requested class map that the driver would make by conventions that came too late.</summary>
    public static void RegisterClassMap(BsonClassMap map) => BsonClassMap.RegisterClassMap(map);

    /// <summary>Registers the serializer of a class of BsonGen, so that no provider of the user is asked about it.</summary>
    public static void RegisterOwn<T>(IBsonSerializer<T> serializer) => BsonSerializer.TryRegisterSerializer(serializer);

    /// <summary>Registers a discriminator at the first look-up of the type's serializer, as mapping the type would.</summary>
    public static void RegisterDiscriminator(Type type, BsonValue discriminator) =>
        BsonSerializer.RegisterDiscriminator(type, discriminator);

    /// <summary>Creates and keeps the id generator of a type, as new class maps do. Registering one replaces it.</summary>
    public static IIdGenerator? LookUpIdGenerator(Type type) => BsonSerializer.LookupIdGenerator(type);

    /// <summary>
    /// Finds the registered convention that a type has or inherits, or null, and registers nothing. A class map does not ask for
    /// its convention when its first objects are written without a discriminator.
    /// </summary>
    public static IDiscriminatorConvention? FindConvention(Type type)
    {
        if (HasConvention is null)
        {
            return type.IsInterface || type == typeof(object) ? BsonSerializer.LookupDiscriminatorConvention(type) : null;
        }

        // Interfaces inherit the convention of object, and classes don't.
        for (var level = type; level is not null && (level != typeof(object) || type == level); level = level.BaseType)
        {
            if (HasConvention(level))
            {
                return BsonSerializer.LookupDiscriminatorConvention(level);
            }
        }

        return type.IsInterface ? FindConvention(typeof(object)) : null;
    }

    /// <summary>Finds the convention that a class map takes if none is set; null if none is registered.</summary>
    public static IDiscriminatorConvention? FindConvention(BsonClassMap map) =>
        HasConvention is null ? GetDefaultConvention(HasRootClass(map)) : FindConvention(map.ClassType);

    /// <summary>
    /// Gets and keeps the convention of a generated type. A class map makes this call when it first reads a document, or writes a
    /// discriminator. It takes the convention that a base class keeps, and registers none then.
    /// </summary>
    /// <param name="rootClass">The class of the hierarchy whose convention lists all classes; null if there is none.</param>
    public static IDiscriminatorConvention LookUpConvention(Type type, Type? rootClass)
    {
        if (HasConvention is null)
        {
            return GetDefaultConvention(rootClass is not null);
        }

        if (Conventions.TryGetValue(type, out var known))
        {
            return known;
        }

        for (var level = type; level is not null; level = level.BaseType)
        {
            if (FindKeptConvention(level) is { } kept)
            {
                return KeepConvention(type, kept);
            }

            if (HasConvention(level))
            {
                break;
            }

            if (level == rootClass || (level == typeof(object) && IsRegisteredAsRoot(level)))
            {
                RegisterHierarchicalConvention(level);
                break;
            }
        }

        return KeepConvention(type, BsonSerializer.LookupDiscriminatorConvention(type));
    }

    /// <summary>Gets the convention by which a serializer finds derived types when it reads, as that serializer would.</summary>
    public static IDiscriminatorConvention LookUpConvention(IBsonSerializer serializer) =>
        serializer is IHasDiscriminatorConvention own
            ? own.DiscriminatorConvention
            : BsonSerializer.LookupDiscriminatorConvention(serializer.ValueType);

    private static IDiscriminatorConvention KeepConvention(Type type, IDiscriminatorConvention convention)
    {
        var kept = Conventions.GetOrAdd(type, convention);
        if (BsonClassMap.IsClassMapRegistered(type))
        {
            KeepConvention(BsonClassMap.LookupClassMap(type), kept);
        }

        return kept;
    }

    // A class map keeps the convention that it first finds. It reads JSON after generated code has found one.
    private static void KeepConvention(BsonClassMap map, IDiscriminatorConvention convention)
    {
        if (ConventionOfClassMap is { } field && field.GetValue(map) is null)
        {
            field.SetValue(map, convention);
        }
    }

    private static IDiscriminatorConvention GetDefaultConvention(bool hasRootClass) =>
        hasRootClass ? StandardDiscriminatorConvention.Hierarchical : StandardDiscriminatorConvention.Scalar;

    private static bool HasRootClass(BsonClassMap? map) =>
        map is not null && (map.IsRootClass || HasRootClass(map.BaseClassMap));

    private static IDiscriminatorConvention? FindKeptConvention(Type type) =>
        Conventions.TryGetValue(type, out var kept) ? kept :
        !BsonClassMap.IsClassMapRegistered(type) ? null :
        (IDiscriminatorConvention?)ConventionOfClassMap?.GetValue(BsonClassMap.LookupClassMap(type));

    // The class map of object alone can differ from the compiled one: for the other classes, generated code would not be active.
    private static bool IsRegisteredAsRoot(Type type) =>
        BsonClassMap.IsClassMapRegistered(type) && BsonClassMap.LookupClassMap(type).IsRootClass;

    private static void RegisterHierarchicalConvention(Type rootClass)
    {
        try
        {
            BsonSerializer.RegisterDiscriminatorConvention(rootClass, StandardDiscriminatorConvention.Hierarchical);
        }
        catch (BsonSerializationException)
        {
            // Another thread, the user or a class map has registered a convention already.
        }
    }

    private static Func<Type, bool>? FindHasConvention() => PrivateMembers.HasDiscriminatorConvention is { } method
        ? (Func<Type, bool>?)Delegate.CreateDelegate(typeof(Func<Type, bool>), method, throwOnBindFailure: false)
        : null;
}
