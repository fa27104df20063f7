// The document of most scenarios.
using MongoDB.Bson.Serialization.Options;

namespace Driver.Scenarios;

public enum OrderState
{
    Open,
    Paid,
    Shipped = 5,
}

public enum Channel
{
    Web,
    Phone,
}

[BsonGenerated]
public sealed partial class Order
{
    public ObjectId Id { get; set; }

    [BsonElement("no")]
    public int Number { get; set; }

    public OrderState State { get; set; }

    public OrderState? Former { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Channel Channel { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Channel? FormerChannel { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal Total { get; set; }

    [BsonRepresentation(BsonType.String)]
    public decimal Fee { get; set; }

    public string? Note { get; set; }

    [BsonIgnoreIfNull]
    public string? Coupon { get; set; }

    public DateTime Created { get; set; }

    public int? Rating { get; set; }

    public long Weight { get; set; }

    public double Discount { get; set; }

    public bool IsGift { get; set; }

    public Guid Key { get; set; }

    public Customer? Customer { get; set; }

    public List<Line> Lines { get; set; } = [];

    public string[] Tags { get; set; } = [];

    public List<OrderState> History { get; set; } = [];

    public int[][] Matrix { get; set; } = [];

    public Dictionary<string, int> Counts { get; set; } = [];

    public Dictionary<string, Line> LinesBySku { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<string, int> Rates { get; set; } = [];

    public Size Size { get; set; }

    [BsonExtraElements]
    public BsonDocument? Rest { get; set; }
}

[BsonGenerated]
public sealed partial record Line([property: BsonElement("sku")] string Sku, int Quantity, double Price)
{
    public List<int> Options { get; init; } = [];
}

[BsonGenerated]
public partial class Customer
{
    public int Id { get; set; }

    public string Name { get; set; } = "";

    [BsonElement("addr")]
    public Address? Address { get; set; }
}

[BsonGenerated]
public sealed partial class Address
{
    [BsonElement("c")]
    public string City { get; set; } = "";

    public string? Zip { get; set; }
}

[BsonGenerated]
public partial record struct Size
{
    [BsonElement("w")]
    public int Width { get; set; }

    public int Height { get; set; }
}
