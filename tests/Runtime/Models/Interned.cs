using BsonGen;

namespace Runtime.Models;

/// <summary>A text that is shared, and the same text that is not.</summary>
[BsonGenerated]
public sealed partial class Interned
{
    [BsonInterned]
    public string? Shared { get; set; }

    public string? Plain { get; set; }

    [BsonInterned]
    public List<string?> Items { get; set; } = [];
}
