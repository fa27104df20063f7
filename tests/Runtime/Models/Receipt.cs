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

/// <summary>Has a constructor with two parameters of one type; a class map may pass the values in another order.</summary>
[BsonGenerated]
public partial class Route
{
    [BsonConstructor]
    public Route(string? from, string? to)
    {
        From = from;
        To = to;
    }

    public string? From { get; }

    public string? To { get; }
}

/// <summary>All its documents have a discriminator.</summary>
[BsonGenerated, BsonDiscriminator(Required = true)]
public partial class Note
{
    public string? Text { get; set; }
}

[BsonGenerated]
public partial class Memo : Note;

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
