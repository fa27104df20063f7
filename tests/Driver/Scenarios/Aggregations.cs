using System.Runtime.CompilerServices;
using MongoDB.Driver.Linq;
using static Driver.Scenarios.Scenario;

namespace Driver.Scenarios;

[BsonGenerated]
public sealed partial class OrderWithShapes
{
    public ObjectId Id { get; set; }

    [BsonElement("found")]
    public List<Shape> Found { get; set; } = [];
}

[BsonGenerated]
public sealed partial class WithReachable
{
    public ObjectId Id { get; set; }

    [BsonElement("found")]
    public List<Order> Reachable { get; set; } = [];
}

[BsonGenerated]
public sealed partial class Tally
{
    [BsonId]
    public OrderState State { get; set; }

    public int Count { get; set; }

    public List<Order> Members { get; set; } = [];
}

public static class Aggregations
{
    private const string Id = "_id: ObjectId('000000000000000000000001')";

    public static Scenario[] All { get; } =
    [
        Stages(a =>
            a.Match(o => o.State == OrderState.Paid).SortBy(o => o.Number).ThenByDescending(o => o.Customer!.Name).Skip(1).Limit(3)),
        Stages(a => a.Match(Builders<Order>.Filter.Eq("Customer.Address.City", "Oslo")).Sort(Builders<Order>.Sort.Descending("Number"))),
        Stages(
            a => a.Group(o => o.State, g => new { State = g.Key, Count = g.Count(), Most = g.Max(o => o.Number) }),
            "[ { State: 1, Count: 2, Most: 3 } ]"),
        Stages(
            a => a.Group(o => o.State, g => new Tally { State = g.Key, Count = g.Count(), Members = g.ToList() }),
            "[ { _id: 1, Count: 2, Members: [ { no: 3, Channel: 'Web' } ] } ]"),
        Stages(a => a.Group<Tally>("{ _id: '$State', Count: { $sum: 1 } }"), "[ { _id: 1, Count: 2 } ]"),
        Stages(
            a => a.Project(o => new OrderSummary { Id = o.Id, Number = o.Number, State = o.State }), "[ { " + Id + ", no: 1, State: 5 } ]"),
        Stages(a => a.Project<OrderSummary>(Builders<Order>.Projection.Include(o => o.Number)), "[ { " + Id + ", no: 1 } ]"),
        Stages(a => a.ReplaceRoot(o => o.Customer), "[ { _id: 7, Name: 'Ann' } ]"),
        Stages(a => a.ReplaceWith(o => o.Customer!.Address), "[ { c: 'Oslo' } ]"),
        Stages(a => a.ReplaceWith<Customer>("$Customer"), "[ { _id: 7, Name: 'Ann' } ]"),
        Stages(
            a => a.ReplaceWith(o => new Customer { Id = o.Number, Address = o.Customer!.Address }), "[ { _id: 7, addr: { c: 'Oslo' } } ]"),
        Stages(a => a.Unwind<Order, BsonDocument>(o => o.Lines), "[ { no: 1, Lines: { sku: 'a' } } ]"),
        Stages(a => a.Unwind("Lines"), "[ { no: 1, Lines: { sku: 'a' } } ]"),
        Stages(a => a.SortByCount(o => o.Customer), "[ { _id: { _id: 7, Name: 'Ann' }, count: NumberLong(3) } ]"),
        Stages(
            a => a.Bucket(o => o.Number, new[] { 1, 5 }, g => new { Key = default(int), Count = g.Count() }), "[ { Key: 1, Count: 4 } ]"),
        Stages(a => a.BucketAuto(o => o.Weight, 3), "[ { _id: { min: NumberLong(1), max: NumberLong(4) }, count: NumberLong(3) } ]"),
        Stages(a => a.Count(), "[ { count: NumberLong(3) } ]"),
        Stages(a => a.Facet(
            AggregateFacet.Create("numbers", PipelineDefinition<Order, OrderSummary>.Create("{ $project: { no: 1 } }")),
            AggregateFacet.Create(
                "paid",
                new EmptyPipelineDefinition<Order>().Match(o =>
                    o.State == OrderState.Paid).Limit(1))), "[ { numbers: [ { no: 3 } ], paid: [ { no: 4, Channel: 'Web' } ] } ]"),
        Stages(a => a.OfType<Order>()),
        Stages(a => a.As<OrderSummary>(), "[ { " + Id + ", no: 1 } ]"),
        Stages(a => a.Set(o => new Order { Number = o.Number + 1, Customer = new Customer { Name = "x" } })),
        Stages(a => a.UnionWith(a.Database.GetCollection<Order>("more"), new EmptyPipelineDefinition<Order>().Match(o => o.Number > 3))),
        Stages(a => a.Densify(o => o.Number, DensifyRange.Numeric(DensifyBounds.Full, 1))),
        Stages(
            a => a.SetWindowFields(
                o => o.State, Builders<Order>.Sort.Ascending(o => o.Number), p => new { Sum = p.Sum(o => o.Weight, null) }),
            "[ { Sum: 3 } ]"),
        Stages(a => a.Merge(a.Database.GetCollection<Order>("merged"), new MergeStageOptions<Order> { OnFieldNames = ["Number"] })),
        Stages(a => a.Lookup<Order, Shape, OrderWithShapes>(
            a.Database.GetCollection<Shape>(Shapes), o =>
                o.Note, shape => shape.Name, result => result.Found), "[ { " + Id + ", found: [ { _t: ['Shape', 'Circle'], r: 3 } ] } ]"),
        Stages(
            a => a.Lookup<Shape, OrderWithShapes>(Shapes, "Note", "Name", "Found"),
            "[ { " + Id + ", found: [ { _t: ['Shape', 'square'], Side: 3 } ] } ]"),
        Stages(a => a.Lookup(
            a.Database.GetCollection<Order>("more"),
            new BsonDocument("n", "$no"),
            new EmptyPipelineDefinition<Order>().Match(other => other.IsGift),
            (FieldDefinition<BsonDocument, IEnumerable<Order>>)"others"), "[ { no: 1, others: [ { no: 2, Channel: 'Web' } ] } ]"),
        Stages(a => a.GraphLookup<Order, Order, int, int, int, List<Order>, WithReachable>(
            a.Database.GetCollection<Order>("more"), o =>
                o.Number, o => o.Number, o => o.Number, r => r.Reachable), "[ { " + Id + ", found: [ { no: 2, Channel: 'Web' } ] } ]"),
        Stages(a => a.AppendStage<Order>("{ $sample: { size: 3 } }")) with { IsRandom = true },
        Of<Shape>(
            Shapes,
            c => c.Aggregate().OfType<Circle>().Match(circle => circle.Radius > 1).ToList(),
            "[ { _id: ObjectId('000000000000000000000001'), _t: ['Shape', 'Circle'], r: 3 } ]"),
        Of<Shape>(
            Shapes,
            c => c.Aggregate().OfType<Square>().Project(square => new { square.Side, First = square.Holes.First() }).ToList(),
            "[ { Side: 1, First: { _t: ['Shape', 'Circle'], r: 2 } } ]"),
        Of<Vehicle>(
            Vehicles,
            c => c.Aggregate().OfType<Car>().Group(car => car.Make, g => new { Make = g.Key, Wheels = g.Sum(car => car.Wheels) }).ToList(),
            "[ { Make: 'A', Wheels: 9 } ]"),
        Of<Fleet>(
            Fleets,
            c => c.Aggregate().Project(fleet => new { Cars = fleet.Vehicles.OfType<Car>(), fleet.Flagship }).ToList(),
            "[ { Cars: [ { _t: 'Car', _id: 1 } ], Flagship: null } ]"),
    ];

    private static Scenario Stages<TResult>(
        Func<IAggregateFluent<Order>, IAggregateFluent<TResult>> stages, string? answer =
            null, bool throws = false, [CallerArgumentExpression(nameof(stages))] string name = "") =>
        Of<Order>(Orders, orders => stages(orders.Aggregate()).ToList(), answer, throws, "stages " + name);

    private static Scenario Stages<TResult>(
        Func<IAggregateFluent<Order>, IAsyncCursor<TResult>> stages, string? answer =
            null, bool throws = false, [CallerArgumentExpression(nameof(stages))] string name = "") =>
        Of<Order>(Orders, orders => stages(orders.Aggregate()).ToList(), answer, throws, "stages " + name);
}
