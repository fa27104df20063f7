namespace BsonGen.Internal.Driver;

internal static class DefaultBsonValues
{
    /// <summary>The BSON type of the values of a class; <see cref="BsonType.EndOfDocument"/> for <see cref="BsonValue"/> itself, and other classes.</summary>
    public static BsonType TypeOf(Type type) => FindRepresentation(type) is { } name ? Enum.Parse<BsonType>(name) : BsonType.EndOfDocument;

    public static bool IsDefault(Type type) =>
        FindRepresentation(type) is not null && DriverRegistry.TryLookUpSerializer(type)?.GetType() is { } serializer &&
        DriverReflection.IsOfDriver(serializer) && serializer.Name == type.Name + "Serializer";

    private static string? FindRepresentation(Type type) =>
        DriverReflection.IsOfDriver(type) ? BsonValueTypes.FindRepresentation(type.FullName!) : null;
}
