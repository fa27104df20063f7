namespace BsonGen.Internal.Driver;

/// <summary>Whether the driver's own serializer serves a class of BSON values. The decision is made once, on first use.</summary>
/// <remarks>Users can't register serializers for these classes, but a serialization provider may return another one.</remarks>
internal static class RegisteredBsonValue<T>
{
    /// <inheritdoc cref="DefaultBsonValues.TypeOf" />
    public static readonly BsonType Type = DefaultBsonValues.TypeOf(typeof(T));

    /// <summary>Whether the registry holds the driver's own serializer. The JIT folds this readonly static.</summary>
    public static readonly bool IsDefault = DefaultBsonValues.IsDefault(typeof(T));
}
