using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

// Members: their types, their accessibility, and their code.
public sealed partial class SnapshotTests
{
    [Test]
    public void Scalars() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public sealed partial class Scalars
        {
            public bool Boolean { get; set; }
            public byte Byte { get; set; }
            public sbyte SByte { get; set; }
            public short Int16 { get; set; }
            public ushort UInt16 { get; set; }
            public int Int32 { get; set; }
            public uint UInt32 { get; set; }
            public long Int64 { get; set; }
            public ulong UInt64 { get; set; }
            public float Single { get; set; }
            public double Double { get; set; }
            public decimal Decimal { get; set; }
            public Decimal128 Decimal128 { get; set; }
            public char Char { get; set; }
            public string? String { get; set; }
            public DateTime DateTime { get; set; }
            public Guid Guid { get; set; }
            public ObjectId ObjectId { get; set; }
            public DayOfWeek Enum { get; set; }
            public int? NullableInt32 { get; set; }
            public DayOfWeek? NullableEnum { get; set; }
        }
        """));

    [Test]
    public void Collections() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public sealed partial class Collections
        {
            public List<int> Numbers { get; set; } = [];
            public string[]? Names { get; set; }
            public IReadOnlyList<Leaf>? Leaves { get; set; }
            public IEnumerable<int?>? Optional { get; set; }
            public List<List<int[]>>? Jagged { get; set; }
            public Dictionary<string, int> Counts { get; set; } = [];
            public IDictionary<string, List<Leaf>>? Groups { get; set; }
            public byte[]? Bytes { get; set; }
            public Dictionary<int, string> [|ByNumber|] { get; set; } = [];
            public HashSet<string> Tags { get; set; } = [];
            public HashSet<Leaf> Set { get; set; } = [];
            public Stack<Leaf?>? Stack { get; set; }
            public SortedDictionary<string, Queue<int>>? Sorted { get; set; }
        }

        [BsonGenerated]
        public sealed partial class Leaf;
        """,
        ExpectedDiagnostic.Warning(
            "BSONGEN022", "'ByNumber' can't be stored unless empty, since the driver refuses element names of type 'int'; add " +
                "[BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)], unless code configures its serializer")));

    [Test]
    public void ConfiguredCollections() => Snapshot.Match(GeneratorHarness.Run(
        """
        using MongoDB.Bson.Serialization.Options;

        namespace Shop;

        [BsonGenerated]
        public sealed partial class Configured
        {
            [BsonRepresentation(BsonType.String)]
            public List<DayOfWeek> Days { get; set; } = [];

            [BsonRepresentation(BsonType.Int64)]
            public double?[]? Numbers { get; set; }

            [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
            public Dictionary<DayOfWeek, List<string>> Names { get; set; } = [];

            [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Seconds)]
            public TimeSpan Length { get; set; }

            public IReadOnlyDictionary<string, int>? Counts { get; set; }
        }
        """));

    [Test]
    public void Tuples() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public sealed partial class Tuples
        {
            public KeyValuePair<string, int> Pair { get; set; }
            public KeyValuePair<Uri, int>? PairOrNull { get; set; }
            public List<Tuple<int, Tuple<DayOfWeek?, byte[]>>>? Nested { get; set; }
            public (int Low, int High) Range { get; set; }
        }
        """));

    [Test]
    public void Accessibility() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public partial class Account
        {
            private Account() => Owner = "";

            public int Id { get; private set; }
            public string Owner { get; init; }
            public required string Mail { get; set; }
            public string Phone { private get; set; } = "";
            [BsonElement] internal int Version { get; set; }
            [BsonElement("pin")] private readonly int _pin = 0;
            [BsonElement("hash")] private byte[]? _hash;
            private int _ignored;
            public readonly int [|Skipped|];

            public static Account Open(int id) => new() { Id = id, Mail = "", _ignored = id };

            public override string ToString() => $"{_pin} {_hash} {_ignored}";
        }

        [BsonGenerated]
        public partial class Required
        {
            public required string Name { get; init; }
            public required int Count;
        }
        """,
        ExpectedDiagnostic.Info("BSONGEN028", "'Skipped' is not stored, since it is readonly; remove the modifier, or add [BsonIgnore]")));

    [Test]
    public void MappedByCode() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated(Members = ["_note"])]
        public partial class Account
        {
            private readonly int _number = 0;
            private string? _note;
            private int _other;

            public int Id { get; set; }
            public int Digits => _number.ToString().Length;

            public override string ToString() => $"{_note} {_other++}";
        }

        public static class AccountMap
        {
            public static void Map(MongoDB.Bson.Serialization.BsonClassMap<Account> map)
            {
                map.AutoMap();
                map.MapField("_number");
                map.MapProperty(account => account.Digits);
            }
        }
        """));

    [Test]
    public void UserCode() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public partial class Computed
        {
            private string _name = "";

            public string Name { get => _name; set => _name = value.Trim(); }
            public int Id => _name.Length;
            public virtual int Size { get; set; }
            [BsonDefaultValue(3)] public int Level { get => field; set => field = value; }
        }
        """));
}
