using BsonGen;

namespace Runtime.Models;

/// <summary>The same text in a member that shares strings, and in a plain one.</summary>
[BsonGenerated]
public sealed partial class Interned
{
    [BsonInterned]
    public string? Shared { get; set; }

    public string? Plain { get; set; }

    /// <summary>A text that only one test reads.</summary>
    [BsonInterned]
    public string? Flooded { get; set; }

    [BsonInterned]
    public List<string?> Items { get; set; } = [];
}

/// <summary>A document can name this type with any arguments.</summary>
[BsonGenerated]
public sealed partial class InternedOf<T>
{
    [BsonInterned]
    public string? Shared { get; set; }
}
