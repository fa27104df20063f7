namespace BsonGen.Internal.Metrics;

/// <summary>The names of the metrics' tags.</summary>
internal static class MetricTags
{
    public const string Type = "bsongen.type";

    public const string Path = "bsongen.path";

    public const string Reason = "bsongen.reason";
}
