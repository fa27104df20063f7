namespace BsonGen.Internal.Reporting;

/// <summary>Stores, reports and throws why class maps serve types instead of generated serializers.</summary>
internal static class Fallbacks
{
    public static bool AreThrown { get; set; }

    // Called once for each type on the thread pool; never throws.
    public static Action<Type, FallbackReason>? Reported { get; set; }

    /// <summary>Stores and reports why a type falls back.</summary>
    /// <returns>The reason that was stored first.</returns>
    public static FallbackReason Add(Type type, FallbackReason reason)
    {
        if (FallbackReasons.TryAdd(type, reason, out var stored))
        {
            // Callers may hold locks or run in static initialisers, while handlers and listeners may wait for other threads.
            ThreadPool.QueueUserWorkItem(Report, (type, reason), preferLocal: false);
        }

        return stored;
    }

    // Stores that the registry holds another serializer. The assembly requests the generated one; it is that of the type if null.
    public static FallbackReason AddOther(Type type, IBsonSerializer other, Assembly? requesting = null) =>
        Add(type, ClassMaps.IsOfClassMap(other)
            ? new(FallbackKinds.NotGenerated, () => DescribeMissing(type, requesting ?? type.Assembly))
            : new(FallbackKinds.OtherSerializer, $"{other.GetType().FullName} is registered for it"));

    public static void ThrowIfAsked(Type type, FallbackReason reason)
    {
        if (AreThrown)
        {
            throw new FallbackException(
                $"{type.FullName} would use the class map instead of its generated serializer: {reason.Text}.");
        }
    }

    // Stores that a class map was registered too late, which the driver would have refused; null if there is none.
    public static FallbackReason? AddLate(Type type) => ClassMaps.HasLateMap(type)
        ? Add(type, new(
            FallbackKinds.ClassMap,
            "a class map was registered for it or a base class after its first use, which has no effect; " +
            "register it earlier"))
        : null;

    [MethodImpl(AggressiveInlining)]
    public static void ThrowIfLate(Type type)
    {
        if (AreThrown && AddLate(type) is { } reason)
        {
            throw new FallbackException($"{type.FullName} does not follow its class map: {reason.Text}.");
        }
    }

    private static string DescribeMissing(Type type, Assembly requesting) => "no serializer was generated for it: " +
        (requesting.GetCustomAttribute<TypesWithoutSerializerAttribute>()?.Find(type) ??
            $"{UnseenText.WholeType}, as the compiler's warning BSONGEN006 says; or it is not registered");

    // The direct API does not wrap it as an exception about the bytes.
    internal sealed class FallbackException(string message) : InvalidOperationException(message);

    private static void Report((Type Type, FallbackReason Reason) fallback)
    {
        DocumentInstruments.ObserveFallbacks();
        FallbackLog.Observe();
        Reported?.Invoke(fallback.Type, fallback.Reason);
    }
}
