using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

// Dates and times, each class of one kind.
namespace Benchmarks.Models;

[BsonGenerated]
public sealed partial class LocalDates
{
    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime First { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime Second { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime Third { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class DatesAsTicks
{
    [BsonRepresentation(BsonType.Int64)]
    public DateTime First { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DateTime Second { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DateTime Third { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DateTime Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class DatesAsDocuments
{
    [BsonRepresentation(BsonType.Document)]
    public DateTime First { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTime Second { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTime Third { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTime Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class DatesAsText
{
    [BsonRepresentation(BsonType.String)]
    public DateTime First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTime Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTime Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTime Fourth { get; set; }
}

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
}
