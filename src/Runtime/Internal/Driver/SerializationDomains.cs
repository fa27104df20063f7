using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Driver;

/// <summary>
/// Tells the registry of the default serialization domain from others. Domains come with driver 4: each has a registry, conventions and class maps of its
/// own. They are not public yet, and earlier drivers have none.
/// </summary>
internal static class SerializationDomains
{
    private static readonly PropertyInfo? Domain = FindDomain();

    /// <summary>Whether the registry belongs to the domain that all of this runtime asks for class maps, conventions and serializers.</summary>
    public static bool IsDefault(IBsonSerializerRegistry registry) =>
        Domain?.DeclaringType?.IsInstanceOfType(registry) != true || ReferenceEquals(Domain.GetValue(registry), Domain.GetValue(BsonSerializer.SerializerRegistry));

    // From the driver's own assembly, since a look-up by name may find another one that is loaded too.
    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Where the type was removed, no registry has a domain of its own.")]
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "Where the property was removed, no registry has a domain of its own.")]
    private static PropertyInfo? FindDomain() =>
        typeof(BsonSerializer).Assembly.GetType("MongoDB.Bson.Serialization.IHasSerializationDomain")?.GetProperty("SerializationDomain");
}
