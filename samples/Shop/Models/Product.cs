using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Shop.Models;

/// <summary>A product. The stock-keeping unit is the id of its document.</summary>
[BsonGenerated]
public sealed partial record Product(
    [property: BsonId] string Sku,
    string Name,
    [property: BsonRepresentation(BsonType.String)] Category Category,
    [property: BsonRepresentation(BsonType.Decimal128)] decimal Price);

public enum Category
{
    Garden,
    Kitchen,
    Office,
}
