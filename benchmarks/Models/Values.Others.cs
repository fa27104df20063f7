using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

// Ids, enums, texts, binary data, addresses and versions, each class of one kind.
namespace Benchmarks.Models;

[BsonGenerated]
public sealed partial class StandardGuids
{
    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid First { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Second { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Third { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class GuidsAsText
{
    [BsonRepresentation(BsonType.String)]
    public Guid First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class ObjectIdsAsText
{
    [BsonRepresentation(BsonType.String)]
    public ObjectId First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class TextsAsObjectIds
{
    [BsonRepresentation(BsonType.ObjectId)]
    public string First { get; set; } = "";

    [BsonRepresentation(BsonType.ObjectId)]
    public string Second { get; set; } = "";

    [BsonRepresentation(BsonType.ObjectId)]
    public string Third { get; set; } = "";

    [BsonRepresentation(BsonType.ObjectId)]
    public string Fourth { get; set; } = "";
}

[BsonGenerated]
public sealed partial class Weekdays
{
    public DayOfWeek First { get; set; }

    public DayOfWeek Second { get; set; }

    public DayOfWeek Third { get; set; }

    public DayOfWeek Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class WeekdaysAsText
{
    [BsonRepresentation(BsonType.String)]
    public DayOfWeek First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class WeekdaysAsInt64
{
    [BsonRepresentation(BsonType.Int64)]
    public DayOfWeek First { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DayOfWeek Second { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DayOfWeek Third { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DayOfWeek Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class WeekdaysOrNullAsText
{
    [BsonRepresentation(BsonType.String)]
    public DayOfWeek? First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek? Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek? Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek? Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class BinariesAsText
{
    [BsonRepresentation(BsonType.String)]
    public byte[] First { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public byte[] Second { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public byte[] Third { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public byte[] Fourth { get; set; } = [];
}

[BsonGenerated]
public sealed partial class Addresses
{
    public Uri? First { get; set; }

    public Uri? Second { get; set; }

    public Uri? Third { get; set; }

    public Uri? Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class Versions
{
    public Version? First { get; set; }

    public Version? Second { get; set; }

    public Version? Third { get; set; }

    public Version? Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class VersionsAsDocuments
{
    [BsonRepresentation(BsonType.Document)]
    public Version? First { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Version? Second { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Version? Third { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Version? Fourth { get; set; }
}
