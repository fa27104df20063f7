using System.Runtime.CompilerServices;
using System.Text;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Driver.GridFS;
using static Driver.Scenarios.Scenario;

namespace Driver.Scenarios;

[BsonGenerated]
public sealed partial class Large
{
    public int Id { get; set; }

    public List<Line> Lines { get; set; } = [];

    public string Text { get; set; } = "";

    public byte[] Bytes { get; set; } = [];
}

[BsonGenerated]
public sealed partial class FileFacts
{
    [BsonElement("owner")]
    public string? Owner { get; set; }

    public OrderState State { get; set; }

    public Customer? Customer { get; set; }
}

[BsonGenerated]
public sealed partial class Measurement
{
    public ObjectId Id { get; set; }

    public DateTime Time { get; set; }

    public Customer? Source { get; set; }
}

[BsonGenerated]
public sealed partial class OrderEvent
{
    public BsonDocument? Id { get; set; }

    [BsonElement("order")]
    public Order? Order { get; set; }
}

/// <summary>Cursors over several batches, change streams, files, sessions.</summary>
public static class Streams
{
    private const string Id = "_id: { _data: 'x' }";
    private const string Document =
        "{ _id: ObjectId('000000000000000000000001'), no: 3, State: 1, Channel: 'Web', Customer: { _id: 7, Name: 'Ann' } }";

    private static readonly string Events =
        $$"""
        [
          {
            {{Id}}, operationType: "insert", ns: { db: "shop", coll: "orders" }, documentKey: { _id: ObjectId("000000000000000000000001") },
            fullDocument: {{Document}}
          },
          {
            {{Id}}, operationType: "update", ns: { db: "shop", coll: "orders" }, documentKey: { _id: ObjectId("000000000000000000000001") },
            updateDescription: { updatedFields: { no: 4 }, removedFields: ["Note"], truncatedArrays: [ { field: "Tags", newSize: 1 } ] },
            fullDocument: {{Document}}, fullDocumentBeforeChange: {{Document}}
          },
          {
            {{Id}}, operationType: "replace", ns: { db: "shop", coll: "orders" }, fullDocument: {{Document}},
            wallTime: ISODate("2024-02-29T00:00:00Z")
          },
          {
            {{Id}}, operationType: "delete", ns: { db: "shop", coll: "orders" }, documentKey: { _id: ObjectId("000000000000000000000001") }
          }
        ]
        """;

    private static readonly Dictionary<string, BsonDocument[]> LargeAnswers = new()
    {
        ["large"] = [.. Enumerable.Range(
        0, 40).Select(LargeDocument)]
    };

    public static Scenario[] All { get; } =
    [
        // Larger than the chunks of the driver's buffers, and at every offset in them
        OfLarge(c => c.Find(_ => true).ToList()),
        OfLarge(c => c.Find(_ => true, new FindOptions { BatchSize = 1 }).ToListAsync()),
        OfLarge(c => c.Aggregate(new AggregateOptions { BatchSize = 100 }).ToList()),
        OfLarge(c => CollectAsync(c)),
        Of<Large>("large", c => InsertLargeAsync(c)),

        Of<Order>(Orders, c => EventsOf(c.Watch()), Events) with { WaitsForEvents = true },
        Of<Order>(Orders, c => EventsOf(c.Watch(
            new EmptyPipelineDefinition<ChangeStreamDocument<Order>>().Match(change =>
                change.FullDocument.State == OrderState.Paid && change.OperationType == ChangeStreamOperationType.Insert),
            new ChangeStreamOptions
            {
                FullDocument = ChangeStreamFullDocumentOption.UpdateLookup,
                FullDocumentBeforeChange = ChangeStreamFullDocumentBeforeChangeOption.WhenAvailable,
            })), Events) with { WaitsForEvents = true },
        Of<Order>(
            Orders,
            c => c.Watch(
                PipelineDefinition<ChangeStreamDocument<Order>, OrderEvent>.Create("{ $project: { order: '$fullDocument' } }")).ToList(),
            "[ { _id: { _data: 'x' }, order: " + Document + " } ]") with { WaitsForEvents = true },
        Of<Order>(Orders, c => ReadEvents(c)),

        new("metadata of files", database => Task.FromResult<object?>(WriteFile(database)), []),
        new("files", database => Task.FromResult<object?>(ReadFiles(database)), new()
        {
            ["fs.chunks"] = Parse("[ { _id: 1, files_id: ObjectId('000000000000000000000001'), n: 0, data: BinData(0, 'eXl5') } ]"),
            ["fs.files"] = Parse(
                """
                [
                  {
                    _id: ObjectId("000000000000000000000001"), length: NumberLong(3), chunkSize: 100,
                    uploadDate: ISODate("2024-02-29T00:00:00Z"), filename: "f",
                    metadata: { owner: "o", State: 5, Customer: { _id: 1, Name: "Ann" } }
                  }
                ]
                """),
        }),

        new("transaction", TransactAsync, Seed.ByCollection),
        Of<Measurement>("measured", c => CreateTimeSeries(c)),
    ];

