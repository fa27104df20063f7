using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Dtos;

[BsonGenerated]
public partial class Customer
{
    public ObjectId Id { get; set; }

    [BsonElement("n")]
    public string Name { get; set; } = "";

    [BsonRepresentation(BsonType.String)]
    public Level Level { get; set; }

    public DateTime? Since { get; set; }

    public List<Payment> Payments { get; set; } = new();

    public Dictionary<string, decimal> Balances { get; set; } = new();

    [BsonExtraElements]
    public BsonDocument? Others { get; set; }
}

public enum Level
{
    New,
    Regular,
}

[BsonGenerated]
[BsonDiscriminator(RootClass = true)]
[BsonKnownTypes(typeof(Card), typeof(Transfer))]
public abstract partial record Payment(double Amount);

[BsonGenerated]
public sealed partial record Card(double Amount, string Number) : Payment(Amount);

[BsonGenerated]
public sealed partial record Transfer(
    double Amount, [property: BsonGuidRepresentation(GuidRepresentation.Standard)] Guid Account) : Payment(Amount);
