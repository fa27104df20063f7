namespace BsonGen.Internal.Driver;

/// <summary>Driver 4 introduces domains, each with its own registry, conventions and class maps. They are not public yet.</summary>
internal static class SerializationDomains
{
    private static readonly PropertyInfo? Domain = FindDomain();

    /// <summary>Whether the registry belongs to the default domain, whose class maps, conventions and serializers the runtime uses.</summary>
    public static bool IsDefault(IBsonSerializerRegistry registry) =>
        Domain?.DeclaringType?.IsInstanceOfType(registry) != true || ReferenceEquals(Domain.GetValue(registry), Domain.GetValue(BsonSerializer.SerializerRegistry));

    // A look-up by assembly name could find another copy of the driver.
    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Where the type was removed, no registry has a domain of its own.")]
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "Where the property was removed, no registry has a domain of its own.")]
    private static PropertyInfo? FindDomain() =>
        typeof(BsonSerializer).Assembly.GetType("MongoDB.Bson.Serialization.IHasSerializationDomain")?.GetProperty("SerializationDomain");
}
