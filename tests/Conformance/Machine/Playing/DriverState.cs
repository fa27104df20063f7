using System.Collections;
using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace Conformance.Machine.Playing;

/// <summary>Prints what is registered with the driver.</summary>
internal static class DriverState
{
    public const string ClassMap = "class map of ";
    public const string Convention = "discriminator convention of ";

    public static IEnumerable<string> Describe()
    {
        foreach (var map in BsonClassMap.GetRegisteredClassMaps())
        {
            yield return $"{ClassMap}{Types.NameOf(map.ClassType)}: {(map.IsFrozen ? "frozen" : "not frozen")} {map.Discriminator} " +
                $"{string.Join(", ", map.DeclaredMemberMaps.Select(member => member.ElementName))}";
        }

        foreach (var (type, convention) in Entries<Type, IDiscriminatorConvention>(typeof(BsonSerializer), "__discriminatorConventions"))
        {
            yield return $"{Convention}{Types.NameOf(type)}: {DiscriminatorVerbs.Describe(convention)}";
        }

        foreach (var (discriminator, types) in Entries<BsonValue, HashSet<Type>>(typeof(BsonSerializer), "__discriminators"))
        {
            foreach (var type in types)
            {
                yield return $"discriminator {discriminator}: {TypeNames.Of(type)}";
            }
        }

        foreach (var type in ((IEnumerable)Field(typeof(BsonSerializer), "__discriminatedTypes")).Cast<object>())
        {
            yield return type is KeyValuePair<Type, bool> pair
                ? $"discriminated: {TypeNames.Of(pair.Key)} {pair.Value}"
                : $"discriminated: {TypeNames.Of((Type)type)}";
        }

        // The driver also keeps that a type has none.
        foreach (var (type, generator) in Entries<Type, IIdGenerator?>(
            typeof(BsonSerializer), "__idGenerators").Where(pair => pair.Value is not null))
        {
            yield return $"id generator of {TypeNames.Of(type)}: {generator!.GetType().Name}";
        }
    }

    /// <summary>Whether the registry has a serializer of the type.</summary>
    public static bool IsLookedUp(Type type) =>
        ((IDictionary)typeof(BsonSerializerRegistry).GetField("_cache", BindingFlags.Instance | BindingFlags.NonPublic)!
        .GetValue(BsonSerializer.SerializerRegistry)!).Contains(type);

    private static IEnumerable<KeyValuePair<TKey, TValue>> Entries<TKey, TValue>(Type type, string name)
        where TKey : notnull => (IEnumerable<KeyValuePair<TKey, TValue>>)Field(type, name);

    private static object Field(Type type, string name) =>
        type.GetField(name, BindingFlags.Static | BindingFlags.NonPublic)?.GetValue(null) ?? throw new MissingFieldException(
            type.Name, name);
}
