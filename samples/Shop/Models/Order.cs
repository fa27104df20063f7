using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Shop.Models;

/// <summary>An order of a customer.</summary>
[BsonGenerated]
public sealed partial record Order
{
    /// <summary>Stored as an ObjectId; null until the order is stored.</summary>
    [BsonRepresentation(BsonType.ObjectId)]
    public string? Id { get; init; }

    public required string Customer { get; init; }

    public required DateTime PlacedAt { get; init; }

    public required List<OrderLine> Lines { get; init; }

    public required Payment Payment { get; init; }

    /// <summary>Not stored: the property has no setter.</summary>
    public decimal Total => Lines.Sum(line => line.Quantity * line.Price);
}

/// <summary>One product of an order, at the price of that day.</summary>
[BsonGenerated]
public sealed partial record OrderLine(
    string Sku,
    int Quantity,
    [property: BsonRepresentation(BsonType.Decimal128)] decimal Price);
