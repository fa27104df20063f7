using MongoDB.Bson.Serialization;

namespace Driver.Scenarios;

public static class Catalog
{
    static Catalog()
    {
        // No attribute makes the types behind an interface known.
        BsonSerializer.LookupSerializer<Mail>();
        BsonSerializer.LookupSerializer<Call>();
    }

    public static IReadOnlyList<Scenario> All { get; } =
        [.. ClassMaps.All, .. Filters.All, .. Updates.All, .. Projections.All, .. Queries.All, .. Aggregations.All, .. Writes.All, .. Streams.All];
}
