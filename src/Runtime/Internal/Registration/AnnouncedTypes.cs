namespace BsonGen.Internal.Registration;

/// <summary>
/// Registers the discriminators that mapping a type would register: those of the type, of its base classes, and of their known
/// types. For types with a generated serializer, this creates neither class maps nor serializers, so that users can still
/// register them.
/// </summary>
internal static class AnnouncedTypes
{
    // A type is added after all types that it refers to are registered, since other threads may then read documents. The values
    // have no meaning: the JIT would compile a dictionary of values of a struct anew.
    private static readonly ConcurrentDictionary<Type, Type> Announced = new();

    // Types may refer to each other. Threads each register all types, since a lock would be held while the driver runs.
    [ThreadStatic]
    private static HashSet<Type>? _inProgress;

    /// <summary>Registers what a type and its known types declare when its serializer is created, which must not fail.</summary>
    /// <param name="rejected">The type that the driver rejects: this one, a base class or a known type.</param>
    /// <returns>The driver's exception; null if it accepts all types.</returns>
    public static ExceptionDispatchInfo? TryAdd(Type type, string? discriminator, Type[] knownTypes, out Type rejected)
    {
        rejected = type;
        if (Announced.ContainsKey(type))
        {
            return null;
        }

        var outer = _inProgress;
        var inProgress = _inProgress ??= [];
        try
        {
            Register(type, discriminator, knownTypes, inProgress, ref rejected);
        }
        catch (Exception error)
        {
            return ExceptionDispatchInfo.Capture(error);
        }
        finally
        {
            _inProgress = outer;
        }

        foreach (var registered in outer is null ? inProgress : [])
        {
            Announced.TryAdd(registered, registered);
        }

        return null;
    }

    private static void Register(
        Type type, string? discriminator, IEnumerable<Type> knownTypes, HashSet<Type> inProgress, ref Type current)
    {
        if (!inProgress.Add(type))
        {
            return;
        }

        current = type;
        if (BsonClassMap.IsClassMapRegistered(type) || RegisteredConventions.AreChanged(type))
        {
            // A registered class map can't be changed any more. Other conventions than the default ones may change the
            // discriminator, or refuse the type. Known types are those of the class map: one that was not mapped
            // automatically has none of the attributes.
            ClassMaps.LookUp(type);
            knownTypes = [];
        }
        else
        {
            DriverRegistry.RegisterDiscriminator(type, discriminator ?? DriverVersion.GetDefaultDiscriminator(type));
        }

        if (type.BaseType is { } parent)
        {
            RegisterByAttributes(parent, inProgress, ref current);
        }

        foreach (var known in knownTypes)
        {
            if (inProgress.Contains(known) || Announced.ContainsKey(known))
            {
                continue;
            }

            current = known;
            if (BsonClassMap.IsClassMapRegistered(known) || !GeneratedSerializers.AreFoundFor(known))
            {
                ClassMaps.LookUp(known);
            }
            else
            {
                FirstUse.Observe(known);
                RegisterByAttributes(known, inProgress, ref current);
            }
        }
    }

    // Such a type is configured by the driver's attributes alone.
    private static void RegisterByAttributes(Type type, HashSet<Type> inProgress, ref Type current)
    {
        if (!Announced.ContainsKey(type))
        {
            Register(
                type,
                type.GetCustomAttribute<BsonDiscriminatorAttribute>(inherit: false)?.Discriminator,
                type.GetCustomAttributes<BsonKnownTypesAttribute>(inherit: false)
                    .SelectMany(attribute => attribute.KnownTypes),
                inProgress,
                ref current);
        }
    }
}
