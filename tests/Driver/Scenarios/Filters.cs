using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;
using static Driver.Scenarios.Scenario;

namespace Driver.Scenarios;

public static class Filters
{
    private static readonly Guid Key = new("00000000-0000-0000-0000-000000000007");
    private static readonly Line ALine = new("a", 1, 2.5) { Options = [1] };
    private static readonly Customer Ann = new() { Id = 7, Name = "Ann", Address = new Address { City = "Oslo" } };

    public static Scenario[] All { get; } =
    [
        // Values of every kind
        Filter(f => f.Empty),
        Filter(f => f.Eq(o => o.Id, ObjectId.Parse("000000000000000000000001"))),
        Filter(f => f.Eq("Id", ObjectId.Parse("000000000000000000000001"))),
        Filter(f => f.Eq(o => o.Number, 3)),
        Filter(f => f.Eq("Number", 3)),
        Filter(f => f.Eq("no", 3)),
        Filter(f => f.Eq("Number", "3")),
        Filter(f => f.Ne(o => o.State, OrderState.Paid)),
        Filter(f => f.Eq(o => o.Former, OrderState.Shipped)),
        Filter(f => f.Eq(o => o.Former, null)),
        Filter(f => f.Eq(o => o.Channel, Channel.Phone)),
        Filter(f => f.Eq(o => o.FormerChannel, Channel.Phone)),
        Filter(f => f.Eq(o => o.FormerChannel, null)),
        Filter(f => f.Gt(o => o.Total, 1.5m)),
        Filter(f => f.Lte(o => o.Fee, 1.5m)),
        Filter(f => f.Eq(o => o.Note, "first")),
        Filter(f => f.Eq(o => o.Note, null)),
        Filter(f => f.Gte(o => o.Created, new DateTime(2024, 1, 2, 3, 4, 5, DateTimeKind.Utc))),
        Filter(f => f.Lt(o => o.Rating, 4)),
        Filter(f => f.Eq(o => o.Weight, long.MaxValue)),
        Filter(f => f.Eq(o => o.Discount, 0.1)),
        Filter(f => f.Eq(o => o.IsGift, true)),
        Filter(f => f.Eq(o => o.Key, Key)),
        Filter(f => f.Eq(o => o.Size, new Size { Width = 1, Height = 2 })),
        Filter(f => f.Eq(o => o.Customer, Ann)),
        Filter(f => f.Eq(o => o.Customer, null)),
        Filter(f => f.Eq(o => o.Counts, new Dictionary<string, int> { ["a"] = 1 })),
        Filter(f => f.Eq(o => o.Lines, new List<Line> { ALine })),
        Filter(f => f.In(o => o.State, new[] { OrderState.Open, OrderState.Shipped })),
        Filter(f => f.Nin(o => o.Channel, new[] { Channel.Web })),
        Filter(f => f.In(o => o.Former, new OrderState?[] { OrderState.Open, null })),
        Filter(f => f.In("Total", new[] { 1m, 2m })),
        Filter(f => f.In(o => o.Key, new[] { Key })),

        // Paths
        Filter(f => f.Eq(o => o.Customer!.Id, 7)),
        Filter(f => f.Eq("Customer.Id", 7)),
        Filter(f => f.Eq(o => o.Customer!.Address!.City, "Oslo")),
        Filter(f => f.Eq("Customer.Address.City", "Oslo")),
        Filter(f => f.Eq("Customer.Unknown", 1)),
        Filter(f => f.Eq(o => o.Size.Width, 1)),
        Filter(f => f.Eq(o => o.Lines[0].Sku, "a")),
        Filter(f => f.Eq("Lines.Sku", "a")),
        Filter(f => f.Eq("Lines.0.Sku", "a")),
        Filter(f => f.Eq(o => o.Matrix[1][0], 3)),
        Filter(f => f.Eq(o => o.Counts["a"], 1)),
        Filter(f => f.Eq("Counts.a", 1)),
        Filter(f => f.Eq(o => o.LinesBySku["a"].Quantity, 1)),
        Filter(f => f.Eq("LinesBySku.a.Sku", "a")),

        // Arrays
        Filter(f => f.All(o => o.Tags, new[] { "x", "y" })),
        Filter(f => f.AnyEq(o => o.Tags, "x")),
        Filter(f => f.AnyEq(o => o.History, OrderState.Paid)),
        Filter(f => f.AnyIn(o => o.History, new[] { OrderState.Paid })),
        Filter(f => f.AnyEq(o => o.Lines, ALine)),
        Filter(f => f.Size(o => o.Lines, 2)),
        Filter(f => f.SizeGt(o => o.Tags, 1)),
        Filter(f => f.ElemMatch(o => o.Lines, line => line.Sku == "a" && line.Quantity > 1)),
        Filter(f => f.ElemMatch(o => o.Lines, Builders<Line>.Filter.Eq(line => line.Sku, "a") & Builders<Line>.Filter.Gt("Price", 1.5))),
        Filter(f => f.ElemMatch("Lines", Builders<Line>.Filter.Eq("Sku", "a"))),
        Filter(f => f.ElemMatch(o => o.Tags, tag => tag == "x")),
        Filter(f => f.ElemMatch(o => o.History, state => state == OrderState.Paid)),

        // Operators of other kinds
        Filter(f => f.Regex(o => o.Note, new Regex("^f", RegexOptions.IgnoreCase))),
        Filter(f => f.Regex("Note", "/t$/")),
        Filter(f => f.Exists(o => o.Coupon)),
        Filter(f => f.Exists("Customer.Address", false)),
        Filter(f => f.Type(o => o.Number, BsonType.Int32)),
        Filter(f => f.Type("Number", "number")),
        Filter(f => f.Mod(o => o.Number, 2, 1)),
        Filter(f => f.BitsAllSet(o => o.Weight, 3)),
        Filter(f => f.Text("first")),
        Filter(f => f.And(f.Gt(o => o.Number, 1), f.Lt(o => o.Number, 9))),
        Filter(f => f.Or(f.Eq(o => o.State, OrderState.Open), f.Not(f.Eq(o => o.Note, "x")))),
        Filter(f => !f.Eq(o => o.State, OrderState.Open) & f.Exists("Rest")),
        Filter(f => f.StringIn(o => o.Note, "a", new Regex("b"))),

        // Predicates
        Filter(f => f.Where(o => o.Number == 1 && o.State != OrderState.Open)),
        Filter(f => f.Where(o => o.State == OrderState.Paid || o.Channel == Channel.Web)),
        Filter(f => f.Where(o => o.Former == OrderState.Shipped && o.FormerChannel == null)),
        Filter(f => f.Where(o => o.Former.HasValue && o.Former.Value == OrderState.Paid)),
        Filter(f => f.Where(o => o.Rating > 3 || o.Rating == null)),
        Filter(f => f.Where(o => o.Rating!.Value == 5)),
        Filter(f => f.Where(o => o.Note!.StartsWith("f") && o.Note.Length > 2)),
        Filter(f => f.Where(o => o.Note!.ToLower().Contains("a"))),
        Filter(f => f.Where(o => string.IsNullOrEmpty(o.Note))),
        Filter(f => f.Where(o => o.Tags.Contains("x"))),
        Filter(f => f.Where(o => new[] { "a", "b" }.Contains(o.Note))),
        Filter(f => f.Where(o => new[] { OrderState.Paid }.Contains(o.State))),
        Filter(f => f.Where(o => o.Lines.Any(line => line.Sku == "a" && line.Options.Contains(2)))),
        Filter(f => f.Where(o => o.Lines.All(line => line.Quantity > 0))),
        Filter(f => f.Where(o => o.Lines.Count == 2 && o.Tags.Length > 0)),
        Filter(f => f.Where(o => o.Lines.Any())),
        Filter(f => f.Where(o => o.Counts["a"] > 0 && o.Counts.ContainsKey("b"))),
        Filter(f => f.Where(o => o.LinesBySku["a"].Price < 3)),
        Filter(f => f.Where(o => o.Rates.Any(rate => rate.Key == "n" && rate.Value > 1))),
        Filter(f => f.Where(o => o.Customer!.Address!.City == "Oslo" && o.Customer.Id == 7)),
        Filter(f => f.Where(o => o.Customer == null)),
        Filter(f => f.Where(o => o.Customer == Ann)),
        Filter(f => f.Where(o => o.Size == new Size { Width = 1 })),
        Filter(f => f.Where(o => o.Total > 1 && o.Fee < 3m)),
        Filter(f => f.Where(o => (int)o.State > 1)),
        Filter(f => f.Where(o => (long)o.Number == 3L)),
        Filter(f => f.Where(o => o.Created.Year == 2024)),
        Filter(f => f.Where(o => o.Key == Key && o.IsGift && !(o.Discount > 1))),
        Filter(f => f.Where(o => o.Number % 2 == 1)),
        Filter(f => f.Where(o => o.Matrix[0][1] == 2)),
        Filter(f => f.Where(o => o.Lines[0].Options[1] == 2)),
        Filter(f => f.Where(o => o.Rest != null)),

        // Hierarchies
        Of<Shape>(Shapes, c => c.Find(Builders<Shape>.Filter.OfType<Circle>()).ToList()),
        Of<Shape>(Shapes, c => c.Find(Builders<Shape>.Filter.OfType<Square>(square => square.Side > 2)).ToList()),
        Of<Shape>(Shapes, c => c.Find(shape => shape is Circle && ((Circle)shape).Radius > 1).ToList()),
        Of<Shape>(Shapes, c => c.Find(Builders<Shape>.Filter.Eq(shape => ((Circle)shape).Radius, 1.5)).ToList()),
        Of<Shape>(Shapes, c => c.Find(shape => shape.GetType() == typeof(Square)).ToList()),
        Of<Shape>(
            Shapes,
            c => c.OfType<Circle>().Find(circle => circle.Radius > 1).ToList(),
            "[ { _id: ObjectId('000000000000000000000001'), _t: ['Shape', 'Circle'], r: 3 } ]"),
        Of<Shape>(
            Shapes,
            c => c.OfType<Square>().Find(Builders<Square>.Filter.ElemMatch(square => square.Holes, hole => hole.Name == "h")).ToList(),
            "[ { _t: ['Shape', 'square'], Side: 3, Holes: [ { _t: ['Shape', 'Circle'] }, { _t: ['Shape', 'square'] } ] } ]"),
        Of<Square>(
            Shapes,
            c => c.Find(Builders<Square>.Filter.OfType<Shape, Circle>(square => square.Holes[0])).ToList(),
            "[ { _t: ['Shape', 'square'], Side: 3, Holes: [ { _t: ['Shape', 'Circle'] }, { _t: ['Shape', 'square'] } ] } ]"),
        Of<Vehicle>(Vehicles, c => c.Find(Builders<Vehicle>.Filter.OfType<Car>()).ToList()),
        Of<Vehicle>(Vehicles, c => c.Find(Builders<Vehicle>.Filter.OfType<Vehicle>()).ToList()),
        Of<Vehicle>(Vehicles, c => c.Find(vehicle => vehicle is Bus).ToList()),
        Of<Vehicle>(Vehicles, c => c.OfType<Car>().Find(car => car.Make == "A").ToList(), "[ { _t: 'Car', _id: 3, Make: 'A' } ]"),
        Of<Fleet>(
            Fleets, c => c.Find(Builders<Fleet>.Filter.OfType<Vehicle, Car>(fleet => fleet.Flagship!, car => car.Make == "A")).ToList()),
        Of<Fleet>(Fleets, c => c.Find(fleet => fleet.Flagship is Car && ((Car)fleet.Flagship).Make == "A").ToList()),
        Of<Fleet>(Fleets, c => c.Find(fleet => fleet.Vehicles.Any(vehicle => vehicle is Bus)).ToList()),
        Of<Fleet>(Fleets, c => c.Find(fleet => fleet.Vehicles.OfType<Bus>().Any(bus => bus.Seats > 3)).ToList()),
        Of<Fleet>(Fleets, c => c.Find(Builders<Fleet>.Filter.Eq(fleet => fleet.Flagship, new Car { Id = 5, Wheels = 4 })).ToList()),
        Of<Fleet>(Fleets, c => c.Find(Builders<Fleet>.Filter.Eq(fleet => fleet.Anything, new Car { Id = 5, Wheels = 4 })).ToList()),
        Of<Fleet>(Fleets, c => c.Find(Builders<Fleet>.Filter.ElemMatch(fleet => fleet.Notices, notice => notice.Id == 1)).ToList()),
        Of<INotice>(Notices, c => c.Find(notice => notice.Id == 1).ToList()),
        Of<INotice>(Notices, c => c.Find(_ => true).ToList()),
        Of<INotice>(Notices, c => c.OfType<Mail>().Find(mail => mail.Subject == "hi").ToList(), throws: true),
    ];

    private static Scenario Filter(
        Func<FilterDefinitionBuilder<Order>, FilterDefinition<Order>> filter, [CallerArgumentExpression(nameof(
            filter))] string name = "") =>
        Of<Order>(Orders, orders => orders.Find(filter(Builders<Order>.Filter)).ToList(), name: "filter " + name);
}
