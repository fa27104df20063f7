using BsonGen;

namespace Benchmarks.Models.ReusedMarkets;

/// <summary>A market of the sample, into which the next market is read, with selections that share their names.</summary>
[BsonGenerated, BsonReusable]
public sealed partial class Market
{
    public int Id { get; set; }

    public int Status { get; set; }

    public int EventId { get; set; }

    public List<Selection> Selections { get; set; } = [];
}

[BsonGenerated, BsonReusable]
public sealed partial class Selection
{
    public long Id { get; set; }

    [BsonInterned]
    public string Name { get; set; } = "";

    public double Price { get; set; }
}
