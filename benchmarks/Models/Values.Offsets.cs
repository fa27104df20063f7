using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

// Dates with offsets and time spans, each class of one kind.
namespace Benchmarks.Models;

[BsonGenerated]
public sealed partial class OffsetsAsArrays
{
    [BsonRepresentation(BsonType.Array)]
    public DateTimeOffset First { get; set; }

    [BsonRepresentation(BsonType.Array)]
    public DateTimeOffset Second { get; set; }

    [BsonRepresentation(BsonType.Array)]
    public DateTimeOffset Third { get; set; }

    [BsonRepresentation(BsonType.Array)]
    public DateTimeOffset Fourth { get; set; }

    [BsonRepresentation(BsonType.Array)]
    public DateTimeOffset Fifth { get; set; }

    [BsonRepresentation(BsonType.Array)]
    public DateTimeOffset Sixth { get; set; }

    [BsonRepresentation(BsonType.Array)]
    public DateTimeOffset Seventh { get; set; }

    [BsonRepresentation(BsonType.Array)]
    public DateTimeOffset Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class OffsetsAsDocuments
{
    [BsonRepresentation(BsonType.Document)]
    public DateTimeOffset First { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTimeOffset Second { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTimeOffset Third { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTimeOffset Fourth { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTimeOffset Fifth { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTimeOffset Sixth { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTimeOffset Seventh { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTimeOffset Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class OffsetsAsText
{
    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset Fourth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class SpansAsText
{
    [BsonRepresentation(BsonType.String)]
    public TimeSpan First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public TimeSpan Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public TimeSpan Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public TimeSpan Fourth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public TimeSpan Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public TimeSpan Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public TimeSpan Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public TimeSpan Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class SpansAsTicks
{
    [BsonRepresentation(BsonType.Int64)]
    public TimeSpan First { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public TimeSpan Second { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public TimeSpan Third { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public TimeSpan Fourth { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public TimeSpan Fifth { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public TimeSpan Sixth { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public TimeSpan Seventh { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public TimeSpan Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class SpansAsSeconds
{
    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Seconds)]
    public TimeSpan First { get; set; }

    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Seconds)]
    public TimeSpan Second { get; set; }

    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Seconds)]
    public TimeSpan Third { get; set; }

    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Seconds)]
    public TimeSpan Fourth { get; set; }

    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Seconds)]
    public TimeSpan Fifth { get; set; }

    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Seconds)]
    public TimeSpan Sixth { get; set; }

    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Seconds)]
    public TimeSpan Seventh { get; set; }

    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Seconds)]
    public TimeSpan Eighth { get; set; }
}
