using Benchmarks.Models;
using BsonGen;

namespace Benchmarks.Queries;

/// <summary>A row of a list of orders, made by a member initializer.</summary>
[BsonGenerated]
public sealed partial class OrderSummary
{
    public long Id { get; set; }

    public string Number { get; set; } = "";

    public DateTime Placed { get; set; }

    public decimal Total { get; set; }

    public ShopOrderStatus Status { get; set; }

    public string City { get; set; } = "";
}

/// <summary>The same row, made by a constructor.</summary>
[BsonGenerated]
public sealed partial record OrderRow(long Id, string Number, DateTime Placed, decimal Total, ShopOrderStatus Status, string City);
