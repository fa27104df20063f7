using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

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

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime Fifth { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime Sixth { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime Seventh { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime Eighth { get; set; }
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

    [BsonRepresentation(BsonType.Int64)]
    public DateTime Fifth { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DateTime Sixth { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DateTime Seventh { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DateTime Eighth { get; set; }
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

    [BsonRepresentation(BsonType.Document)]
    public DateTime Fifth { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTime Sixth { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTime Seventh { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTime Eighth { get; set; }
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

    [BsonRepresentation(BsonType.String)]
    public DateTime Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTime Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTime Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTime Eighth { get; set; }
}
