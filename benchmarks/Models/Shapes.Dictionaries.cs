using BsonGen;

namespace Benchmarks.Models;

/// <summary>Dictionaries, stored as documents whose element names are the keys.</summary>
[BsonGenerated]
public sealed partial class Inventory
{
    public int Id { get; set; }

    public Dictionary<string, int> Stock { get; set; } = [];

    public Dictionary<string, string> Names { get; set; } = [];

    public Dictionary<string, Shelf> Shelves { get; set; } = [];
}

[BsonGenerated]
public sealed partial class Shelf
{
    public int Aisle { get; set; }

    public double Height { get; set; }
}
