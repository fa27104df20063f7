using System.Runtime.CompilerServices;
using MongoDB.Driver.Linq;
using static Driver.Scenarios.Scenario;

namespace Driver.Scenarios;

/// <summary>LINQ.</summary>
public static class Queries
{
    public static Scenario[] All { get; } =
    [
        Query(q => q),
        Query(q =>
            q.Where(o => o.Number > 1 && o.State == OrderState.Paid)
                .OrderBy(o => o.Customer!.Name)
                .ThenByDescending(o => o.Number)
                .Skip(1)
                .Take(2)),
        Query(q => q.Where(o => o.Customer!.Address!.City == "Oslo" || o.Size.Height == 1)),
        Query(q => q.Where(o => o.Lines.Where(line => line.Quantity > 1).Select(line => line.Sku).Contains("a"))),
        Query(q => q.Where(o => o.Lines.Sum(line => line.Price * line.Quantity) > 3)),
        Query(q => q.Where(o => o.Rating.HasValue && o.Rating.Value > 3)),
        Query(q => q.Where(o => o.Former == null || o.Former == o.State)),
        Query(q => q.Where(o => o.State == o.History.First())),
        Query(q => q.Where(o => o.Counts.Count > 1 && o.Counts.Any(c => c.Key == "a")), throws: true),
        Query(q => q.Where(o => o.Rates.Count > 1 && o.Rates.Any(rate => rate.Key == "a"))),
        Query(q => q.Where(o => o.Key == Guid.Empty)),
        Query(q => from o in q where o.Total > 5 let net = o.Total - o.Fee where o.Number > net select o, throws: true),
        Query(q => q.Where(o => o.Total * 2 > 5)),

        // Members, anonymous and named types
        Query(q => q.Select(o => o.Number), "[ { _v: 1 } ]"),
        Query(q => q.Select(o => o.Id), "[ { _v: ObjectId('000000000000000000000001') } ]"),
        Query(q => q.Select(o => o.State), "[ { _v: 1 } ]"),
        Query(q => q.Select(o => o.Channel), "[ { _v: 'Phone' } ]"),
        Query(q => q.Select(o => o.Former), "[ { _v: 1 }, { _v: null } ]"),
        Query(q => q.Select(o => o.Former!.Value), "[ { _v: 1 } ]"),
        Query(q => q.Select(o => o.Total), "[ { _v: NumberDecimal('1.5') } ]"),
        Query(q => q.Select(o => o.Key), "[ { _v: UUID('00000000-0000-0000-0000-000000000001') } ]"),
        Query(q => q.Select(o => o.Customer), "[ { _v: { _id: 7, Name: 'Ann', addr: { c: 'Oslo' } } }, { _v: null } ]"),
        Query(q => q.Select(o => o.Customer!.Address!.City), "[ { _v: 'Oslo' } ]"),
        Query(q => q.Select(o => o.Size), "[ { _v: { w: 1, Height: 2 } } ]"),
        Query(q => q.Select(o => o.Lines), "[ { _v: [ { sku: 'a', Quantity: 1 } ] } ]"),
        Query(q => q.Select(o => o.Lines[0]), "[ { _v: { sku: 'a', Quantity: 1 } } ]"),
        Query(q => q.Select(o => o.Matrix[0]), "[ { _v: [1, 2] } ]"),
        Query(q => q.Select(o => o.Counts), "[ { _v: { a: 1 } } ]"),
        Query(q => q.Select(o => o.Counts["a"]), "[ { _v: 1 } ]"),
        Query(q => q.Select(o => o.LinesBySku["a"].Price), "[ { _v: 1.5 } ]"),
        Query(q => q.Select(o => o.Rates), "[ { _v: [ { k: 'a', v: 1 } ] } ]"),
        Query(
            q => q.Select(o => new { o.Id, o.Number, City = o.Customer!.Address!.City, o.Lines, o.FormerChannel }),
            "[ { _id: ObjectId('000000000000000000000001'), Number: 1, City: 'Oslo', Lines: [ { sku: 'a' } ], FormerChannel: 'Web' } ]"),
        Query(
            q => q.Select(o => new { o.Customer, Size = new Size { Width = o.Number, Height = 1 } }),
            "[ { Customer: { _id: 1 }, Size: { w: 4, Height: 1 } } ]"),
        Query(
            q => q.Select(o => new OrderSummary { Id = o.Id, Number = o.Number, CustomerName = o.Customer!.Name, State = o.State }),
            "[ { _id: ObjectId('000000000000000000000001'), no: 2, who: 'Ann', State: 5 } ]"),
        Query(
            q => q.Select(o => new Customer { Id = o.Number, Name = o.Note! }).Where(c => c.Name == "x").Select(c => c.Id),
            "[ { _v: 1 } ]"),
        Query(q => q.Select(o => new Line(o.Note!, o.Number, o.Discount)), "[ { sku: 'a', Quantity: 1, Price: 2.5 } ]"),
        Query(q => q.Select(o => new Tuple<int, Customer?>(o.Number, o.Customer)), "[ { _v: [1, { _id: 7, Name: 'Ann' }] } ]"),
        Query(q => q.Select(o => o.Lines.Select(line => line.Sku)), "[ { _v: ['a', 'b'] } ]"),
        Query(
            q => q.Select(o => o.Lines.Select(line => new { line.Sku, Total = line.Price * line.Quantity })),
            "[ { _v: [ { Sku: 'a', Total: 3.0 } ] } ]"),
        Query(q => q.Select(o => o.Lines.Where(line => line.Quantity > 1)), "[ { _v: [ { sku: 'a', Quantity: 2 } ] } ]"),
        Query(q => q.Select(o => o.Lines.First(line => line.Sku == "a")), "[ { _v: { sku: 'a', Quantity: 2 } } ]"),
        Query(q => q.Select(o => o.Lines.OrderBy(line => line.Price).Select(line => line.Price).Max()), "[ { _v: 1.5 } ]"),
        Query(q => q.SelectMany(o => o.Lines), "[ { _v: { sku: 'a', Quantity: 2 } } ]"),
        Query(q => q.SelectMany(o => o.Lines, (o, line) => new { o.Number, line.Sku }), "[ { _v: { Number: 1, Sku: 'a' } } ]"),
        Query(q => q.SelectMany(o => o.Lines).Where(line => line.Quantity > 1).Select(line => line.Sku), "[ { _v: 'a' } ]"),
        Query(q => q.SelectMany(o => o.Matrix), "[ { _v: [1, 2] } ]"),

        // Operators behind a projection
        Query(q => q.Select(o => o.Lines).SelectMany(lines => lines), "[ { _v: { sku: 'a', Quantity: 2 } } ]"),
        Query(q => q.Select(o => o.Lines).Where(lines => lines.Any(line => line.Quantity > 1)), "[ { _v: [ { sku: 'a' } ] } ]"),
        Query(q => q.Select(o => o.Tags).Where(tags => tags.Contains("x")).Select(tags => tags[0]), "[ { _v: 'x' } ]"),
        Query(q => q.Select(o => o.Counts).Where(counts => counts.ContainsKey("a")), "[ { _v: { a: 1 } } ]"),
        Query(q => q.Select(o => o.Number).Select(number => (long)number), "[ { _v: NumberLong(1) } ]"),
        Query(q => q.Select(o => o.Number).Select(number => new Line("a", number, 1)), "[ { sku: 'a', Quantity: 1, Price: 2.5 } ]"),
        Query(
            q => q.Select(o => o.Customer).Where(customer => customer!.Name == "Ann").OrderBy(customer => customer!.Id),
            "[ { _v: null } ]"),
        Query(
            q => q.Select(o => new Tuple<int, OrderState>(o.Number, o.State)).Where(pair => pair.Item1 > 1).Select(pair => pair.Item2),
            "[ { _v: 1 } ]"),
        Query(q => q.Select(o => new DateTime(o.Number, 1, 1)).Select(date => date.Year), "[ { _v: 2024 } ]"),
        Query(
            q => q.Select(o => o.Lines.Select(line => new { line.Sku })).SelectMany(lines => lines).Where(line => line.Sku == "a"),
            "[ { _v: { Sku: 'a' } } ]"),
        Query(
            q => q.Select(o => new { o.Number, o.Lines }).Where(x => x.Lines.Any(line => line.Quantity > 1)).SelectMany(x => x.Lines),
            "[ { _v: { sku: 'a', Quantity: 2 } } ]"),
        Query(
            q => q.Select(o => new { o.Number, o.State }).GroupBy(x => x.State).Select(g => new { g.Key, Sum = g.Sum(x => x.Number) }),
            "[ { Key: 1, Sum: 4 } ]"),
        Query(
            q => q.Select(o => new OrderSummary { Number = o.Number, State = o.State }).OrderBy(s => s.State).Select(s => new { s }),
            "[ { s: { no: 2, State: 1 } } ]"),

        // Conditionals, texts, numbers, dates, enums
        Query(q => q.Select(o => o.IsGift ? o.Note : "none"), "[ { _v: 'none' } ]"),
        Query(q => q.Select(o => o.IsGift ? o.Lines[0] : o.Lines[1]), "[ { _v: { sku: 'a' } } ]"),
        Query(q => q.Select(o => o.Coupon ?? o.Note), "[ { _v: 'c' } ]"),
        Query(q => q.Select(o => o.Rating ?? 0), "[ { _v: 3 } ]"),
        Query(q => q.Select(o => o.Former ?? OrderState.Open), "[ { _v: 1 } ]"),
        Query(q => q.Select(o => o.State == OrderState.Paid ? Channel.Web : o.Channel), "[ { _v: 'Web' } ]"),
        Query(q => q.Select(o => (int)o.State), "[ { _v: 1 } ]"),
        Query(q => q.Select(o => o.Note!.ToUpper() + "-" + o.Customer!.Name.Substring(1, 2).Trim()), "[ { _v: 'X' } ]"),
        Query(q => q.Select(o => o.Note!.Split(',', StringSplitOptions.None)), "[ { _v: ['a'] } ]"),
        Query(q => q.Select(o => o.Note!.IndexOf("a") + o.Note.Length), "[ { _v: 3 } ]"),
        Query(q => q.Where(o => o.Note!.Contains("a") && o.Note.EndsWith("b") && !string.IsNullOrWhiteSpace(o.Note))),
        Query(q => q.Select(o => Math.Abs(o.Weight) + (long)o.Discount), "[ { _v: NumberLong(3) } ]"),
        Query(
            q => q.Select(o => new { o.Created.Year, Next = o.Created.AddDays(1) }),
            "[ { Year: 2024, Next: ISODate('2024-02-29T00:00:00Z') } ]"),
        Query(q => q.Select(o => o.Lines.Any(line => line.Sku == o.Note)), "[ { _v: true } ]"),
        Query(q => q.Select(o => o.Tags.Concat(new[] { "z" }).Union(o.Tags).Except(new[] { "y" })), "[ { _v: ['x'] } ]"),
        Query(q => q.Select(o => o.Tags.Zip(o.Lines, (tag, line) => new { tag, line.Sku })), "[ { _v: [ { tag: 'x', Sku: 'a' } ] } ]"),
        Query(q => q.Select(o => o.Lines.Aggregate(0, (sum, line) => sum + line.Quantity)), "[ { _v: 4 } ]"),
        Query(q => q.Select(o => o.Lines.ToDictionary(line => line.Sku, line => line.Quantity)), "[ { _v: { a: 4 } } ]", throws: true),
        Query(q => q.Select(o => Mql.Exists(o.Coupon) ? o.Coupon : null), "[ { _v: 'c' } ]"),
        Query(q => q.Select(o => Mql.Field(o, "no", new MongoDB.Bson.Serialization.Serializers.Int32Serializer())), "[ { _v: 3 } ]"),

        // Groups, joins, sets
        Query(
            q => q.GroupBy(o => o.State).Select(g =>
                new { State = g.Key, Count = g.Count(), Total = g.Sum(o => o.Weight), First = g.First() }),
            "[ { State: 1, Count: 2, Total: NumberLong(3), First: { no: 7, Channel: 'Phone' } } ]"),
        Query(
            q => q.GroupBy(
                o => new { o.State, o.Customer!.Name }, (key, orders) => new { key.Name, Numbers = orders.Select(o => o.Number).ToList() }),
            "[ { Name: 'Ann', Numbers: [1, 2] } ]"),
        Query(q => q.GroupBy(o => o.Customer), "[ { _id: { _id: 7, Name: 'Ann' }, _elements: [ { no: 1, Channel: 'Web' } ] } ]"),
        Query(
            q => q.GroupBy(o => o.Channel).Select(g => new { g.Key, Lines = g.SelectMany(o => o.Lines) }),
            "[ { Key: 'Web', Lines: [ { sku: 'a' } ] } ]"),
        Query(q => q.Select(o => o.Customer).Distinct(), "[ { _v: { _id: 7, Name: 'Ann' } } ]"),
        Query(q => q.Concat(q.Where(o => o.Number == 1))),
        Query(q => q.Union(q.Where(o => o.Number == 1)).OrderBy(o => o.Number)),
        Query(q => q.OfType<Order>()),
        Query(
            q => q.GroupJoin(q, o => o.Number, other => other.Rating, (o, others) => new { o.Number, Others = others }),
            "[ { Number: 1, Others: [ { no: 2, Channel: 'Web' } ] } ]"),
        Query(
            q => q.GroupJoin(q, o => o.Number, other => other.Number, (o, others) => new { o.Number, Others = others }),
            "[ { Number: 1, Others: [ { no: 2, Channel: 'Web' } ] } ]"),
        Query(
            q => q.Join(q, o => o.Customer!.Id, other => other.Number, (o, other) => new { o.Id, other.Customer }),
            "[ { _id: ObjectId('000000000000000000000001'), Customer: { _id: 7 } } ]"),
        Of<Order>(
            Orders,
            c => c.AsQueryable()
                .Lookup(c, (o, all) => all.Where(other => other.Number == o.Number))
                .Select(r => new { r.Local.Number, r.Results }),
            "[ { Number: 1, Results: [ { no: 2, Channel: 'Web' } ] } ]"),

        // Scalars
        Of<Order>(Orders, c => c.AsQueryable().Count(o => o.State == OrderState.Paid), "[ { _v: 3 } ]"),
        Of<Order>(Orders, c => c.AsQueryable().Any(o => o.Tags.Contains("x")), "[ { _v: null } ]"),
        Of<Order>(Orders, c => c.AsQueryable().All(o => o.Number > 0), "[]"),
        Of<Order>(Orders, c => c.AsQueryable().Sum(o => o.Total), "[ { _v: NumberDecimal('3') } ]"),
        Of<Order>(Orders, c => c.AsQueryable().Max(o => o.State), "[ { _v: 5 } ]"),
        Of<Order>(Orders, c => c.AsQueryable().Select(o => o.Rating).Average(), "[ { _v: 2.5 } ]"),
        Of<Order>(Orders, c => c.AsQueryable().OrderBy(o => o.Number).First(o => o.IsGift)),
        Of<Order>(Orders, c => c.AsQueryable().Where(o => o.Number == 77).Select(o => o.Customer).FirstOrDefault(), "[]"),
        Of<Order>(Orders, c => c.AsQueryable().Select(o => o.Customer).First(), "[ { _v: { _id: 7, Name: 'Ann' } } ]"),

        // Hierarchies
        Of<Shape>(
            Shapes, c => c.AsQueryable().OfType<Circle>().Where(circle => circle.Radius > 1), "[ { _t: ['Shape', 'Circle'], r: 3 } ]"),
        Of<Shape>(
            Shapes,
            c => c.AsQueryable().OfType<Square>().SelectMany(square => square.Holes).OfType<Circle>().Select(hole => hole.Radius),
            "[ { _v: 1.0 } ]"),
        Of<Shape>(Shapes, c => c.AsQueryable().Where(shape => shape is Square).Select(shape => ((Square)shape).Side), "[ { _v: 1 } ]"),
        Of<Shape>(Shapes, c => c.AsQueryable().Select(shape => shape is Circle ? ((Circle)shape).Radius : 0), "[ { _v: 1.5 } ]"),
        Of<Shape>(Shapes, c => c.AsQueryable().Select(shape => shape as Circle), "[ { _v: { _t: ['Shape', 'Circle'], r: 1.0 } } ]"),
        Of<Vehicle>(Vehicles, c => c.AsQueryable().OfType<Car>().Select(car => car.Make), "[ { _v: 'A' } ]"),
        Of<Vehicle>(Vehicles, c => c.AsQueryable().Where(vehicle => vehicle.GetType() == typeof(Car))),
        Of<Vehicle>(Vehicles, c => c.AsQueryable().OfType<Van>().Where(van => van.Load > 1), "[ { _t: 'Van', _id: 3, Load: 2 } ]"),
        Of<Fleet>(Fleets, c => c.AsQueryable().Select(fleet => fleet.Vehicles.OfType<Bus>().Sum(bus => bus.Seats)), "[ { _v: 3 } ]"),
        Of<Fleet>(Fleets, c => c.AsQueryable().Select(fleet => fleet.Flagship), "[ { _v: { _t: 'Car', _id: 1, Make: 'x' } } ]"),
        Of<Fleet>(Fleets, c => c.AsQueryable().SelectMany(fleet => fleet.Notices).OfType<Mail>(), throws: true),
    ];

    private static Scenario Query<TResult>(
        Func<IQueryable<Order>, IQueryable<TResult>> query, string? answer =
            null, bool throws = false, [CallerArgumentExpression(nameof(query))] string name = "") =>
        Of<Order>(Orders, orders => query(orders.AsQueryable()), answer, throws, "LINQ " + name);
}
