using BsonGen;

namespace Benchmarks.Models.AsRegistered;

/// <summary>An order as <see cref="ShopOrder"/>. Conventions of the program configure it.</summary>
[BsonGenerated]
public sealed partial class Order
{
    public long Id { get; set; }

    public string Number { get; set; } = "";

    public string? Note { get; set; }

    public DateTime Placed { get; set; }

    public bool IsGift { get; set; }

    public ShopOrderStatus Status { get; set; }

    public decimal Total { get; set; }

    public double? Discount { get; set; }

    public OrderAddress Address { get; set; } = new();

    public List<OrderLine> Lines { get; set; } = [];

    public int[] Ratings { get; set; } = [];

    public Dictionary<string, string> Labels { get; set; } = [];
}

[BsonGenerated]
public sealed partial class OrderAddress
{
    public string Name { get; set; } = "";

    public string Street { get; set; } = "";

    public string City { get; set; } = "";

    public string Country { get; set; } = "";

    public int Zone { get; set; }
}

[BsonGenerated]
public sealed partial class OrderLine
{
    public string Product { get; set; } = "";

    public int Quantity { get; set; }

    public double Price { get; set; }

    public string[] Options { get; set; } = [];
}

[BsonGenerated]
public sealed partial class Market
{
    public int Id { get; set; }

    public int Status { get; set; }

    public int EventId { get; set; }

    public List<Selection> Selections { get; set; } = [];
}

[BsonGenerated]
public sealed partial class Selection
{
    public long Id { get; set; }

    public string Name { get; set; } = "";

    public double Price { get; set; }
}
