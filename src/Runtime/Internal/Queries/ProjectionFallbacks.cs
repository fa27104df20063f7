namespace BsonGen.Internal.Queries;

/// <summary>Why projections are rendered or read as without BsonGen: one reason for each place and result.</summary>
internal static class ProjectionFallbacks
{
    private static readonly ConcurrentDictionary<(string Place, Type Result), string> Reasons = new();

    public static IEnumerable<KeyValuePair<(string Place, Type Result), string>> All => Reasons;

    public static void Add(string place, Type result, string reason) => Reasons.TryAdd((place, result), reason);
}
