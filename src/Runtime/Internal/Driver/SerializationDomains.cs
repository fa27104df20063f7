namespace BsonGen.Internal.Driver;

/// <summary>Driver 4 will have domains with registries of their own. The runtime uses the default domain.</summary>
internal static class SerializationDomains
{
    private static readonly PropertyInfo? Domain = FindDomain();

    public static bool IsDefault(IBsonSerializerRegistry registry) =>
        Domain?.DeclaringType?.IsInstanceOfType(registry) != true ||
        ReferenceEquals(Domain.GetValue(registry), Domain.GetValue(BsonSerializer.SerializerRegistry));

    // A look-up by assembly name could find another copy of the driver.
    [UnconditionalSuppressMessage(
        "Trimming", "IL2026", Justification = "Without the type, no registry has its own domain.")]
    [UnconditionalSuppressMessage(
        "Trimming", "IL2075", Justification = "Without the property, no registry has its own domain.")]
    private static PropertyInfo? FindDomain() => typeof(BsonSerializer).Assembly
        .GetType("MongoDB.Bson.Serialization.IHasSerializationDomain")?.GetProperty("SerializationDomain");
}
