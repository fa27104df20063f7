namespace BsonGen.Internal.Driver;

internal static class DefaultBsonValues
{
    /// <summary>The BSON type of the values of a class; <see cref="BsonType.EndOfDocument"/> for <see cref="BsonValue"/> itself, and other classes.</summary>
    public static BsonType TypeOf(Type type) => FindRepresentation(type) is { } name ? Enum.Parse<BsonType>(name) : BsonType.EndOfDocument;

    /// <summary>Whether the registry holds the driver's own serializer for the class.</summary>
    public static bool IsDefault(Type type) =>
        FindRepresentation(type) is not null && DriverRegistry.TryLookUpSerializer(type)?.GetType() is { } serializer &&
        serializer.Assembly == typeof(BsonSerializer).Assembly && serializer.Name == type.Name + "Serializer";

    private static string? FindRepresentation(Type type) =>
        type.Assembly == typeof(BsonValue).Assembly ? BsonValueTypes.FindRepresentation(type.FullName!) : null;
}
