namespace BsonGen.Internal.Driver;

/// <summary>The classes of BSON values that the driver stores by its own serializers.</summary>
internal static class DefaultBsonValues
{
    // The BSON type of the values of a class; BsonType.EndOfDocument for BsonValue itself, and other classes.
    public static BsonType TypeOf(Type type) =>
        FindRepresentation(type) is { } name ? Enum.Parse<BsonType>(name) : BsonType.EndOfDocument;

    public static bool IsDefault(Type type) =>
        FindRepresentation(type) is not null && DriverRegistry.TryLookUpSerializer(type)?.GetType() is { } serializer &&
        DriverReflection.IsOfDriver(serializer) && serializer.Name == type.Name + "Serializer";

    private static string? FindRepresentation(Type type) =>
        DriverReflection.IsOfDriver(type) ? BsonValueTypes.FindRepresentation(type.FullName!) : null;
}
