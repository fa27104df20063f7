namespace BsonGen.Internal.Driver;

/// <summary>The differences between versions of the driver; the loaded one counts.</summary>
internal static class DriverVersion
{
    private static readonly Version Current = typeof(BsonSerializer).Assembly.GetName().Version!;

    // Guids in members of type object have the registered representation, unless the serializer of objects sets one.
    public static readonly bool ObjectsHoldRegisteredGuids = Current >= DriverVersions.ObjectsHoldRegisteredGuids;

    public static readonly bool TakesRenamedId = ClassMapRules.TakesRenamedId(Current);

    public static string GetDefaultDiscriminator(Type type) =>
        Current >= DriverVersions.HasFriendlyDiscriminators ? BsonUtils.GetFriendlyTypeName(type) : type.Name;
}
