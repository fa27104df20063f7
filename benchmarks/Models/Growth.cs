using BsonGen;

namespace Benchmarks.Models;

/// <summary>One document that can be made as large as one likes.</summary>
[BsonGenerated]
public sealed partial class Catalog
{
    public int Id { get; set; }

    public List<Product> Products { get; set; } = [];
}

[BsonGenerated]
public sealed partial class Product
{
    public long Id { get; set; }

    public string Name { get; set; } = "";

    public double Price { get; set; }

    public bool IsAvailable { get; set; }

    public List<int> Sizes { get; set; } = [];
}
