using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Markets;

/// <summary>A market that one can bet on.</summary>
[BsonGenerated]
public partial class Market
{
    public int Id { get; set; }

    public int Status { get; set; }

    public int EventId { get; set; }

    public List<Selection> Selections { get; set; } = [];
}

/// <summary>A possible outcome of a market, and its odds.</summary>
[BsonGenerated]
public sealed partial record Selection([property: BsonId] long Id, string Name, double Price);
