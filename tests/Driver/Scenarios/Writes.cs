using System.Runtime.CompilerServices;
using static Driver.Scenarios.Scenario;

namespace Driver.Scenarios;

public static class Writes
{
    private static readonly ObjectId Known = ObjectId.Parse("000000000000000000000009");

    public static Scenario[] All { get; } =
    [
        // An id is generated where possible, and set in the object.
        Insert(new ObjectIdDocument()),
        Insert(new ObjectIdDocument { Id = Known }),
        Insert(new GuidDocument()),
        Insert(new GuidAsStringDocument()),
        Insert(new StringDocument()),
        Insert(new StringDocument { Id = "x" }),
        Insert(new StringAsObjectIdDocument()),
        Insert(new StringAsObjectIdDocument { Id = "000000000000000000000009" }),
        Insert(new IntDocument()),
        Insert(new NullableObjectIdDocument()),
        Insert(new BsonObjectIdDocument()),
        Insert(new CombDocument()),
        Insert(new PrivateIdDocument()),
        Insert(new InitIdDocument()),
        Insert(new RecordDocument(default, "r")),
        Insert(new ReadOnlyIdDocument()),
        Insert(new EmptyReadOnlyIdDocument(), throws: true),
        Insert(new NoIdDocument { Value = 3 }),
        Insert(new DeniedIdDocument { Value = 3 }),
        Insert(new InheritedIdDocument { Value = 3 }),
        Insert(new CompositeIdDocument { Id = new CompositeId { Year = 2024, Name = "n" } }),
        Insert(new StructDocument { Id = 3 }),
        Insert(new StructWithGeneratedId(), throws: true),
        Insert(NewOrder(1)),
        Insert(new Order { Rest = new BsonDocument("bad", "\ud800") }, throws: true),
        Insert(new Order { Customer = new Customer { Name = "\ud800" } }, throws: true),
        Of<Shape>(Shapes, c => InsertAsync(c, new Circle { Radius = 2 }, new Square { Side = 1, Holes = [new Circle()] })),
        Of<Circle>(Shapes, c => InsertAsync(c, new Circle { Radius = 2 })),
        Of<Shape>(Shapes, c => InsertOneAsync(c.OfType<Circle>(), new Circle { Radius = 2 })),
        Of<Vehicle>(
            Vehicles, c => InsertAsync(c, new Vehicle { Id = 1 }, new Car { Id = 2 }, new Bus { Id = 3 }, new Van { Id = 4, Load = 5 })),
        Of<Vehicle>(Vehicles, c => InsertOneAsync(c.OfType<Car>(), new Car { Id = 2 })),
        Of<INotice>(Notices, c => InsertAsync(c, new Mail { Id = 1, Subject = "s" }, new Call { Id = 2 })),
        Of<object>(Notices, c => InsertAsync(c, new Mail { Id = 1, Subject = "s" }, new Car { Id = 2 })),
        Of<Fleet>(Fleets, c => InsertOneAsync(c, new Fleet
        {
            Flagship = new Car { Make = "F" },
            Vehicles = { new Vehicle(), new Bus { Seats = 3 }, new Van { Load = 1 } },
            Notices = { new Mail(), new Call { Caller = "c" } },
            Anything = new Mail { Subject = "any" },
        })),
        Of<Order>(Orders, c => InsertAsync(c, [.. Enumerable.Range(0, 250).Select(NewOrder)])),

        // A replacement writes its elements by name, since some names are not allowed.
        Of<Order>(Orders, c => c.ReplaceOne(o => o.Number == 1, NewOrder(3))),
        Of<Order>(Orders, c => c.ReplaceOne(o => o.Id == Known, new Order { Id = Known }, new ReplaceOptions { IsUpsert = true })),
        Of<Shape>(Shapes, c => c.ReplaceOne(shape => shape.Name == "c", new Square { Side = 4, Holes = [new Circle { Radius = 1 }] })),
        Of<Shape>(Shapes, c => c.OfType<Circle>().ReplaceOne(circle => circle.Radius > 1, new Circle { Radius = 3 })),
        Of<Vehicle>(Vehicles, c => c.ReplaceOne(vehicle => vehicle.Id == 4, new Van { Id = 4, Load = 6 })),
        Of<NoIdDocument>("none", c => c.ReplaceOne(d => d.Value == 3, new NoIdDocument { Value = 4 })),
        Of<CompositeIdDocument>(
            "composite",
            c => c.ReplaceOne(d => d.Id == new CompositeId { Year = 1 }, new CompositeIdDocument { Id = new CompositeId { Year = 2 } })),
        Of<Order>(Orders, c => c.ReplaceOne(o => o.Number == 1, new Order { Counts = { ["$no"] = 1, ["a.b"] = 2 } })),
        Of<Order>(
            Orders,
            c => c.ReplaceOne(
                o => o.Number == 1, new Order { Rest = new BsonDocument { { "x", new BsonDocument("$set", 1) }, { "y.z", 3 } } })),

        Of<Order>(Orders, c => c.DeleteMany(o => o.State == OrderState.Shipped && o.Lines.Any(line => line.Sku == "x"))),
        Of<Order>(Orders, c => c.FindOneAndDelete(o => o.Customer!.Name == "Ann")),
        Of<Order>(
            Orders,
            c => c.FindOneAndReplace(
                o => o.Number == 1,
                NewOrder(4),
                new FindOneAndReplaceOptions<Order> { ReturnDocument = ReturnDocument.After, IsUpsert = true })),
        Of<Order>(
            Orders,
            c => c.FindOneAndReplace(
                o => o.Number == 1,
                NewOrder(4),
                new FindOneAndReplaceOptions<Order, OrderSummary> { Projection = Builders<Order>.Projection.Include(o => o.Number) }),
            "[ { _id: ObjectId('000000000000000000000001'), no: 3 } ]"),
        Of<Order>(
            Orders,
            c => c.FindOneAndUpdate(
                o => o.State == OrderState.Paid,
                Builders<Order>.Update.Inc(o => o.Number, 1).Push(o => o.History, OrderState.Paid),
                new FindOneAndUpdateOptions<Order> { Sort = Builders<Order>.Sort.Ascending(o => o.Customer!.Name) })),
        Of<Order>(
            Orders,
            c => c.FindOneAndUpdate(
                o => o.Number == 1,
                Builders<Order>.Update.Set(o => o.Note, "n"),
                new FindOneAndUpdateOptions<Order, Customer> { Projection = Builders<Order>.Projection.Expression(o => o.Customer!) }),
            "[ { Customer: { _id: 3, Name: 'Ann' } } ]"),
        Of<Shape>(Shapes, c => c.FindOneAndUpdate(_ => true, Builders<Shape>.Update.Set(shape => shape.Name, "n"))),

        Of<Order>(Orders, c => c.BulkWrite(
        [
            new InsertOneModel<Order>(NewOrder(5)),
            new ReplaceOneModel<Order>(Builders<Order>.Filter.Eq(o => o.Number, 1), NewOrder(6)) { IsUpsert = true },
            new UpdateOneModel<Order>(
                Builders<Order>.Filter.Eq("Customer.Name", "Ann"), Builders<Order>.Update.Set(o => o.State, OrderState.Paid)),
            new UpdateManyModel<Order>(Builders<Order>.Filter.Empty, Builders<Order>.Update.AddToSet(o => o.Tags, "t")),
            new DeleteOneModel<Order>(Builders<Order>.Filter.Where(o => o.Rating > 3)),
            new DeleteManyModel<Order>(Builders<Order>.Filter.ElemMatch(o => o.Lines, line => line.Quantity > 3)),
        ],
        new BulkWriteOptions { IsOrdered = false })),
        Of<Shape>(
            Shapes,
            c => c.BulkWrite(
                [new InsertOneModel<Shape>(new Circle { Radius = 1 }), new InsertOneModel<Shape>(new Square { Side = 2 })], null)),
        Of<Order>(Orders, c => c.Database.Client.BulkWrite(
        [
            new BulkWriteInsertOneModel<Order>(Namespace(c, Orders), NewOrder(7)),
            new BulkWriteInsertOneModel<Circle>(Namespace(c, Shapes), new Circle { Radius = 2 }),
            new BulkWriteInsertOneModel<GuidDocument>(Namespace(c, "guids"), new GuidDocument()),
            new BulkWriteReplaceOneModel<Order>(Namespace(c, Orders), Builders<Order>.Filter.Eq(o => o.Number, 1), NewOrder(8)),
            new BulkWriteUpdateOneModel<Order>(
                Namespace(c, Orders),
                Builders<Order>.Filter.Eq(o => o.Number, 1),
                Builders<Order>.Update.Set(o => o.Customer, new Customer { Name = "Bo" })),
            new BulkWriteDeleteManyModel<Shape>(Namespace(c, Shapes), Builders<Shape>.Filter.OfType<Square>()),
        ],
        new ClientBulkWriteOptions { VerboseResult = true })),
    ];

