// Collections, dictionaries, and members whose values decide what is written, each kind once.
using System.Collections.Concurrent;
using System.Collections.ObjectModel;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace NativeAot;

public interface ILabel
{
    string? Text { get; set; }
}

[BsonGenerated]
public sealed partial class Tag : ILabel
{
    public string? Text { get; set; }
}

[BsonGenerated]
public partial struct Sticker : ILabel
{
    public string? Text { get; set; }
}

// Without a serializer, and never stored itself.
public abstract class Vehicle
{
    public int Wheels { get; set; }
}

[BsonGenerated]
public sealed partial class Cart : Vehicle
{
    public Color Color { get; set; }
}

[BsonGenerated]
public sealed partial record Batch<T>(T[] Items, T? Last);

[BsonGenerated]
public sealed partial record Batches(Batch<int> Ints, Batch<Point> Points);

[BsonGenerated]
public sealed partial class RawAndLazy
{
    public RawBsonDocument? RawDocument { get; set; }

    public RawBsonArray? RawArray { get; set; }

    public LazyBsonDocument? LazyDocument { get; set; }

    public LazyBsonArray? LazyArray { get; set; }
}

[BsonGenerated]
public sealed partial class SetsAndQueues
{
    public HashSet<int>? Set { get; set; }

    public ISet<Color>? Colors { get; set; }

    public SortedSet<string>? Sorted { get; set; }

    public LinkedList<DateTime>? Linked { get; set; }

    public Queue<Days>? Queue { get; set; }

    public Stack<long>? Stack { get; set; }

    public ConcurrentQueue<double>? SharedQueue { get; set; }

    public ConcurrentStack<Point>? SharedStack { get; set; }

    public ConcurrentBag<bool>? Bag { get; set; }

    public Collection<decimal>? Collection { get; set; }

    public ObservableCollection<Color>? Observed { get; set; }

    public ReadOnlyCollection<int?>? ReadOnly { get; set; }

    public ICollection<byte[]>? Blobs { get; set; }

    public IList<int>? List { get; set; }

    public IReadOnlyCollection<string>? Texts { get; set; }

