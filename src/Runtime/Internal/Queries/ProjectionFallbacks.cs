namespace BsonGen.Internal.Queries;

/// <summary>
/// Why the driver renders projections for each call or reads their results: one reason for each place and result.
/// </summary>
internal static class ProjectionFallbacks
{
    // The key is a class: for a structure, the runtime would compile the dictionary again at the first fallback.
    private static readonly ConcurrentDictionary<Key, string> Reasons = new();

    public static IEnumerable<(string Place, Type Result, string Reason)> All =>
        Reasons.Select(static reason => (reason.Key.Place, reason.Key.Result, reason.Value));

    public static void Add(string place, Type result, string reason) => Reasons.TryAdd(new Key(place, result), reason);

    private sealed record Key(string Place, Type Result);
}
