namespace BsonGen.Internal.Driver;

/// <summary>Whether the driver's own serializer serves a class of BSON values.</summary>
/// <remarks>Users can't register serializers for these classes, but a serialization provider may return another one.</remarks>
internal static class RegisteredBsonValue<T>
{
    public static readonly BsonType Type = DefaultBsonValues.TypeOf(typeof(T));

    public static readonly bool IsDefault = DefaultBsonValues.IsDefault(typeof(T));
}
