extern alias generated;

using generated::Driver.Scenarios;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Driver;
using NUnit.Framework;

namespace Driver.Tests;

/// <summary>Documents of the driver's builders for a generated type have its element names and representations.</summary>
[TestFixture]
public sealed class ExampleTests
{
    private static readonly RenderArgs<Order> Args = new(BsonSerializer.LookupSerializer<Order>(), BsonSerializer.SerializerRegistry);

    [Test]
    public void Filter() => Assert.That(
        Builders<Order>.Filter.Where(o =>
            o.Channel == Channel.Phone && o.Customer!.Address!.City == "Oslo" && o.Lines.Any(line => line.Sku == "a")).Render(Args),
        Is.EqualTo(BsonDocument.Parse("""{ Channel: "Phone", "Customer.addr.c": "Oslo", Lines: { $elemMatch: { sku: "a" } } }""")));

    [Test]
    public void Update() => Assert.That(
        Builders<Order>.Update.Set(o => o.Total, 1.5m).Push(o => o.Lines, new Line("a", 1, 2)).Inc("Counts.a", 1).Render(Args),
        Is.EqualTo(BsonDocument.Parse(
            """
            {
              $set: { Total: NumberDecimal("1.5") },
              $push: { Lines: { sku: "a", Quantity: 1, Price: 2.0, Options: [] } },
              $inc: { "Counts.a": 1 }
            }
            """)));

    [Test]
    public void Sort() => Assert.That(
        Builders<Order>.Sort.Ascending(o => o.Number).Descending(o => o.Customer!.Id).Render(Args),
        Is.EqualTo(BsonDocument.Parse("""{ no: 1, "Customer._id": -1 }""")));

    [Test]
    public void Projection() => Assert.That(
        Builders<Order>.Projection.Expression(o => new { o.State, City = o.Customer!.Address!.City }).Render(Args).Document,
        Is.EqualTo(BsonDocument.Parse("""{ State: "$State", City: "$Customer.addr.c", _id: 0 }""")));
}
