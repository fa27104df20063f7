using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Models;

/// <summary>Has a member that a class map may use for extra elements.</summary>
[BsonGenerated]
public partial class Receipt
{
    public string? Name { get; set; }

    public BsonDocument? More { get; set; }
}

/// <summary>Has two constructors; a class map may choose the other one.</summary>
[BsonGenerated]
public partial class Ticket
{
    [BsonConstructor]
    public Ticket(string? name)
    {
        Name = name;
    }

    public Ticket(int count)
    {
        Count = count + 1000;
    }

    public string? Name { get; set; }

    public int Count { get; set; }
}
