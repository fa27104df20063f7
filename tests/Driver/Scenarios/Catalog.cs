using MongoDB.Bson.Serialization;

namespace Driver.Scenarios;

public static class Catalog
{
    static Catalog()
    {
        // Attributes can't declare the known types of an interface.
        BsonSerializer.LookupSerializer<Mail>();
        BsonSerializer.LookupSerializer<Call>();
    }

    public static IReadOnlyList<Scenario> All { get; } =
        [
            .. ClassMaps.All,
            .. Filters.All,
            .. Updates.All,
            .. Projections.All,
            .. Explanations.All,
            .. Queries.All,
            .. Aggregations.All,
            .. Writes.All,
            .. Streams.All,
        ];
}
