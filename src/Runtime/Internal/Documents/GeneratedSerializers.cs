using System.Collections;

namespace BsonGen.Internal.Documents;

/// <summary>Finds out which types have generated serializers, and what serves them.</summary>
internal static class GeneratedSerializers
{
    private static readonly object Lock = new();

    // An array, since each look-up of an unknown type asks all of them, and a new one comes with an assembly only.
    private static volatile IBsonSerializationProvider[] _providers = [];

    // The driver's registry holds these serializers for the types, generated or not.
    private static readonly ConcurrentDictionary<Type, IBsonSerializer> Registered = new();

    public static void Add(IBsonSerializationProvider provider)
    {
        lock (Lock)
        {
            if (Array.IndexOf(_providers, provider) < 0)
            {
                _providers = [.. _providers, provider];
            }
        }
    }

    /// <summary>Whether a type has a generated serializer, used or not.</summary>
    public static bool Include(Type type) =>
        type.IsDefined(typeof(BsonGeneratedAttribute), inherit: false) || AreProvided(type);

    /// <summary>Whether the driver finds the generated serializer of a type without a registration.</summary>
    public static bool AreFoundFor(Type type) =>
        type.IsDefined(typeof(GeneratedSerializerAttribute), inherit: false) || AreProvided(type);

    /// <summary>Gets the serializer that serves a type.</summary>
    public static IBsonSerializer Get(Type type)
    {
        if (Registered.TryGetValue(type, out var serializer))
        {
            return serializer;
        }

        serializer = Include(type) ? DriverRegistry.LookUpSerializer(type) : throw Missing(type);
        if (serializer is not IGeneratedSerializer)
        {
            Fallbacks.AddOther(type, serializer);
        }

        return Registered.GetOrAdd(type, serializer);
    }

    public static Exception Missing(Type type)
    {
        var areItems = type != typeof(string) && type.IsAssignableTo(typeof(IEnumerable));
        var isValue = areItems || type.IsInterface || type.IsEnum || type.Assembly == typeof(object).Assembly;
        return new InvalidOperationException($"Type {type} has no generated serializer" + (
            areItems ? ", because a collection is not a document. " +
                "Pass its items one by one, or make it a member of a type with [BsonGenerated]." :
            isValue ? ", because such a value is not a document. Make it a member of a type with [BsonGenerated]." :
            ". Make it partial and put [BsonGenerated] on it, " +
                "or add [assembly: BsonGenerated(typeof(…))] for a type that you can't change."));
    }

    private static bool AreProvided(Type type)
    {
        RuntimeHelpers.RunModuleConstructor(type.Module.ModuleHandle);
        return Array.Exists(_providers, provider => provider.GetSerializer(type) is not null);
    }
}
