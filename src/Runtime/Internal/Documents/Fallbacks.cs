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
    public static string Add(Type type, IBsonSerializer other) => Add(type, ClassMaps.IsOfClassMap(other)
        ? new FallbackReason(FallbackKinds.NotGenerated, "no serializer was generated for it, the compiler's warning BSONGEN006 says why; or it is not registered")
        : new FallbackReason(FallbackKinds.OtherSerializer, $"{other.GetType().FullName} is registered for it"));

    /// <exception cref="InvalidOperationException">Fallbacks are reported as exceptions.</exception>
    public static void ThrowIfAsked(Type type, string reason)
    {
        if (AreThrown)
        {
            throw new FallbackException($"{type.FullName} would use the class map instead of its generated serializer: {reason}.");
        }
    }

    /// <summary>Stores that a class map has no effect on a type, since it was registered after the first use. The driver would have refused it.</summary>
    /// <returns>The reason; null if there is no such class map.</returns>
    public static string? AddLate(Type type) => ClassMaps.IsReplaced(type)
        ? Add(type, new FallbackReason(FallbackKinds.ClassMap, "a class map was registered for it or a base class after its first use, which has no effect; register it earlier"))
        : null;

    /// <exception cref="InvalidOperationException">Fallbacks are reported as exceptions, and a class map has no effect on a type.</exception>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void ThrowIfLate(Type type)
    {
        if (AreThrown && AddLate(type) is { } reason)
        {
            throw new FallbackException($"{type.FullName} does not follow its class map: {reason}.");
        }
    }

    /// <summary>An exception about the configuration. The direct API does not wrap it as an exception about the bytes.</summary>
    internal sealed class FallbackException(string message) : InvalidOperationException(message);

    private static void Report((Type Type, string Reason) fallback)
    {
        DocumentInstruments.ObserveFallbacks();
        Reported?.Invoke(fallback.Type, fallback.Reason);
    }
}
