using MongoDB.Driver.Linq;
using static Driver.Scenarios.Scenario;

namespace Driver.Scenarios;

/// <summary>A type for results only.</summary>
[BsonGenerated]
public sealed partial class OrderSummary
{
    public ObjectId Id { get; set; }

    [BsonElement("no")]
    public int Number { get; set; }

    [BsonElement("who")]
    public string? CustomerName { get; set; }

    public OrderState State { get; set; }
}

public static class Projections
{
    private const string Narrow =
        """
        [ { _id: ObjectId("000000000000000000000001"), no: 1, State: 1 }, { _id: ObjectId("000000000000000000000002"), no: 2 } ]
        """;

    private static readonly FilterDefinition<Order> Everything = Builders<Order>.Filter.Empty;

    public static Scenario[] All { get; } =
    [
        Of<Order>(
            Orders,
            c => c.Find(_ => true).Project<OrderSummary>(Builders<Order>.Projection.Include(o => o.Number).Include("State")).ToList(),
            Narrow),
        Of<Order>(
            Orders,
            c => c.Find(_ => true)
                .Project<Order>(Builders<Order>.Projection.Exclude(o => o.Customer!.Address).Exclude("Lines.Sku"))
                .ToList()),
        Of<Order>(
            Orders,
            c => c.Find(_ => true).Project(Builders<Order>.Projection.Include(o => o.Customer!.Address!.City).Exclude(o => o.Id)).ToList()),
        Of<Order>(
            Orders, c => c.Find(_ => true).Project<Order>(Builders<Order>.Projection.Slice(o => o.Lines, 1, 2).Slice("Tags", 1)).ToList()),
        Of<Order>(
            Orders,
            c => c.Find(_ => true).Project<Order>(Builders<Order>.Projection.ElemMatch(o => o.Lines, line => line.Sku == "a")).ToList()),
        Of<Order>(
            Orders,
            c => c.Find(o => o.Lines.Any(line => line.Quantity > 1))
                .Project<Order>(Builders<Order>.Projection.Include(o => o.Lines.FirstMatchingElement()))
                .ToList()),
        Of<Order>(Orders, c => c.Find(_ => true).Project<Order>(Builders<Order>.Projection.MetaTextScore("Score")).ToList()),
        Of<Order>(Orders, c => c.Find(_ => true).Project(Builders<Order>.Projection.As<Order>()).ToList()),
        Of<Order>(Orders, c => c.Find(_ => true).As<OrderSummary>().ToList(), Narrow),
        Of<Order>(Orders, c => c.Find(_ => true).Project(o => o.Number).ToList(), "[ { no: 1 }, { no: 2.0 } ]"),
        Of<Order>(
            Orders,
            c => c.Find(_ => true).Project(o => o.Customer).ToList(),
            "[ { Customer: { _id: 7, Name: 'Ann' } }, { Customer: null } ]"),
        Of<Order>(
            Orders,
            c => c.Find(_ => true).Project(o => new { o.Number, Who = o.Customer!.Name, o.State }).ToList(),
            "[ { Number: 1, Who: 'Ann', State: 5 } ]"),
        Of<Order>(
            Orders,
            c => c.Find(_ => true).Project(o => new OrderSummary { Number = o.Number, CustomerName = o.Customer!.Name }).ToList(),
            "[ { no: 1, who: 'Ann' } ]"),
        Of<Order>(
            Orders,
            c => c.Find(_ => true)
                .Project(Builders<Order>.Projection.Expression(o => new { Skus = o.Lines.Select(line => line.Sku) }))
                .ToList(),
            "[ { Skus: ['a'] } ]"),

        Of<Order>(
            Orders,
            c => c.Find(_ => true).Sort(Builders<Order>.Sort.Ascending(o => o.Number).Descending("Customer.Address.City")).ToList()),
        Of<Order>(Orders, c => c.Find(_ => true).SortBy(o => o.Customer!.Name).ThenByDescending(o => o.Lines[0].Sku).ToList()),
        Of<Order>(Orders, c => c.Find(_ => true).SortByDescending(o => o.State).Skip(1).Limit(3).ToList()),
        Of<Order>(Orders, c => c.Find(_ => true).Sort(Builders<Order>.Sort.MetaTextScore("score")).ToList()),
        Of<Order>(Orders, c => c.Find(_ => true).First()),
        Of<Order>(Orders, c => c.Find(_ => true).FirstOrDefaultAsync()),
        Of<Order>(Orders, c => c.Find(_ => true, new FindOptions { Let = new BsonDocument("x", 1) }).Limit(1).Single()),
        Of<Order>(Orders, c => c.CountDocuments(o => o.State == OrderState.Paid), "[ { n: 3 } ]"),

        Of<Order>(Orders, c => c.Distinct(o => o.State, o => o.Number > 1).ToList(), "[ { v: 1 }, { v: 5 } ]"),
        Of<Order>(Orders, c => c.Distinct<string>("Customer.Address.City", Everything).ToList(), "[ { v: 'Oslo' } ]"),
        Of<Order>(Orders, c => c.Distinct(o => o.Customer, Everything).ToList(), "[ { v: { _id: 7, Name: 'Ann' } } ]"),
        Of<Order>(Orders, c => c.DistinctMany(o => o.Tags, Everything).ToList(), "[ { v: 'x' } ]"),
        Of<Order>(Orders, c => c.DistinctMany(o => o.Lines, Everything).ToList(), "[ { v: { sku: 'a', Price: 1 } } ]"),

        Of<Order>(
            Orders,
            c => c.Indexes.CreateOne(
                new CreateIndexModel<Order>(
                    Builders<Order>.IndexKeys.Ascending(o => o.Customer!.Name).Descending("Lines.Sku").Hashed(o => o.Key)))),
        Of<Order>(Orders, c => c.Indexes.CreateOne(new CreateIndexModel<Order>(
            Builders<Order>.IndexKeys.Text(o => o.Note).Geo2DSphere("Customer.Address"),
            new CreateIndexOptions<Order> { PartialFilterExpression = Builders<Order>.Filter.Eq(o => o.State, OrderState.Open) }))),
        Of<Order>(Orders, c => c.Indexes.CreateOne(new CreateIndexModel<Order>(Builders<Order>.IndexKeys.Wildcard(o => o.Counts)))),
    ];
}
