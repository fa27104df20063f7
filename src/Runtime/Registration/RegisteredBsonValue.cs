using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.Registration;

/// <summary>Whether the driver's own serializer is in charge of a type of <see cref="BsonValue"/>s, decided once, on first use.</summary>
/// <remarks>No serializer can be registered for these types, but a provider of the user's may give another one.</remarks>
internal static class RegisteredBsonValue<T>
{
    /// <inheritdoc cref="StockBsonValues.TypeOf" />
    public static readonly BsonType Type = StockBsonValues.TypeOf(typeof(T));

    /// <summary>A readonly static, so that the JIT folds it away.</summary>
    public static readonly bool IsStock = StockBsonValues.IsStock(typeof(T));
}
