using System.Net;
using Driver.Tests.Server;
using MongoDB.Bson;
using NUnit.Framework;

namespace Shop.Tests;

/// <summary>The sample over the driver sends the commands that its types stand for, and answers with what a server sends back.</summary>
[TestFixture]
public class MongoStoreTests
{
    private static readonly BsonDocument Mug = BsonDocument.Parse(
        """{ _id: "mug", Name: "Mug, blue", Category: "Kitchen", Price: NumberDecimal("7.50") }""");

    private static readonly BsonDocument Order = BsonDocument.Parse(
        """
        {
          _id: ObjectId("6744a2f0c0ffee0123456789"), Customer: "Ada", PlacedAt: ISODate("2026-11-22T10:00:00Z"),
          Lines: [{ Sku: "mug", Quantity: 2, Price: NumberDecimal("7.50") }],
          Payment: { _t: ["Payment", "CardPayment"], Network: "Visa", LastDigits: "4242" }
        }
        """);

    private RecordingServer _server = null!;
    private RunningShop _shop = null!;

    [SetUp]
    public async Task StartAsync()
    {
        _server = new RecordingServer();
        Answer(("products", Mug), ("orders", Order));
        _shop = await RunningShop.StartAsync(
            $"--ConnectionStrings:Mongo={_server.ConnectionString.Replace("/?", "/shop?", StringComparison.Ordinal)}");
    }

    [TearDown]
    public async Task StopAsync()
    {
        await _shop.DisposeAsync();
        _server.Dispose();
    }

    [Test]
    public async Task FiltersProducts()
    {
        Answer(("products", Mug));
        var products = await _shop.GetAsync("/products?category=Kitchen&maxPrice=20");
        Assert.Multiple(() =>
        {
            Assert.That(products.ToJsonString(), Is.EqualTo("""[{"sku":"mug","name":"Mug, blue","category":"Kitchen","price":7.50}]"""));
            Assert.That(
                Sent("find")["filter"],
                Is.EqualTo(BsonDocument.Parse("""{ Category: "Kitchen", Price: { $lte: NumberDecimal("20") } }""")));
        });
    }

    [Test]
    public async Task InsertsOrders()
    {
        var (status, location, _) = await _shop.PlaceOrderAsync(
            """
            {
              "customer": "Ada",
              "items": [{ "sku": "mug", "quantity": 2 }],
              "payment": { "kind": "card", "network": "Visa", "lastDigits": "4242" }
            }
            """);
        var inserted = Sent("insert")["documents"][0].AsBsonDocument;
        Assert.Multiple(() =>
        {
            Assert.That(status, Is.EqualTo(HttpStatusCode.Created));
            Assert.That(location, Is.EqualTo($"/orders/{inserted["_id"].AsObjectId}"));
            Assert.That(inserted.Names, Is.EqualTo(Order.Names));
            Assert.That(inserted["Lines"], Is.EqualTo(Order["Lines"]));
            Assert.That(inserted["Payment"], Is.EqualTo(Order["Payment"]));
        });
    }

    [Test]
    public async Task FiltersOrdersByTheKindOfPayment()
    {
        var orders = await _shop.GetAsync("/orders?customer=Ada&cardNetwork=Visa");
        Assert.Multiple(() =>
        {
            Assert.That((string?)orders[0]!["payment"]!["kind"], Is.EqualTo("card"));
            Assert.That(
                Sent("find")["filter"],
                Is.EqualTo(BsonDocument.Parse("""{ Customer: "Ada", "Payment._t": "CardPayment", "Payment.Network": "Visa" }""")));
        });
    }

    [Test]
    public async Task SumsSalesInTheDatabase()
    {
        Answer(("orders", BsonDocument.Parse("""{ Sku: "mug", Quantity: 3, Revenue: NumberDecimal("22.50") }""")));
        var sales = await _shop.GetAsync("/sales");
        var stages = Sent("aggregate")["pipeline"].AsBsonArray.Select(stage => stage.AsBsonDocument.GetElement(0).Name);
        Assert.Multiple(() =>
        {
            Assert.That(sales.ToJsonString(), Is.EqualTo("""[{"sku":"mug","quantity":3,"revenue":22.50}]"""));
            Assert.That(stages, Does.Contain("$group").And.Contain("$sort"));
        });
    }

    private void Answer(params (string Collection, BsonDocument Document)[] answers) =>
        _server.Start(answers.ToDictionary(answer => answer.Collection, answer => new[] { answer.Document }));

    private BsonDocument Sent(string command) => _server.TakeCommands().Last(sent => sent.GetElement(0).Name == command);
}
