using BsonGen;

namespace Benchmarks.Models;

public enum ShopOrderStatus
{
    Open,
    Paid,
    Shipped,
    Returned,
}

/// <summary>An order of a shop: members of all common kinds, about 1 KB of BSON.</summary>
[BsonGenerated]
public sealed partial class ShopOrder
{
    public long Id { get; set; }

    public string Number { get; set; } = "";

    public string? Note { get; set; }

    public DateTime Placed { get; set; }

    public bool IsGift { get; set; }

    public ShopOrderStatus Status { get; set; }

    public decimal Total { get; set; }

    public double? Discount { get; set; }

    public ShopAddress Address { get; set; } = new();

    public List<ShopOrderLine> Lines { get; set; } = [];

    public int[] Ratings { get; set; } = [];

    public Dictionary<string, string> Labels { get; set; } = [];
}

[BsonGenerated]
public sealed partial class ShopAddress
{
    public string Name { get; set; } = "";

    public string Street { get; set; } = "";

    public string City { get; set; } = "";

    public string Country { get; set; } = "";

    public int Zone { get; set; }
}

[BsonGenerated]
public sealed partial class ShopOrderLine
{
    public string Product { get; set; } = "";

    public int Quantity { get; set; }

    public double Price { get; set; }

    public string[] Options { get; set; } = [];
}
