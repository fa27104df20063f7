namespace Markets.ClassMapped;

// The same types without [BsonGenerated], which the driver's class map reads and writes.

/// <inheritdoc cref="Markets.Market" />
public class Market
{
    public int Id { get; set; }

    public int Status { get; set; }

    public int EventId { get; set; }

    public List<Selection> Selections { get; set; } = [];
}

/// <inheritdoc cref="Markets.Selection" />
public sealed record Selection([property: MongoDB.Bson.Serialization.Attributes.BsonId] long Id, string Name, double Price);
