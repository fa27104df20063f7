using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Models.SharedNames;

/// <summary>A market of the sample, whose selections share their names.</summary>
[BsonGenerated]
public partial class Market
{
    public int Id { get; set; }

    public int Status { get; set; }

    public int EventId { get; set; }

    public List<Selection> Selections { get; set; } = [];
}

[BsonGenerated]
public sealed partial record Selection([property: BsonId] long Id, [property: BsonInterned] string Name, double Price);