    private static Scenario OfLarge(Func<IMongoCollection<Large>, object?> run, [CallerArgumentExpression(nameof(run))] string name = "") =>
        Of("large", run, name: name) with { Answers = LargeAnswers };

    /// <summary>Sizes from zero to several chunks, so that documents start at many offsets.</summary>
    private static BsonDocument LargeDocument(int number)
    {
        var random = new Random(number);
        var lines = Enumerable.Range(0, random.Next(number * 40 + 1)).Select(i => new BsonDocument
        {
            { "sku", "sku" + i },
            { "Quantity", i },
            { "Price", i / 4.0 },
            { "Options", new BsonArray(Enumerable.Range(0, i % 5)) },
        });
        var bytes = new byte[number % 7 == 0 ? 100_000 : 10];
        random.NextBytes(bytes);
        return new BsonDocument
        {
            { "_id", number },
            { "Lines", new BsonArray(lines) },
            { "Text", new string('x', random.Next(number * 3000 + 1)) + "ü" },
            { "Bytes", bytes },
        };
    }

    private static async Task<List<Large>> CollectAsync(IMongoCollection<Large> collection)
    {
        var all = new List<Large>();
        using var cursor = await collection.Find(large => large.Lines.Count > 0).ToCursorAsync();
        while (await cursor.MoveNextAsync())
        {
            all.AddRange(cursor.Current);
        }

        return all;
    }

    private static async Task<object?> InsertLargeAsync(IMongoCollection<Large> collection)
    {
        var documents = Enumerable.Range(0, 20)
            .Select(number => BsonSerializer.Deserialize<Large>(LargeDocument(number).ToBson()))
            .ToList();
        await collection.InsertManyAsync(documents);
        await collection.ReplaceOneAsync(large => large.Id == 19, documents[^1]);
        return documents.Count;
    }

    private static object EventsOf(IChangeStreamCursor<ChangeStreamDocument<Order>> cursor)
    {
        using (cursor)
        {
            return cursor.ToEnumerable().Select(Show).ToList();
        }
    }

    private static object Show(ChangeStreamDocument<Order> change) => new
    {
        change.OperationType,
        change.FullDocument,
        change.FullDocumentBeforeChange,
        Key = change.DocumentKey,
        Updated = change.UpdateDescription?.UpdatedFields,
        change.WallTime,
        change.BackingDocument,
    };

    private static object ReadEvents(IMongoCollection<Order> collection)
    {
        collection.InsertOne(new Order());
        var serializer = new ChangeStreamDocumentSerializer<Order>(collection.DocumentSerializer);
        return Parse(Events).Select(change =>
        {
            using var reader = new BsonBinaryReader(new MemoryStream(change.ToBson()));
            var read = serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
            return new { Shown = Show(read), Written = read.ToBsonDocument(serializer) };
        }).ToList();
    }

    private static object WriteFile(IMongoDatabase database)
    {
        var metadata = new FileFacts { Owner = "o", State = OrderState.Shipped, Customer = new Customer { Name = "Ann" } }.ToBsonDocument();
        var bucket = new GridFSBucket<CompositeId>(database, new GridFSBucketOptions { ChunkSizeBytes = 100 });
        bucket.UploadFromBytes(
            new CompositeId { Year = 2024, Name = "file" },
            "f",
            Encoding.UTF8.GetBytes(new string('y', 250)),
            new GridFSUploadOptions { Metadata = metadata });
        return metadata;
    }

    private static object ReadFiles(IMongoDatabase database)
    {
        var bucket = new GridFSBucket(database);
        var files = bucket.Find(Builders<GridFSFileInfo>.Filter.Eq(file => file.Metadata["owner"], "o")).ToList();
        return files.Select(file => new
        {
            file.Filename,
            Facts = BsonSerializer.Deserialize<FileFacts>(file.Metadata),
            Content = bucket.DownloadAsBytesByName(file.Filename),
        }).ToList();
    }

    private static async Task<object?> TransactAsync(IMongoDatabase database)
    {
        var orders = database.GetCollection<Order>(Orders);
        var shapes = database.GetCollection<Shape>(Shapes);
        using var session = await database.Client.StartSessionAsync();
        return await session.WithTransactionAsync(async (transaction, cancellation) =>
        {
            var order = await orders.Find(transaction, o => o.Number == 1).FirstAsync(cancellation);
            order.Lines.Add(new Line("new", 1, 2));
            await orders.ReplaceOneAsync(transaction, o => o.Id == order.Id, order, cancellationToken: cancellation);
            await shapes.InsertOneAsync(transaction, new Circle { Radius = order.Number }, cancellationToken: cancellation);
            return order;
        });
    }

    private static object? CreateTimeSeries(IMongoCollection<Measurement> collection)
    {
        var options = new CreateCollectionOptions<Measurement>
        {
            TimeSeriesOptions = new TimeSeriesOptions("Time", "Source"),
            Validator = Builders<Measurement>.Filter.Gt(m => m.Source!.Id, 1),
        };
        collection.Database.CreateCollection("measured", options);
        return null;
    }
}
