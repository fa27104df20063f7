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
    /// <returns>The exception with which the driver rejects a known type; null if it accepts all.</returns>
    public static ExceptionDispatchInfo? TryAdd(Type type, string? discriminator, Type[] knownTypes)
    {
        if (Announced.ContainsKey(type))
        {
            return null;
        }

        var outer = _inProgress;
        var inProgress = _inProgress ??= [];
        try
        {
            Register(type, discriminator, knownTypes, inProgress);
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

    private static void Register(Type type, string? discriminator, IEnumerable<Type> knownTypes, HashSet<Type> inProgress)
    {
        if (!inProgress.Add(type))
        {
            return;
        }

        if (BsonClassMap.IsClassMapRegistered(type))
        {
            // It has registered its discriminator, and registers those of its known types when it is used.
        }
        else if (RegisteredConventions.Of(type).Meaning is null)
        {
            // Unknown conventions may change the discriminator, or refuse the type.
            ClassMaps.LookUp(type);
        }
        else
        {
            DriverRegistry.RegisterDiscriminator(type, discriminator ?? DriverVersion.GetDefaultDiscriminator(type));
        }

        if (type.BaseType is { } parent)
        {
            RegisterByAttributes(parent, inProgress);
        }

        foreach (var known in knownTypes)
        {
            if (inProgress.Contains(known) || Announced.ContainsKey(known))
            {
                continue;
            }

            if (BsonClassMap.IsClassMapRegistered(known) || !GeneratedSerializerProvider.AreServing(known))
            {
                ClassMaps.LookUp(known);
            }
            else
            {
                ClassMaps.ObserveConventions(known);
                RegisterByAttributes(known, inProgress);
            }
        }
    }

    // For a type that only the driver's attributes configure.
    private static void RegisterByAttributes(Type type, HashSet<Type> inProgress)
    {
        if (!Announced.ContainsKey(type))
        {
            Register(
                type,
                type.GetCustomAttribute<BsonDiscriminatorAttribute>(inherit: false)?.Discriminator,
                type.GetCustomAttributes<BsonKnownTypesAttribute>(inherit: false)
                    .SelectMany(attribute => attribute.KnownTypes),
                inProgress);
        }
    }
}
