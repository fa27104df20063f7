using BsonGen;

namespace Benchmarks.Models;

/// <summary>An order of a shop: a graph of about 120 objects of 20 classes.</summary>
[BsonGenerated]
public sealed partial class Order
{
    public string Number { get; set; } = "";

    public DateTime PlacedAt { get; set; }

    public OrderStatus Status { get; set; }

    public Customer Buyer { get; set; } = new();

    public Basket Basket { get; set; } = new();

    public List<Shipment> Shipments { get; set; } = [];

    public List<Payment> Payments { get; set; } = [];

    public List<Note> Notes { get; set; } = [];

    public Audit Audit { get; set; } = new();
}

[BsonGenerated]
public sealed partial class Customer
{
    public long Id { get; set; }

    public string Name { get; set; } = "";

    public Contact Contact { get; set; } = new();

    public PostalAddress BillingAddress { get; set; } = new();

    public PostalAddress ShippingAddress { get; set; } = new();

    public Loyalty Loyalty { get; set; } = new();
}

[BsonGenerated]
public sealed partial class Contact
{
    public string Email { get; set; } = "";

    public string Phone { get; set; } = "";
}

[BsonGenerated]
public sealed partial class PostalAddress
{
    public string Street { get; set; } = "";

    public string City { get; set; } = "";

    public string PostalCode { get; set; } = "";

    public Country Country { get; set; } = new();
}

[BsonGenerated]
public sealed partial class Country
{
    public string Code { get; set; } = "";

    public string Name { get; set; } = "";
}

[BsonGenerated]
public sealed partial class Loyalty
{
    public int Points { get; set; }

    public DateTime MemberSince { get; set; }
}

[BsonGenerated]
public sealed partial class Basket
{
    public List<OrderLine> Lines { get; set; } = [];

    public Price Total { get; set; } = new();

    public Promotion Promotion { get; set; } = new();
}

[BsonGenerated]
public sealed partial class OrderLine
{
    public int Quantity { get; set; }

    public StockItem Article { get; set; } = new();

    public Price Price { get; set; } = new();

    public Tax Tax { get; set; } = new();
}

[BsonGenerated]
public sealed partial class StockItem
{
    public string Sku { get; set; } = "";

    public string Title { get; set; } = "";

    public Dimensions Dimensions { get; set; } = new();
}

[BsonGenerated]
public sealed partial class Dimensions
{
    public double Width { get; set; }

    public double Height { get; set; }

    public double Depth { get; set; }
}

[BsonGenerated]
public sealed partial class Price
{
    public long Cents { get; set; }

    public string Currency { get; set; } = "";
}

[BsonGenerated]
public sealed partial class Tax
{
    public double Rate { get; set; }

    public string Region { get; set; } = "";
}

[BsonGenerated]
public sealed partial class Promotion
{
    public string Code { get; set; } = "";

    public double Percent { get; set; }
}

[BsonGenerated]
public sealed partial class Shipment
{
    public string TrackingNumber { get; set; } = "";

    public Carrier Carrier { get; set; } = new();

    public List<Scan> Scans { get; set; } = [];
}

[BsonGenerated]
public sealed partial class Carrier
{
    public string Name { get; set; } = "";

    public string Service { get; set; } = "";
}

[BsonGenerated]
public sealed partial class Scan
{
    public DateTime At { get; set; }

    public string Message { get; set; } = "";

    public Depot Depot { get; set; } = new();
}

[BsonGenerated]
public sealed partial class Depot
{
    public string Name { get; set; } = "";

    public double Latitude { get; set; }

    public double Longitude { get; set; }
}

[BsonGenerated]
public sealed partial class Payment
{
    public Price Amount { get; set; } = new();

    public string Method { get; set; } = "";

    public bool IsSettled { get; set; }

    public DateTime At { get; set; }
}

[BsonGenerated]
public sealed partial class Note
{
    public string Author { get; set; } = "";

    public string Text { get; set; } = "";

    public DateTime WrittenAt { get; set; }
}

[BsonGenerated]
public sealed partial class Audit
{
    public string CreatedBy { get; set; } = "";

    public DateTime CreatedAt { get; set; }

    public int Revision { get; set; }
}

public enum OrderStatus
{
    Placed,
    Paid,
    Shipped,
    Delivered,
}
