using System.Globalization;
using System.Net;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

// Enums, texts, binary data, addresses and versions, each class of one kind.
namespace Benchmarks.Models;

[BsonGenerated]
public sealed partial class Weekdays
{
    public DayOfWeek First { get; set; }

    public DayOfWeek Second { get; set; }

    public DayOfWeek Third { get; set; }

    public DayOfWeek Fourth { get; set; }

    public DayOfWeek Fifth { get; set; }

    public DayOfWeek Sixth { get; set; }

    public DayOfWeek Seventh { get; set; }

    public DayOfWeek Eighth { get; set; }
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

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek Eighth { get; set; }
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

    [BsonRepresentation(BsonType.Int64)]
    public DayOfWeek Fifth { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DayOfWeek Sixth { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DayOfWeek Seventh { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DayOfWeek Eighth { get; set; }
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

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek? Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek? Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek? Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek? Eighth { get; set; }
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

    [BsonRepresentation(BsonType.String)]
    public byte[] Fifth { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public byte[] Sixth { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public byte[] Seventh { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public byte[] Eighth { get; set; } = [];
}

[BsonGenerated]
public sealed partial class Addresses
{
    public Uri? First { get; set; }

    public Uri? Second { get; set; }

    public Uri? Third { get; set; }

    public Uri? Fourth { get; set; }

    public Uri? Fifth { get; set; }

    public Uri? Sixth { get; set; }

    public Uri? Seventh { get; set; }

    public Uri? Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class Versions
{
    public Version? First { get; set; }

    public Version? Second { get; set; }

    public Version? Third { get; set; }

    public Version? Fourth { get; set; }

    public Version? Fifth { get; set; }

    public Version? Sixth { get; set; }

    public Version? Seventh { get; set; }

    public Version? Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class Cultures
{
    public CultureInfo? First { get; set; }

    public CultureInfo? Second { get; set; }

    public CultureInfo? Third { get; set; }

    public CultureInfo? Fourth { get; set; }

    public CultureInfo? Fifth { get; set; }

    public CultureInfo? Sixth { get; set; }

    public CultureInfo? Seventh { get; set; }

    public CultureInfo? Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class NetworkAddresses
{
    public IPAddress? First { get; set; }

    public IPAddress? Second { get; set; }

    public IPAddress? Third { get; set; }

    public IPAddress? Fourth { get; set; }

    public IPAddress? Fifth { get; set; }

    public IPAddress? Sixth { get; set; }

    public IPAddress? Seventh { get; set; }

    public IPAddress? Eighth { get; set; }
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

    [BsonRepresentation(BsonType.Document)]
    public Version? Fifth { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Version? Sixth { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Version? Seventh { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Version? Eighth { get; set; }
}
