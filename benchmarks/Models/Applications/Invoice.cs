using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Models.Applications;

public enum InvoiceStatus
{
    Pending,
    Processing,
    Complete,
    Cancelled,
}

/// <summary>An order with two addresses, lines with their taxes, and notes.</summary>
[BsonGenerated]
public sealed partial class Invoice
{
    public ObjectId Id { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Key { get; set; }

    public int Number { get; set; }

    public string StoreId { get; set; } = "";

    public string CustomerId { get; set; } = "";

    public string CustomerEmail { get; set; } = "";

    public InvoiceStatus Status { get; set; }

    public string Currency { get; set; } = "";

    public decimal Rate { get; set; }

    public decimal SubtotalWithTax { get; set; }

    public decimal SubtotalWithoutTax { get; set; }

    public decimal Shipping { get; set; }

    public decimal Tax { get; set; }

    public decimal Discount { get; set; }

    public decimal Total { get; set; }

    public decimal Refunded { get; set; }

    public Dictionary<string, decimal> Taxes { get; set; } = [];

    public PostalAddress? BillingAddress { get; set; }

    public PostalAddress? ShippingAddress { get; set; }

    public List<InvoiceLine> Lines { get; set; } = [];

    public List<InvoiceNote> Notes { get; set; } = [];

    public DateTime CreatedOn { get; set; }

    public DateTime? PaidOn { get; set; }

    public DateTime? ShippedOn { get; set; }
}

[BsonGenerated]
public sealed partial class PostalAddress
{
    public string FirstName { get; set; } = "";

    public string LastName { get; set; } = "";

    public string? Company { get; set; }

    public string Email { get; set; } = "";

    public string? Phone { get; set; }

    public string Line1 { get; set; } = "";

    public string? Line2 { get; set; }

    public string City { get; set; } = "";

    public string PostalCode { get; set; } = "";

    public string Country { get; set; } = "";
}

[BsonGenerated]
public sealed partial class InvoiceLine
{
    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Key { get; set; }

    public string ProductId { get; set; } = "";

    public string Sku { get; set; } = "";

    public string Description { get; set; } = "";

    public int Quantity { get; set; }

    public decimal UnitPrice { get; set; }

    public decimal Price { get; set; }

    public decimal TaxRate { get; set; }

    public double Weight { get; set; }

    public List<string> Options { get; set; } = [];
}

[BsonGenerated]
public sealed partial class InvoiceNote
{
    public string Text { get; set; } = "";

    public bool IsVisible { get; set; }

    public DateTime CreatedOn { get; set; }
}
