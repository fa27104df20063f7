using System.Collections.Concurrent;
using BsonGen.Internal.Metrics;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Documents;

/// <summary>The types with a generated serializer that the class map or another serializer serves, with the reasons.</summary>
internal static class Fallbacks
{
    private static readonly ConcurrentDictionary<Type, FallbackReason> Reasons = new();

    /// <inheritdoc cref="BsonGenFallbacks.ThrowOnFallback" />
    public static bool AreThrown { get; set; }

    /// <summary>Called once for each type with the text of its reason, on a thread of the thread pool. Never throws; null without handlers.</summary>
    public static Action<Type, string>? Reported { get; set; }

    public static IEnumerable<KeyValuePair<Type, FallbackReason>> All => Reasons;

    /// <summary>Stores why a type falls back, and reports it.</summary>
    /// <returns>The text of the first reason that was stored for the type.</returns>
    public static string Add(Type type, FallbackReason reason)
    {
        if (!Reasons.TryAdd(type, reason))
        {
            return Reasons[type].Text;
        }

        // Callers may hold locks or run in static initialisers, while handlers and listeners of the user may wait for other threads.
        ThreadPool.QueueUserWorkItem(Report, (type, reason.Text), preferLocal: false);
        return reason.Text;
    }

    /// <summary>Stores that the registry holds another serializer than the generated one.</summary>
    /// <inheritdoc cref="Add(Type, FallbackReason)" />
    public static string Add(Type type, IBsonSerializer other) => Add(type, IsClassMapped(other)
        ? new FallbackReason(FallbackKinds.NotGenerated, "no serializer was generated for it, the compiler's warning BSONGEN006 says why; or it is not registered")
        : new FallbackReason(FallbackKinds.OtherSerializer, $"{other.GetType().FullName} is registered for it"));

    /// <exception cref="InvalidOperationException">Fallbacks are reported as exceptions.</exception>
    public static void ThrowIfAsked(Type type, string reason)
    {
        if (AreThrown)
        {
            throw new InvalidOperationException($"{type.FullName} would use the class map instead of its generated serializer: {reason}.");
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