    private static CollectionNamespace Namespace(IMongoCollection<Order> collection, string name) =>
        new(collection.Database.DatabaseNamespace, name);

    private static Order NewOrder(int number) => new()
    {
        Number = number,
        State = OrderState.Shipped,
        Former = number % 2 == 0 ? null : OrderState.Open,
        Channel = Channel.Phone,
        Total = 1.25m * number,
        Fee = 0.1m,
        Note = "note\u00e9" + number,
        Created = new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Utc),
        Weight = -1,
        Discount = 0.1,
        Key = new Guid("00000000-0000-0000-0000-000000000007"),
        Customer = new Customer { Id = 7, Name = "Ann", Address = new Address { City = "Oslo" } },
        Lines = [new Line("a", 1, 2.5) { Options = [1, 2] }, new Line("b", 2, 3)],
        Tags = ["x"],
        History = [OrderState.Open, OrderState.Paid],
        Matrix = [[1], [2, 3]],
        Counts = { ["a"] = 1 },
        LinesBySku = { ["a"] = new Line("a", 1, 2) },
        Rates = { ["r"] = 3 },
        Size = new Size { Width = 4, Height = 5 },
        Rest = new BsonDocument("more", new BsonArray { 1, "2" }),
    };

    private static Scenario Insert<T>(T document, bool throws = false, [CallerArgumentExpression(nameof(document))] string name = "") =>
        Of<T>("inserted", c => InsertOneAsync(c, document), throws: throws, name: "insert " + name);

    private static async Task<object?> InsertOneAsync<T>(IMongoCollection<T> collection, T document)
    {
        await collection.InsertOneAsync(document);
        return document;
    }

    private static async Task<object?> InsertAsync<T>(IMongoCollection<T> collection, params T[] documents)
    {
        await collection.InsertManyAsync(documents);
        return documents;
    }
}
