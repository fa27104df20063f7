namespace BsonGen.Internal.Driver;

/// <summary>The registered representation of Guids.</summary>
internal static class RegisteredGuid
{
    // Unspecified if the driver must read and write Guids, or refuses to.
    public static readonly GuidRepresentation Representation =
        (DriverRegistry.TryLookUpSerializer(typeof(Guid)) as GuidSerializer)?.GuidRepresentation ??
        GuidRepresentation.Unspecified;
}
