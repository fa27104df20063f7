// Types and attributes that the oldest version of the driver does not support.
using System.Collections.Immutable;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;
using MongoDB.Bson.Serialization.Serializers;

namespace NativeAot;

[BsonGenerated]
public sealed partial class Newer
{
    public DateOnly Date { get; set; }

    public DateOnly? DateOrNull { get; set; }

    public TimeOnly Time { get; set; }

    public List<TimeOnly>? Times { get; set; }

    public Half Half { get; set; }

    public Memory<byte> Memory { get; set; }

    public ReadOnlyMemory<byte> ReadOnly { get; set; }

    public (int Low, string? Name) Tuple { get; set; }

    public Dictionary<TimeSpan, (int, DateOnly)>? Tuples { get; set; }
}

[BsonGenerated]
public sealed partial class NewerRepresentations
{
    [BsonRepresentation(BsonType.String)]
    public DateOnly DateAsText { get; set; }

    [BsonDateOnlyOptions(BsonType.Document, DateOnlyDocumentFormat.YearMonthDay)]
    public DateOnly DateInParts { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public List<DateOnly>? Dates { get; set; }

    [BsonRepresentation(BsonType.String)]
    public TimeOnly TimeAsText { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public TimeOnly? TimeInParts { get; set; }

    [BsonTimeOnlyOptions(BsonType.Int32, TimeOnlyUnits.Minutes)]
    public TimeOnly Minutes { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Half Half { get; set; }

    [BsonRepresentation(BsonType.DateTime)]
    public DateTimeOffset Offset { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid? GuidOrNull { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.JavaLegacy)]
    public List<Guid>? Guids { get; set; }
}

[BsonGenerated]
public sealed partial class Immutables
{
    public ImmutableArray<int> Array { get; set; }

    public ImmutableArray<Color>? ArrayOrNull { get; set; }

    public ImmutableList<string>? List { get; set; }

    public ImmutableQueue<Point>? Queue { get; set; }

    public ImmutableStack<int>? Stack { get; set; }

    public ImmutableHashSet<int>? Set { get; set; }

    public ImmutableSortedSet<string>? Sorted { get; set; }

    public ImmutableDictionary<string, Point>? ByName { get; set; }

    public ImmutableSortedDictionary<Version, int>? ByVersion { get; set; }
}

internal static class NewerValues
{
    private static readonly DateOnly Date = new(2024, 2, 29);

    private static readonly DateTime Midnight = new(2024, 2, 29, 0, 0, 0, DateTimeKind.Utc);

    /// <summary>Allows the classes of this program in members of type object.</summary>
    public static void AllowInObjects() => BsonSerializer.RegisterSerializer(
        new ObjectSerializer(type => ObjectSerializer.DefaultAllowedTypes(type) || type.Namespace == nameof(NativeAot)));

    /// <summary>Reads and writes an object of each class.</summary>
    public static void RoundTrip()
    {
        Check.RoundTrip(
            new Newer
            {
                Date = Date,
                DateOrNull = Date,
                Time = new TimeOnly(7),
                Times = [new TimeOnly(8)],
                Half = (Half)1.5,
                Memory = new byte[] { 1 },
                ReadOnly = new byte[] { 2 },
                Tuple = (1, "a"),
                Tuples = new() { [TimeSpan.FromSeconds(1)] = (1, Date) },
            },
            new BsonDocument
            {
                { "Date", Midnight }, { "DateOrNull", Midnight }, { "Time", 7L }, { "Times", new BsonArray { 8L } }, { "Half", 1.5 },
                { "Memory", new byte[] { 1 } }, { "ReadOnly", new byte[] { 2 } }, { "Tuple", new BsonArray { 1, "a" } },
                { "Tuples", new BsonDocument("00:00:01", new BsonArray { 1, Midnight }) },
            });
        Check.RoundTrip(
            new NewerRepresentations
            {
                DateAsText = Date,
                DateInParts = Date,
                Dates = [Date],
                TimeAsText = new TimeOnly(1, 2, 3),
                TimeInParts = new TimeOnly(1, 2, 3),
                Minutes = new TimeOnly(0, 5),
                Half = (Half)1.5,
                Offset = Midnight,
                GuidOrNull = Guid.Empty,
                Guids = [Guid.Empty],
            },
            new BsonDocument
            {
                { "DateAsText", "2024-02-29" }, { "DateInParts", new BsonDocument { { "Year", 2024 }, { "Month", 2 }, { "Day", 29 } } },
                { "Dates", new BsonArray { Midnight.Ticks } }, { "TimeAsText", "01:02:03.0000000" },
                { "TimeInParts", TimeDocument() }, { "Minutes", 5 },
                { "Half", "1.5" }, { "Offset", Midnight }, { "GuidOrNull", new BsonBinaryData(Guid.Empty, GuidRepresentation.Standard) },
                { "Guids", new BsonArray { new BsonBinaryData(Guid.Empty, GuidRepresentation.JavaLegacy) } },
            });
        var point = new BsonDocument { { "X", 1 }, { "Y", 2 } };
        Check.RoundTrip(
            new Immutables
            {
                Array = [1],
                ArrayOrNull = [Color.Green],
                List = ["a"],
                Queue = [new Point { X = 1, Y = 2 }],
                Stack = [1, 2],
                Set = [1],
                Sorted = ["a"],
                ByName = ImmutableDictionary<string, Point>.Empty.Add("p", new Point { X = 1, Y = 2 }),
                ByVersion = ImmutableSortedDictionary<Version, int>.Empty.Add(new Version(1, 2), 3),
            },
            new BsonDocument
            {
                { "Array", new BsonArray { 1 } }, { "ArrayOrNull", new BsonArray { 5 } },
                { "List", new BsonArray { "a" } }, { "Queue", new BsonArray { point } },
                { "Stack", new BsonArray { 1, 2 } }, { "Set", new BsonArray { 1 } }, { "Sorted", new BsonArray { "a" } },
                { "ByName", new BsonDocument("p", point) }, { "ByVersion", new BsonDocument("1.2", 3) },
            });
    }

    private static BsonDocument TimeDocument() => new()
    {
        { "Hour", 1 }, { "Minute", 2 }, { "Second", 3 }, { "Millisecond", 0 }, { "Microsecond", 0 }, { "Nanosecond", 0 },
        { "Ticks", new TimeOnly(1, 2, 3).Ticks },
    };
}