    [BsonRepresentation(BsonType.String)]
    public HashSet<Color>? Names { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Queue<decimal>? Prices { get; set; }
}

[BsonGenerated]
public sealed partial class Maps
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<Color, int>? ByColor { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public SortedDictionary<Days, Point>? ByDay { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public IDictionary<int, Color?>? ByNumber { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public ConcurrentDictionary<long, Item>? ByLong { get; set; }

    public Dictionary<TimeSpan, bool>? BySpan { get; set; }

    public IReadOnlyDictionary<Version, double>? ByVersion { get; set; }

    public SortedList<string, DateTime>? ByText { get; set; }

    public ReadOnlyDictionary<string, Point?>? Fixed { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, Color>? Colors { get; set; }
}

[BsonGenerated]
public sealed partial class Anything
{
    public object? Number { get; set; }

    public object? Text { get; set; }

    public object? When { get; set; }

    public object? Key { get; set; }

    public object? Price { get; set; }

    public object? Tag { get; set; }

    public dynamic? Dynamic { get; set; }

    public List<object>? Many { get; set; }

    public Dictionary<string, object>? Named { get; set; }

    public ILabel? Label { get; set; }

    public List<ILabel>? Labels { get; set; }

    public Vehicle? Vehicle { get; set; }

    public BsonValue? Value { get; set; }

    public BsonDocument? Document { get; set; }

    public BsonArray? Array { get; set; }
}

[BsonGenerated]
public sealed partial class Moments
{
    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime Local { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime? LocalOrNull { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public List<DateTime>? Locals { get; set; }

    [BsonDateTimeOptions(DateOnly = true)]
    public DateTime Day { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local, Representation = BsonType.Int64)]
    public DateTime Ticks { get; set; }

    public DateTimeOffset Offset { get; set; }

    public TimeSpan Span { get; set; }
}

internal static class Inside
{
    private static readonly DateTime When = new(2024, 2, 29, 12, 0, 0, DateTimeKind.Utc);

    /// <summary>Reads and writes an object of each class.</summary>
    // Their bytes outlive the reader, and they are not disposed.
    private static void RawAndLazyValues()
    {
        var document = new BsonDocument("a", 1);
        var array = new BsonDocument("0", 1).ToBson();
        Check.RoundTrip(
            new RawAndLazy
            {
                RawDocument = new RawBsonDocument(document.ToBson()),
                RawArray = new RawBsonArray(new ByteArrayBuffer(array, isReadOnly: true)),
                LazyDocument = new LazyBsonDocument(document.ToBson()),
                LazyArray = new LazyBsonArray(new ByteArrayBuffer(array, isReadOnly: true)),
            },
            new BsonDocument
            {
                { "RawDocument", document }, { "RawArray", new BsonArray { 1 } }, { "LazyDocument", document },
                { "LazyArray", new BsonArray { 1 } },
            });
    }

    public static void RoundTrip()
    {
        Collections();
        Dictionaries();
        Objects();
        Dates();
        RawAndLazyValues();
        Check.RoundTrip(
            new Batches(new([1, 2], 2), new([new Point { X = 1, Y = 2 }], default)),
            new BsonDocument
            {
                { "Ints", new BsonDocument { { "Items", new BsonArray { 1, 2 } }, { "Last", 2 } } },
                { "Points", new BsonDocument { { "Items", new BsonArray { PointOf(1, 2) } }, { "Last", PointOf(0, 0) } } },
            });
    }

    private static BsonDocument PointOf(int x, int y) => new() { { "X", x }, { "Y", y } };

    private static void Collections() => Check.RoundTrip(
        new SetsAndQueues
        {
            Set = [1, 2],
            Colors = new HashSet<Color> { Color.Green },
            Sorted = ["a", "b"],
            Linked = new([When]),
            Queue = new([Days.Monday, Days.Tuesday]),
            Stack = new([1L, 2L]),
            SharedQueue = new([1.5]),
            SharedStack = new([new Point { X = 1, Y = 2 }]),
            Bag = [true],
            Collection = [1.50m],
            Observed = [Color.Green],
            ReadOnly = new([1, null]),
            Blobs = [[1, 2]],
            List = [1],
            Texts = new List<string> { "a" },
            Names = [Color.Green],
            Prices = new([2.5m]),
        },
        new BsonDocument
        {
            { "Set", new BsonArray { 1, 2 } }, { "Colors", new BsonArray { 5 } },
            { "Sorted", new BsonArray { "a", "b" } }, { "Linked", new BsonArray { When } },
            { "Queue", new BsonArray { 1, 2 } }, { "Stack", new BsonArray { 1L, 2L } }, { "SharedQueue", new BsonArray { 1.5 } },
            { "SharedStack", new BsonArray { PointOf(1, 2) } },
            { "Bag", new BsonArray { true } }, { "Collection", new BsonArray { 1.50m } },
            { "Observed", new BsonArray { 5 } }, { "ReadOnly", new BsonArray { 1, BsonNull.Value } },
            { "Blobs", new BsonArray { new byte[] { 1, 2 } } },
            { "List", new BsonArray { 1 } }, { "Texts", new BsonArray { "a" } },
            { "Names", new BsonArray { "Green" } }, { "Prices", new BsonArray { "2.5" } },
        });

    private static void Dictionaries() => Check.RoundTrip(
        new Maps
        {
            ByColor = new() { [Color.Green] = 1 },
            ByDay = new() { [Days.Tuesday] = new Point { X = 1, Y = 2 } },
            ByNumber = new Dictionary<int, Color?> { [1] = Color.Green, [2] = null },
            ByLong = new() { [3] = new Item(1, "tea", 2.50m) },
            BySpan = new() { [TimeSpan.FromSeconds(1)] = true },
            ByVersion = new ReadOnlyDictionary<Version, double>(new Dictionary<Version, double> { [new Version(1, 2)] = 1.5 }),
            ByText = new() { ["a"] = When },
            Fixed = new(new Dictionary<string, Point?> { ["p"] = new Point { X = 1, Y = 2 }, ["n"] = null }),
            Colors = new() { ["a"] = Color.Green },
        },
        new BsonDocument
        {
            { "ByColor", new BsonArray { new BsonArray { 5, 1 } } },
            { "ByDay", new BsonArray { new BsonDocument { { "k", 2 }, { "v", PointOf(1, 2) } } } },
            {
                "ByNumber",
                new BsonArray { new BsonDocument { { "k", 1 }, { "v", 5 } }, new BsonDocument { { "k", 2 }, { "v", BsonNull.Value } } }
            },
            { "ByLong", new BsonArray { new BsonArray { 3L, new BsonDocument { { "_id", 1 }, { "Name", "tea" }, { "Price", 2.50m } } } } },
            { "BySpan", new BsonDocument("00:00:01", true) },
            { "ByVersion", new BsonDocument("1.2", 1.5) }, { "ByText", new BsonDocument("a", When) },
            { "Fixed", new BsonDocument { { "p", PointOf(1, 2) }, { "n", BsonNull.Value } } }, { "Colors", new BsonDocument("a", "Green") },
        });

    private static void Objects()
    {
        var tag = new BsonDocument { { "_t", "Tag" }, { "Text", "a" } };
        var sticker = new BsonDocument { { "_t", "Sticker" }, { "Text", "b" } };
        Check.RoundTrip(
            new Anything
            {
                Number = 1,
                Text = "a",
                When = When,
                Key = new ObjectId("0102030405060708090a0b0c"),
                Price = 1.50m,
                Tag = new Tag { Text = "a" },
                Dynamic = 2L,
                Many = [1, "a", true],
                Named = new() { ["n"] = 1.5, ["t"] = new Tag { Text = "a" } },
                Label = new Tag { Text = "a" },
                Labels = [new Tag { Text = "a" }, new Sticker { Text = "b" }],
                Vehicle = new Cart { Wheels = 2, Color = Color.Green },
                Value = 3,
                Document = new("a", 1),
                Array = [1, "a"],
            },
            new BsonDocument
            {
                { "Number", 1 }, { "Text", "a" }, { "When", When }, { "Key", new ObjectId("0102030405060708090a0b0c") },
                { "Price", new BsonDocument { { "_t", "System.Decimal" }, { "_v", 1.50m } } }, { "Tag", tag }, { "Dynamic", 2L },
                { "Many", new BsonArray { 1, "a", true } }, { "Named", new BsonDocument { { "n", 1.5 }, { "t", tag } } }, { "Label", tag },
                { "Labels", new BsonArray { tag, sticker } },
                { "Vehicle", new BsonDocument { { "_t", "Cart" }, { "Wheels", 2 }, { "Color", 5 } } },
                { "Value", 3 }, { "Document", new BsonDocument("a", 1) },
                { "Array", new BsonArray { 1, "a" } },
            });
    }

    private static void Dates() => Check.RoundTrip(
        new Moments
        {
            Local = When.ToLocalTime(),
            LocalOrNull = When.ToLocalTime(),
            Locals = [When.ToLocalTime()],
            Day = When.Date,
            Ticks = When.ToLocalTime(),
            Offset = new DateTimeOffset(When.Ticks, TimeSpan.FromHours(1)),
            Span = TimeSpan.FromSeconds(1.5),
        },
        new BsonDocument
        {
            { "Local", When }, { "LocalOrNull", When }, { "Locals", new BsonArray { When } }, { "Day", When.Date }, { "Ticks", When.Ticks },
            { "Offset", RepresentedValues.DocumentOf(new DateTimeOffset(When.Ticks, TimeSpan.FromHours(1))) },
            { "Span", "00:00:01.5000000" },
        });
}
