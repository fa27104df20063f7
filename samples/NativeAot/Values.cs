// Values of the types and representations beyond the commonest, each once.
using System.Globalization;
using System.Net;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace NativeAot;

[BsonGenerated]
public sealed partial class Values
{
    private static readonly DateTime When = new(2024, 2, 29, 12, 0, 0, DateTimeKind.Utc);

    [BsonRepresentation(BsonType.String)]
    public int Number { get; set; }

    [BsonRepresentation(BsonType.String)]
    public double Ratio { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public long Count { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Decimal128 Price { get; set; }

    [BsonRepresentation(BsonType.String)]
    public bool? IsPaid { get; set; }

    [BsonRepresentation(BsonType.String)]
    public char Letter { get; set; }

    [BsonRepresentation(BsonType.String)]
    public byte[]? Digits { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTime Day { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset Moment { get; set; }

    [BsonTimeSpanOptions(BsonType.Int64, TimeSpanUnits.Minutes)]
    public TimeSpan Length { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Key { get; set; }

    [BsonRepresentation(BsonType.Symbol)]
    public string? Name { get; set; }

    public Uri? Link { get; set; }

    public Version? Version { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Version? Parts { get; set; }

    public CultureInfo? Culture { get; set; }

    public IPAddress? Address { get; set; }

    public KeyValuePair<string, int> Pair { get; set; }

    public KeyValuePair<Color, Version?>? PairOrNull { get; set; }

    public Tuple<int, Tuple<Color, string>>? Tuple { get; set; }

    public List<KeyValuePair<int, Uri>>? Pairs { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<short>? Numbers { get; set; }

    public int[][]? Jagged { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<char, TimeSpan>? Spans { get; set; }

    /// <summary>Reads and writes one object with a value of each kind.</summary>
    public static void RoundTrip() => Check.RoundTrip(
        new Values
        {
            Number = -1,
            Ratio = 1.5,
            Count = 3,
            Price = Decimal128.Parse("1.50"),
            IsPaid = true,
            Letter = 'a',
            Digits = [1, 255],
            Day = When,
            Moment = new DateTimeOffset(When.Ticks, TimeSpan.FromHours(1)),
            Length = TimeSpan.FromMinutes(90),
            Key = new Guid("00112233-4455-6677-8899-aabbccddeeff"),
            Name = "n",
            Link = new Uri("https://example.com/"),
            Version = new Version(1, 2),
            Parts = new Version(1, 2, 3),
            Culture = CultureInfo.InvariantCulture,
            Address = IPAddress.Parse("10.1.2.3"),
            Pair = new("a", 1),
            PairOrNull = new(Color.Green, new Version(4, 5)),
            Tuple = new(1, new(Color.Green, "b")),
            Pairs = [new(1, new Uri("relative", UriKind.Relative))],
            Numbers = [1, -2],
            Jagged = [[1], []],
            Spans = new() { ['a'] = TimeSpan.FromSeconds(1) },
        },
        new BsonDocument
        {
            { "Number", "-1" }, { "Ratio", "1.5" }, { "Count", new BsonDecimal128(3) },
            { "Price", "1.50" }, { "IsPaid", "true" }, { "Letter", "a" },
            { "Digits", "01ff" }, { "Day", "2024-02-29T12:00:00Z" }, { "Moment", "2024-02-29T12:00:00+01:00" }, { "Length", 90L },
            { "Key", "00112233-4455-6677-8899-aabbccddeeff" }, { "Name", (BsonSymbol)"n" }, { "Link", "https://example.com/" },
            { "Version", "1.2" }, { "Parts", new BsonDocument { { "Major", 1 }, { "Minor", 2 }, { "Build", 3 } } },
            { "Culture", new BsonDocument { { "Name", "" }, { "UseUserOverride", false } } },
            { "Address", "10.1.2.3" },
            { "Pair", new BsonDocument { { "k", "a" }, { "v", 1 } } }, { "PairOrNull", new BsonDocument { { "k", 5 }, { "v", "4.5" } } },
            { "Tuple", new BsonArray { 1, new BsonArray { 5, "b" } } },
            { "Pairs", new BsonArray { new BsonDocument { { "k", 1 }, { "v", "relative" } } } }, { "Numbers", new BsonArray { "1", "-2" } },
            { "Jagged", new BsonArray { new BsonArray { 1 }, new BsonArray() } },
            { "Spans", new BsonArray { new BsonArray { (int)'a', "00:00:01" } } },
        });
}
