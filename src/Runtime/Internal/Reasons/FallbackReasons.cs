namespace BsonGen.Internal.Reasons;

/// <summary>The types that fell back, each with its first reason.</summary>
internal static class FallbackReasons
{
    private static readonly ConcurrentDictionary<Type, FallbackReason> ByType = new();

    public static IEnumerable<KeyValuePair<Type, FallbackReason>> All => ByType;

    /// <summary>Stores why a type falls back.</summary>
    /// <param name="stored">The reason that was stored first.</param>
    /// <returns>False if there was a reason before.</returns>
    public static bool TryAdd(Type type, FallbackReason reason, out FallbackReason stored)
    {
        if (ByType.TryAdd(type, reason))
        {
            stored = reason;
            return true;
        }

        stored = ByType[type];
        return false;
    }
}
