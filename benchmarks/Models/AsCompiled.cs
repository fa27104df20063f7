using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Models.AsCompiled;

/// <summary>An order as <see cref="AsRegistered.Order"/>, whose attributes say what the conventions say.</summary>
[BsonGenerated]
public sealed partial class Order
{
    public long Id { get; set; }

    [BsonElement("number")]
    public string Number { get; set; } = "";

    [BsonElement("note")]
    public string? Note { get; set; }

    [BsonElement("placed")]
    public DateTime Placed { get; set; }

    [BsonElement("isGift")]
    public bool IsGift { get; set; }

    [BsonElement("status"), BsonRepresentation(BsonType.String)]
    public ShopOrderStatus Status { get; set; }

    [BsonElement("total")]
    public decimal Total { get; set; }

    [BsonElement("discount")]
    public double? Discount { get; set; }

    [BsonElement("address")]
    public OrderAddress Address { get; set; } = new();

    [BsonElement("lines")]
    public List<OrderLine> Lines { get; set; } = [];

    [BsonElement("ratings")]
    public int[] Ratings { get; set; } = [];

    [BsonElement("labels")]
    public Dictionary<string, string> Labels { get; set; } = [];
}

[BsonGenerated]
public sealed partial class OrderAddress
{
    [BsonElement("name")]
    public string Name { get; set; } = "";

    [BsonElement("street")]
    public string Street { get; set; } = "";

    [BsonElement("city")]
    public string City { get; set; } = "";

    [BsonElement("country")]
    public string Country { get; set; } = "";

    [BsonElement("zone")]
    public int Zone { get; set; }
}

[BsonGenerated]
public sealed partial class OrderLine
{
    [BsonElement("product")]
    public string Product { get; set; } = "";

    [BsonElement("quantity")]
    public int Quantity { get; set; }

    [BsonElement("price")]
    public double Price { get; set; }

    [BsonElement("options")]
    public string[] Options { get; set; } = [];
}

[BsonGenerated]
public sealed partial class Market
{
    public int Id { get; set; }

    [BsonElement("status")]
    public int Status { get; set; }

    [BsonElement("eventId")]
    public int EventId { get; set; }

    [BsonElement("selections")]
    public List<Selection> Selections { get; set; } = [];
}

[BsonGenerated]
public sealed partial class Selection
{
    public long Id { get; set; }

    [BsonElement("name")]
    public string Name { get; set; } = "";

    [BsonElement("price")]
    public double Price { get; set; }
}
