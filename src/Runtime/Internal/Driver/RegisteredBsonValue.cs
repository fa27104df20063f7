using MongoDB.Bson;

namespace BsonGen.Internal.Driver;

/// <summary>Whether the driver's own serializer is in charge of a type of <see cref="BsonValue"/>s, decided once, on first use.</summary>
/// <remarks>No serializer can be registered for these types, but a provider of the user's may give another one.</remarks>
internal static class RegisteredBsonValue<T>
{
    /// <inheritdoc cref="DefaultBsonValues.TypeOf" />
    public static readonly BsonType Type = DefaultBsonValues.TypeOf(typeof(T));

    /// <summary>A readonly static, so that the JIT folds it away.</summary>
    public static readonly bool IsDefault = DefaultBsonValues.IsDefault(typeof(T));
}
