using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Documents;

/// <summary>The types that have a generated serializer.</summary>
internal static class GeneratedSerializers
{
    private static readonly ConcurrentDictionary<IBsonSerializationProvider, bool> Providers = new();

    /// <summary>Adds the serializers of one assembly.</summary>
    public static void Add(IBsonSerializationProvider provider) => Providers.TryAdd(provider, true);

    /// <summary>Whether a type has a generated serializer, used or not.</summary>
    public static bool Include(Type type) => type.IsDefined(typeof(BsonGeneratedAttribute), inherit: false) || AreProvided(type);

    /// <summary>Whether an assembly's provider has a serializer for the type.</summary>
    public static bool AreProvided(Type type)
    {
        RuntimeHelpers.RunModuleConstructor(type.Module.ModuleHandle);
        foreach (var (provider, _) in Providers)
        {
            if (provider.GetSerializer(type) is not null)
            {
                return true;
            }
        }

        return false;
    }
}
