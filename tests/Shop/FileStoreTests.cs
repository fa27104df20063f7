using System.Net;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Shop.Models;

namespace Shop.Tests;

/// <summary>The sample over files answers as its README says, and its files hold what a database would.</summary>
[TestFixture]
public class FileStoreTests
{
    private const string CardOrder =
        """
        {
          "customer": "Ada",
          "items": [{ "sku": "mug", "quantity": 2 }],
          "payment": { "kind": "card", "network": "Visa", "lastDigits": "4242" }
        }
        """;

    private const string VoucherOrder =
        """
        {
          "customer": "Bob",
          "items": [{ "sku": "lamp", "quantity": 1 }, { "sku": "mug", "quantity": 1 }],
          "payment": { "kind": "voucher", "code": "SPRING" }
        }
        """;

    private string _folder = "";
    private RunningShop _shop = null!;

    [SetUp]
    public async Task StartAsync()
    {
        _folder = Directory.CreateTempSubdirectory("shop").FullName;
        _shop = await RunningShop.StartAsync($"--Data={_folder}");
    }

    [TearDown]
    public async Task StopAsync()
    {
        await _shop.DisposeAsync();
        Directory.Delete(_folder, recursive: true);
    }

    [TestCase("/products", "notebook,mug,spade,kettle,lamp")]
    [TestCase("/products?category=Kitchen", "mug,kettle")]
    [TestCase("/products?category=Kitchen&maxPrice=7.5", "mug")]
    [TestCase("/products?maxPrice=1", "")]
    public async Task FindsProducts(string path, string expected)
    {
        var products = await _shop.GetAsync(path);
        Assert.That(string.Join(',', products.AsArray().Select(product => product!["sku"])), Is.EqualTo(expected));
    }

    [Test]
    public async Task KeepsOrders()
    {
        var (status, location, placed) = await _shop.PlaceOrderAsync(CardOrder);
        var found = await _shop.GetAsync(location!);
        Assert.Multiple(() =>
        {
            Assert.That(status, Is.EqualTo(HttpStatusCode.Created));
            Assert.That(location, Is.EqualTo($"/orders/{placed["id"]}"));
            Assert.That((decimal)found["total"]!, Is.EqualTo(15));
            Assert.That(found["payment"]!.ToJsonString(), Is.EqualTo("""{"kind":"card","network":"Visa","lastDigits":"4242"}"""));
            Assert.That((decimal)found["lines"]![0]!["price"]!, Is.EqualTo(7.5m));
        });
    }

    [TestCase("/orders", "Ada,Bob")]
    [TestCase("/orders?customer=Bob", "Bob")]
    [TestCase("/orders?cardNetwork=Visa", "Ada")]
    [TestCase("/orders?cardNetwork=Visa&customer=Bob", "")]
    public async Task FindsOrders(string path, string expected)
    {
        await _shop.PlaceOrderAsync(CardOrder);
        await _shop.PlaceOrderAsync(VoucherOrder);
        var orders = await _shop.GetAsync(path);
        Assert.That(string.Join(',', orders.AsArray().Select(order => order!["customer"])), Is.EqualTo(expected));
    }

    [Test]
    public async Task SumsSales()
    {
        await _shop.PlaceOrderAsync(CardOrder);
        await _shop.PlaceOrderAsync(VoucherOrder);
        var sales = (await _shop.GetAsync("/sales")).AsArray();
        Assert.That(
            sales.Select(sale => ((string?)sale!["sku"], (int)sale["quantity"]!, (decimal)sale["revenue"]!)),
            Is.EqualTo(new[] { ("lamp", 1, 49.9m), ("mug", 3, 22.5m) }));
    }

    [TestCase("""{ "customer": "Ada", "items": [], "payment": { "kind": "voucher", "code": "" } }""")]
    [TestCase("""{ "customer": "Ada", "items": [{ "sku": "mug", "quantity": 0 }], "payment": { "kind": "voucher", "code": "" } }""")]
    [TestCase("""{ "customer": "Ada", "items": [{ "sku": "boat", "quantity": 1 }], "payment": { "kind": "voucher", "code": "" } }""")]
    [TestCase("""{ "customer": "Ada", "items": [{ "sku": "mug", "quantity": 1 }], "payment": { "kind": "gold" } }""")]
    [TestCase("""{ "customer": "Ada", "items": [{ "sku": "mug", "quantity": 1 }] }""")]
    public async Task RefusesImpossibleOrders(string json)
    {
        var (status, _, _) = await _shop.PlaceOrderAsync(json);
        var orders = await _shop.GetAsync("/orders");
        Assert.Multiple(() =>
        {
            Assert.That(status, Is.EqualTo(HttpStatusCode.BadRequest));
            Assert.That(orders.AsArray(), Is.Empty);
        });
    }

    [TestCase("/orders/1")]
    [TestCase("/orders/6744a2f0c0ffee0123456789")]
    public async Task ReturnsNotFoundForAnUnknownOrder(string path) =>
        Assert.That(await _shop.GetStatusAsync(path), Is.EqualTo(HttpStatusCode.NotFound));

    [Test]
    public async Task FilesHoldTheDocumentsOfTheReadme()
    {
        await _shop.PlaceOrderAsync(CardOrder);
        var document = BsonSerializer.Deserialize<BsonDocument>(await File.ReadAllBytesAsync(Path.Combine(_folder, "orders.bson")));
        Assert.Multiple(() =>
        {
            Assert.That(document.Names, Is.EqualTo(new[] { "_id", "Customer", "PlacedAt", "Lines", "Payment" }));
            Assert.That(document["_id"].BsonType, Is.EqualTo(BsonType.ObjectId));
            Assert.That(document["PlacedAt"].BsonType, Is.EqualTo(BsonType.DateTime));
            Assert.That(
                document["Lines"],
                Is.EqualTo(BsonDocument.Parse("""{ l: [{ Sku: "mug", Quantity: 2, Price: NumberDecimal("7.50") }] }""")["l"]));
            Assert.That(
                document["Payment"],
                Is.EqualTo(BsonDocument.Parse("""{ _t: ["Payment", "CardPayment"], Network: "Visa", LastDigits: "4242" }""")));
        });
    }

    [Test]
    public async Task GeneratedSerializersServeAllTypes()
    {
        await _shop.PlaceOrderAsync(CardOrder);
        Assert.That(BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(Order).Assembly), Is.Empty);
    }
}
