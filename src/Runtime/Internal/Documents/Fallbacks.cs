using System.Collections.Concurrent;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Documents;

/// <summary>The types that ask for generated code and are served by the class map or another serializer, each with the reason.</summary>
internal static class Fallbacks
{
    private static readonly ConcurrentDictionary<Type, string> Reasons = new();

    /// <inheritdoc cref="BsonGenFallbacks.ThrowOnFallback" />
    public static bool AreThrown { get; set; }

    public static IEnumerable<KeyValuePair<Type, string>> All => Reasons;

    /// <summary>Keeps why a type falls back.</summary>
    /// <returns>The reason that was kept first.</returns>
    public static string Add(Type type, string reason) => Reasons.GetOrAdd(type, reason);

    /// <summary>Keeps that the registry holds another serializer than the generated one.</summary>
    /// <inheritdoc cref="Add(Type, string)" />
    public static string Add(Type type, IBsonSerializer other) => Add(type, IsClassMapped(other)
        ? "no serializer was generated for it, the compiler's warning BSONGEN006 says why; or it is not registered"
        : $"{other.GetType().FullName} is registered for it");

    /// <exception cref="InvalidOperationException">Fallbacks are exceptions.</exception>
    public static void ThrowIfAsked(Type type, string reason)
    {
        if (AreThrown)
        {
            throw new InvalidOperationException($"The generated serializer of {type.FullName} would give way to the class map: {reason}.");
        }
    }

    private static bool IsClassMapped(IBsonSerializer serializer) =>
        serializer.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(BsonClassMapSerializer<>);
}
