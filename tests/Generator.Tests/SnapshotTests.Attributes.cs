using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

// Attributes of the driver on types and members.
public sealed partial class SnapshotTests
{
    [Test]
    public void Ignoring() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public sealed partial class Sparse
        {
            [BsonIgnore] public int Never { get; set; }
            [BsonIgnoreIfNull] public string? Text { get; set; }
            [BsonIgnoreIfNull] public int? Number { get; set; }
            [BsonIgnoreIfNull] public List<int>? Numbers { get; set; }
            [BsonIgnoreIfDefault] public int Count { get; set; }
            [BsonIgnoreIfDefault] public Guid Key { get; set; }
            [BsonIgnoreIfDefault] public DayOfWeek Day { get; set; }
            [BsonIgnoreIfDefault] public string? Name { get; set; }
            [BsonIgnoreIfDefault(false)] public int Always { get; set; }
            public string Choosy { get; set; } = "";

            public bool ShouldSerializeChoosy() => Choosy.Length > 0;
        }
        """));

    [Test]
    public void Defaults() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public sealed partial class Defaulted
        {
            [BsonDefaultValue("a \"quoted\"\n\\ text")] public string Text { get; set; } = "";
            [BsonDefaultValue(null)] public string? Nothing { get; set; }
            [BsonDefaultValue(-1)] public int Number { get; set; }
            [BsonDefaultValue(-1L)] [BsonIgnoreIfDefault] public long Long { get; set; }
            [BsonDefaultValue(-1.5e-7)] public double Double { get; set; }
            [BsonDefaultValue(float.NaN)] public float Single { get; set; }
            [BsonDefaultValue('\'')] public char Char { get; set; }
            [BsonDefaultValue(true)] public bool? Flag { get; set; }
            [BsonDefaultValue((Level)(-2))] [BsonIgnoreIfDefault] public Level Level { get; set; }
            [BsonRequired] public string Needed { get; set; } = "";
            [BsonRequired] public int Computed => 1;
        }

        public enum Level { Low = -2, High }
        """));

    [Test]
    public void Configured() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public sealed partial class Configured
        {
            [BsonRepresentation(BsonType.String)] public DayOfWeek Day { get; set; }
            [BsonDateTimeOptions(Kind = DateTimeKind.Local)] public DateTime? Local { get; set; }
            [BsonTimeSpanOptions(BsonType.Int64)] public TimeSpan Length { get; set; }
            [BsonElement("z", Order = 1)] public int Last { get; set; }
            [BsonElement("y", Order = -1)] public int First { get; set; }
            public System.Net.IPEndPoint? [|Address|] { get; set; }
            public BsonValue? Raw { get; set; }
            public RawBsonDocument? [|Bytes|] { get; set; }
        }
        """,
        Info(
            "BSONGEN007",
            "'Address' holds 'System.Net.IPEndPoint?', which the driver's serializer reads and writes, more slowly than generated code"),
        Info(
            "BSONGEN007",
            "'Bytes' holds 'MongoDB.Bson.RawBsonDocument?', which the driver's serializer reads and writes, more slowly than generated " +
            "code")));

    [Test]
    public void Interned() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public sealed partial class Invoice
        {
            [BsonInterned] public string Currency { get; set; } = "";
            [BsonInterned] public string? Status;
            [BsonInterned] public List<string> Categories { get; set; } = [];
            public required InvoiceLine Line { get; init; }
        }

        [BsonGenerated]
        public sealed partial record InvoiceLine(
            [property: BsonInterned] string Country,
            [property: BsonInterned] Dictionary<string, string[]> Labels);
        """));

    [Test]
    public void Reusable() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated, BsonReusable]
        public partial class Cart
        {
            public int Id { get; set; } = -1;
            [BsonRequired] public string Customer { get; set; } = "";
            public List<CartLine> Lines { get; set; } = [];
            public IReadOnlyList<List<int>>? Numbers { get; set; }
            public CartLine? Last { get; private set; }
        }

        [BsonGenerated, BsonReusable]
        public sealed partial class CartLine
        {
            public required string Article { get; set; }
            public CartLine[] Parts { get; set; } = [];
        }
        """));

    [Test]
    public void ExtraElements() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public sealed partial class Open
        {
            public int A { get; set; }
            public BsonDocument? ExtraElements { get; set; }
            public int B { get; set; }
        }

        [BsonGenerated]
        public sealed partial class Bag
        {
            [BsonExtraElements] public IDictionary<string, object> Rest { get; private set; } = new Dictionary<string, object>();
        }

        [BsonGenerated]
        [BsonIgnoreExtraElements]
        public partial class Lenient
        {
            public int A { get; set; }
        }
        """));
}
