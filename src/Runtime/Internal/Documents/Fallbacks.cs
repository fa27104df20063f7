using System.Collections.Concurrent;
using BsonGen.Internal.Metrics;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Documents;

/// <summary>The types that ask for generated code and are served by the class map or another serializer, each with the reason.</summary>
internal static class Fallbacks
{
    private static readonly ConcurrentDictionary<Type, FallbackReason> Reasons = new();

    /// <inheritdoc cref="BsonGenFallbacks.ThrowOnFallback" />
    public static bool AreThrown { get; set; }

    /// <summary>Called once for each type, with the text of its reason, on a thread of the pool; never throws. Null when there are no handlers.</summary>
    public static Action<Type, string>? Reported { get; set; }

    public static IEnumerable<KeyValuePair<Type, FallbackReason>> All => Reasons;

    /// <summary>Keeps why a type falls back, and reports it.</summary>
    /// <returns>The text of the reason that was kept first.</returns>
    public static string Add(Type type, FallbackReason reason)
    {
        if (!Reasons.TryAdd(type, reason))
        {
            return Reasons[type].Text;
        }

        // Callers hold locks, and static initialisers run. Handlers and listeners are code of the user's, which may wait for other threads.
        ThreadPool.QueueUserWorkItem(Report, (type, reason.Text), preferLocal: false);
        return reason.Text;
    }

    /// <summary>Keeps that the registry holds another serializer than the generated one.</summary>
    /// <inheritdoc cref="Add(Type, FallbackReason)" />
    public static string Add(Type type, IBsonSerializer other) => Add(type, IsClassMapped(other)
        ? new FallbackReason(FallbackKinds.NotGenerated, "no serializer was generated for it, the compiler's warning BSONGEN006 says why; or it is not registered")
        : new FallbackReason(FallbackKinds.OtherSerializer, $"{other.GetType().FullName} is registered for it"));

    /// <exception cref="InvalidOperationException">Fallbacks are exceptions.</exception>
    public static void ThrowIfAsked(Type type, string reason)
    {
        if (AreThrown)
        {
            throw new InvalidOperationException($"The generated serializer of {type.FullName} would give way to the class map: {reason}.");
        }
    }

    private static void Report((Type Type, string Reason) fallback)
    {
        FallbackInstrument.Create();
        Reported?.Invoke(fallback.Type, fallback.Reason);
    }

    private static bool IsClassMapped(IBsonSerializer serializer) =>
        serializer.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(BsonClassMapSerializer<>);
}
