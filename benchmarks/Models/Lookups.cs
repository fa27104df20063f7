using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Models;

/// <summary>Many small documents inside each other, with all elements required: each document needs the serializer of another.</summary>
[BsonGenerated]
public sealed partial class Account
{
    [BsonRequired]
    public long Id { get; set; }

    [BsonRequired]
    public Owner Owner { get; set; } = new();

    [BsonRequired]
    public List<Entry> Entries { get; set; } = [];
}

[BsonGenerated]
public sealed partial class Owner
{
    [BsonRequired]
    public Person Person { get; set; } = new();

    [BsonRequired]
    public Place Home { get; set; } = new();

    [BsonRequired]
    public Place Office { get; set; } = new();
}

[BsonGenerated]
public sealed partial class Person
{
    [BsonRequired]
    public string Name { get; set; } = "";

    [BsonRequired]
    public int Age { get; set; }
}

[BsonGenerated]
public sealed partial class Place
{
    [BsonRequired]
    public string Street { get; set; } = "";

    [BsonRequired]
    public Point Point { get; set; } = new();
}

[BsonGenerated]
public sealed partial class Point
{
    [BsonRequired]
    public double Latitude { get; set; }

    [BsonRequired]
    public double Longitude { get; set; }
}

[BsonGenerated]
public sealed partial class Entry
{
    [BsonRequired]
    public int Number { get; set; }

    [BsonRequired]
    public Money Money { get; set; } = new();

    [BsonRequired]
    public Place Where { get; set; } = new();
}

[BsonGenerated]
public sealed partial class Money
{
    [BsonRequired]
    public long Cents { get; set; }

    [BsonRequired]
    public string Currency { get; set; } = "";
}
