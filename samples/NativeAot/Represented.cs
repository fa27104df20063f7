// Values that attributes configure, each type once.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace NativeAot;

[BsonGenerated]
public sealed partial class Represented
{
    [BsonRepresentation(BsonType.Int32)]
    public bool Bool { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public byte Byte { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public sbyte SByte { get; set; }

    [BsonRepresentation(BsonType.String)]
    public short Short { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public ushort UShort { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public int Int { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public uint UInt { get; set; }

    [BsonRepresentation(BsonType.String)]
    public long Long { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public ulong ULong { get; set; }

    [BsonRepresentation(BsonType.String)]
    public float Float { get; set; }

    [BsonRepresentation(BsonType.Int32)]
    public double Double { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public decimal Decimal { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public Decimal128 Decimal128 { get; set; }

    [BsonRepresentation(BsonType.Int32)]
    public char Char { get; set; }

    [BsonRepresentation(BsonType.ObjectId)]
    public string? Reference { get; set; }

    [BsonRepresentation(BsonType.ObjectId)]
    public ObjectId ObjectId { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public byte[]? Bytes { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTime Date { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTimeOffset Offset { get; set; }

    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Seconds)]
    public TimeSpan Seconds { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public TimeSpan Ticks { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Big Big { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public Days Days { get; set; }
}

[BsonGenerated]
public sealed partial class RepresentedOrNull
{
    [BsonRepresentation(BsonType.String)]
    public int? Int { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal? Decimal { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Color? Color { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId? ObjectId { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid? Guid { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DateTime? Date { get; set; }

    [BsonTimeSpanOptions(BsonType.Int32, TimeSpanUnits.Minutes)]
    public TimeSpan? Minutes { get; set; }
}

[BsonGenerated]
public sealed partial class RepresentedInside
{
    [BsonRepresentation(BsonType.String)]
    public Stack<int>? Stack { get; set; }

    [BsonRepresentation(BsonType.String)]
    public System.Collections.Concurrent.ConcurrentStack<Color>? SharedStack { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public long?[]? OrNull { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public List<List<DateTime>>? Nested { get; set; }

    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Hours)]
    public LinkedList<TimeSpan>? Hours { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    [BsonRepresentation(BsonType.String)]
    public Dictionary<int, Color>? Names { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    [BsonTimeSpanOptions(BsonType.Int64, TimeSpanUnits.Minutes)]
    public SortedDictionary<char, TimeSpan>? Minutes { get; set; }
}

/// <summary>Pairs and tuples in dictionaries, and dictionaries in pairs and tuples.</summary>
[BsonGenerated]
public sealed partial class PairsInside
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, KeyValuePair<string, Color>>? Pairs { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public SortedDictionary<Color, Tuple<int, Point>>? Tuples { get; set; }

    public KeyValuePair<int, Dictionary<TimeSpan, int>?> Pair { get; set; }

    public Tuple<string, Dictionary<Version, Point>>? Tuple { get; set; }

    public HashSet<Tuple<int, bool>>? Set { get; set; }
}

/// <summary>Guids as binary data, whose bytes have a different order in each representation.</summary>
[BsonGenerated]
public sealed partial class Guids
{
    private static readonly Guid Key = new("00112233-4455-6677-8899-aabbccddeeff");

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Standard { get; set; } = Key;

    [BsonGuidRepresentation(GuidRepresentation.CSharpLegacy)]
    public Guid CSharp { get; set; } = Key;

    [BsonGuidRepresentation(GuidRepresentation.JavaLegacy)]
    public Guid Java { get; set; } = Key;

    [BsonGuidRepresentation(GuidRepresentation.PythonLegacy)]
    public Guid Python { get; set; } = Key;

    /// <summary>Reads and writes an object.</summary>
    public static void RoundTrip()
    {
        byte[] elements =
        [
            .. Element("Standard\0"u8, BsonBinarySubType.UuidStandard, "00112233445566778899AABBCCDDEEFF"),
            .. Element("CSharp\0"u8, BsonBinarySubType.UuidLegacy, "33221100554477668899AABBCCDDEEFF"),
            .. Element("Java\0"u8, BsonBinarySubType.UuidLegacy, "7766554433221100FFEEDDCCBBAA9988"),
            .. Element("Python\0"u8, BsonBinarySubType.UuidLegacy, "00112233445566778899AABBCCDDEEFF"),
        ];
        Check.RoundTrip(new Guids(), [.. BitConverter.GetBytes(elements.Length + 5), .. elements, 0]);
    }

    private static byte[] Element(ReadOnlySpan<byte> name, BsonBinarySubType subType, string bytes) =>
        [(byte)BsonType.Binary, .. name, 16, 0, 0, 0, (byte)subType, .. Convert.FromHexString(bytes)];
}

internal static class RepresentedValues
{
    private static readonly DateTime When = new(2024, 2, 29, 12, 0, 0, DateTimeKind.Utc);

    private static readonly ObjectId Key = new("0102030405060708090a0b0c");

    /// <summary>Reads and writes an object of each class.</summary>
    public static void RoundTrip()
    {
        Plain();
        OrNull();
        Inside();
        Pairs();
        Guids.RoundTrip();
    }

    /// <summary>The document that the driver writes for a date with an offset.</summary>
    public static BsonDocument DocumentOf(DateTimeOffset value) =>
        new() { { "DateTime", value.UtcDateTime }, { "Ticks", value.Ticks }, { "Offset", (int)value.Offset.TotalMinutes } };

    private static void Plain() => Check.RoundTrip(
        new Represented
        {
            Bool = true,
            Byte = 1,
            SByte = -1,
            Short = -2,
            UShort = 2,
            Int = -3,
            UInt = 3,
            Long = -4,
            ULong = 4,
            Float = 1.5f,
            Double = 2,
            Decimal = 2.5m,
            Decimal128 = 5,
            Char = 'a',
            Reference = Key.ToString(),
            ObjectId = Key,
            Bytes = [1, 2],
            Date = When,
            Offset = new DateTimeOffset(When.Ticks, TimeSpan.FromHours(1)),
            Seconds = TimeSpan.FromSeconds(1.5),
            Ticks = TimeSpan.FromTicks(7),
            Big = Big.Huge,
            Days = Days.Tuesday,
        },
        new BsonDocument
        {
            { "Bool", 1 }, { "Byte", new BsonBinaryData([1]) }, { "SByte", -1L }, { "Short", "-2" }, { "UShort", 2.0 }, { "Int", -3L },
            { "UInt", new BsonDecimal128(3) }, { "Long", "-4" }, { "ULong", new BsonDecimal128(4) },
            { "Float", "1.5" }, { "Double", 2 }, { "Decimal", 2.5 },
            { "Decimal128", 5L }, { "Char", 97 }, { "Reference", Key }, { "ObjectId", Key }, { "Bytes", new byte[] { 1, 2 } },
            { "Date", new BsonDocument { { "DateTime", When }, { "Ticks", When.Ticks } } },
            { "Offset", DocumentOf(new DateTimeOffset(When.Ticks, TimeSpan.FromHours(1))) },
            { "Seconds", 1.5 }, { "Ticks", 7L }, { "Big", "Huge" }, { "Days", 2L },
        });

    private static void OrNull()
    {
        Check.RoundTrip(
            new RepresentedOrNull
            {
                Int = 1,
                Decimal = 2.5m,
                Color = Color.Green,
                ObjectId = Key,
                Guid = Guid.Empty,
                Date = When,
                Minutes = TimeSpan.FromMinutes(5),
            },
            new BsonDocument
            {
                { "Int", "1" }, { "Decimal", new BsonDecimal128(2.5m) }, { "Color", "Green" }, { "ObjectId", Key.ToString() },
                { "Guid", Guid.Empty.ToString() }, { "Date", When.Ticks }, { "Minutes", 5 },
            });
        Check.RoundTrip(
            new RepresentedOrNull(),
            new BsonDocument
            {
                { "Int", BsonNull.Value }, { "Decimal", BsonNull.Value }, { "Color", BsonNull.Value }, { "ObjectId", BsonNull.Value },
                { "Guid", BsonNull.Value }, { "Date", BsonNull.Value }, { "Minutes", BsonNull.Value },
            });
    }

    private static void Inside() => Check.RoundTrip(
        new RepresentedInside
        {
            Stack = new([1, 2]),
            SharedStack = new([Color.Green]),
            OrNull = [1, null],
            Nested = [[When], []],
            Hours = new([TimeSpan.FromMinutes(30)]),
            Names = new() { [1] = Color.Green },
            Minutes = new() { ['a'] = TimeSpan.FromMinutes(5) },
        },
        new BsonDocument
        {
            { "Stack", new BsonArray { "1", "2" } }, { "SharedStack", new BsonArray { "Green" } },
            { "OrNull", new BsonArray { 1.0, BsonNull.Value } },
            { "Nested", new BsonArray { new BsonArray { When.Ticks }, new BsonArray() } }, { "Hours", new BsonArray { 0.5 } },
            { "Names", new BsonArray { new BsonArray { 1, "Green" } } },
            { "Minutes", new BsonArray { new BsonDocument { { "k", 97 }, { "v", 5L } } } },
        });

    private static void Pairs()
    {
        var point = new BsonDocument { { "X", 1 }, { "Y", 2 } };
        Check.RoundTrip(
            new PairsInside
            {
                Pairs = new() { [1] = new("a", Color.Green) },
                Tuples = new() { [Color.Green] = new(1, new Point { X = 1, Y = 2 }) },
                Pair = new(1, new() { [TimeSpan.FromSeconds(1)] = 2 }),
                Tuple = new("a", new() { [new Version(1, 2)] = new Point { X = 1, Y = 2 } }),
                Set = [new(1, true)],
            },
            new BsonDocument
            {
                { "Pairs", new BsonArray { new BsonArray { 1, new BsonDocument { { "k", "a" }, { "v", 5 } } } } },
                { "Tuples", new BsonArray { new BsonDocument { { "k", 5 }, { "v", new BsonArray { 1, point } } } } },
                { "Pair", new BsonDocument { { "k", 1 }, { "v", new BsonDocument("00:00:01", 2) } } },
                { "Tuple", new BsonArray { "a", new BsonDocument("1.2", point) } }, { "Set", new BsonArray { new BsonArray { 1, true } } },
            });
    }
}
