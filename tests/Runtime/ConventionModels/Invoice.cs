using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

[assembly: BsonGenerated(typeof(Runtime.Models.Unannotated))]

namespace Runtime.ConventionModels;

public enum State
{
    Open,
    Paid,
}

/// <summary>Has no serializer of its own; derived types have.</summary>
public abstract class Entity
{
    public string? Id { get; set; }

    public string? CreatedBy { get; set; }
}

[BsonGenerated]
public partial class Invoice : Entity
{
    public State State { get; set; }

    public State? Earlier { get; set; }

    [BsonElement("TOTAL")]
    [BsonRepresentation(BsonType.String)]
    public decimal Total { get; set; }

    public Address? Address { get; set; }
}

/// <summary>Has no generated serializer.</summary>
public class Address
{
    public string? StreetName { get; set; }

    public State State { get; set; }
}

/// <summary>Derives from a type with a generated serializer, and has none.</summary>
public class Reminder : Invoice
{
    public int DaysLate { get; set; }
}
