namespace BsonGen.Internal.Driver;

/// <summary>The representation of Guids that the driver's registry holds. The decision is made once, on first use.</summary>
internal static class RegisteredGuid
{
    /// <summary>The representation of Guids as binary data; unspecified if the driver must read and write them, or refuses to.</summary>
    public static readonly GuidRepresentation Representation =
        (DriverRegistry.TryLookUpSerializer(typeof(Guid)) as GuidSerializer)?.GuidRepresentation ?? GuidRepresentation.Unspecified;
}
