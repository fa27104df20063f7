using BsonGen;

namespace Benchmarks.Models;

/// <summary>A few texts, long or short, in any script.</summary>
[BsonGenerated]
public sealed partial class Article
{
    public int Id { get; set; }

    public string Title { get; set; } = "";

    public string Summary { get; set; } = "";

    public string Body { get; set; } = "";

    public List<string> Tags { get; set; } = [];
}
