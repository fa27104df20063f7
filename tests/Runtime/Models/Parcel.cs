using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Models;

/// <summary>Members whose values hold others, or that have few members of their own.</summary>
[BsonGenerated]
public sealed partial class Parcel
{
    public Uri? Link { get; set; }

    public Version? Version { get; set; }

    public KeyValuePair<string, int> Pair { get; set; }

    public KeyValuePair<string, int>? PairOrNull { get; set; }

    public Tuple<int, string>? Tuple { get; set; }

    public List<KeyValuePair<string, int>>? Pairs { get; set; }

    public DateTimeOffset Sent { get; set; }
}

/// <summary>With an attribute for binary Guids, the driver ignores the representation of the registered serializer.</summary>
[BsonGenerated]
public sealed partial class Seal
{
    [BsonRepresentation(BsonType.Binary)]
    public Guid Key { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public Guid? KeyOrNull { get; set; }
}
