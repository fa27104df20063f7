namespace BsonGen.Internal.Rules;

/// <summary>The versions of the driver that changed a rule of generated code. No other file has such a version.</summary>
/// <remarks>The table in docs/attributes-and-types.md says the same to users.</remarks>
internal static class DriverVersions
{
    // Each version of the driver that is supported has the rules without an entry here.
    public static readonly Version Lowest = new(3, 0);

    // Older drivers have no serializers for immutable collections.
    public static readonly Version ReadsImmutableCollections = new(3, 1);

    // Older drivers accept [BsonGuidRepresentation] only on members of type Guid.
    public static readonly Version ConfiguresGuidsInside = new(3, 2);

    // In older drivers, the discriminator of a generic type is its name in metadata.
    public static readonly Version HasFriendlyDiscriminators = new(3, 5);

    // Older drivers refuse to store a TimeOnly as a document.
    public static readonly Version StoresTimesAsDocuments = new(3, 6);

    // In older drivers, a member with the name of an id is the id, even if [BsonElement] gives it another element name.
    public static readonly Version RejectsRenamedIds = new(3, 9);

    // In older drivers, Guids in members of type object ignore the registered serializer.
    public static readonly Version ObjectsHoldRegisteredGuids = new(3, 10);
}
