using BsonGen;

namespace Runtime.Models;

/// <summary>An object that documents are read into.</summary>
[BsonGenerated, BsonReusable]
public partial class Reused
{
    public int Id { get; set; } = -1;

    [BsonInterned]
    public string? Status { get; set; }

    public List<ReusedLine> Lines { get; set; } = [];

    public List<int> Numbers { get; set; } = [];

    public ReusedLine? First { get; set; }
}

[BsonGenerated, BsonReusable]
public sealed partial class ReusedLine
{
    [BsonInterned]
    public string? Article { get; set; }

    public int Count { get; set; }

    public List<double> Prices { get; set; } = [];
}

[BsonGenerated, BsonReusable]
public sealed partial class ReusedWithNote : Reused
{
    public string? Note { get; set; }
}
