namespace BsonGen.Internal.Driver;

/// <summary>The BSON types of the classes in <see cref="BsonValueTypes"/>, and whether the driver's own serializer serves a class.</summary>
internal static class DefaultBsonValues
{
    /// <summary>The BSON type that the values of a class have; <see cref="BsonType.EndOfDocument"/> for <see cref="BsonValue"/> itself, and other classes.</summary>
    public static BsonType TypeOf(Type type) => FindRepresentation(type) is { } name ? Enum.Parse<BsonType>(name) : BsonType.EndOfDocument;

    /// <summary>Whether the registry holds the driver's own serializer for the class.</summary>
    public static bool IsDefault(Type type) =>
        FindRepresentation(type) is not null && DriverRegistry.TryLookUpSerializer(type)?.GetType() is { } serializer &&
        serializer.Assembly == typeof(BsonSerializer).Assembly && serializer.Name == type.Name + "Serializer";

    private static string? FindRepresentation(Type type) =>
        type.Assembly == typeof(BsonValue).Assembly ? BsonValueTypes.FindRepresentation(type.FullName!) : null;
}
