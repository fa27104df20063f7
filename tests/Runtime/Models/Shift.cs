using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Runtime.Models;

/// <summary>Times and booleans whose attributes change the registered serializer.</summary>
[BsonGenerated]
public sealed partial class Shift
{
    public TimeSpan Plain { get; set; }

    [BsonRepresentation(BsonType.Int32)]
    public TimeSpan AsNumber { get; set; }

    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Minutes)]
    public TimeSpan InMinutes { get; set; }

    public bool IsPlain { get; set; }

    [BsonRepresentation(BsonType.Boolean)]
    public bool IsBoolean { get; set; }
}
