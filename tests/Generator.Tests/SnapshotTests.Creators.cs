using NUnit.Framework;

namespace BsonGen.Generator.Tests;

// Types that constructors and factory methods create.
public sealed partial class SnapshotTests
{
    [Test]
    public void PositionalRecord() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public sealed partial record Selection([property: BsonId] long Id, string Name, double Price, int[]? Odds = null);

        [BsonGenerated]
        public readonly partial record struct Money(decimal Amount, string Currency);

        [BsonGenerated]
        public sealed partial record Initialized(string Name)
        {
            public List<string> Tags { get; init; } = [];
        }
        """));

    [Test]
    public void Constructor() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public sealed partial class Price(decimal amount, string currency)
        {
            public decimal Amount { get; } = amount;
            public string Currency { get; } = currency;
        }

        [BsonGenerated]
        public partial class Basket
        {
            public Basket(int id, IReadOnlyList<Price> prices)
            {
                Id = id;
                Prices = prices ?? throw new ArgumentNullException(nameof(prices));
            }

            public int Id { get; }
            public IReadOnlyList<Price> Prices { get; }
            [BsonDefaultValue("none")] public string Coupon { get; private set; } = "";
            public DateTime? Paid { get; private set; }
            [BsonElement] public int Count => Prices.Count;
        }
        """));

    [Test]
    public void Constructors() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public sealed partial class Range
        {
            public Range(int start) => Start = start;

            public Range(int start, int end) => (Start, End) = (start, end);

            [BsonConstructor(nameof(Start), nameof(End), nameof(Name))]
            private Range(int start, int end, object name) => (Start, End, Name) = (start, end, name as string);

            public int Start { get; }
            public int End { get; private set; }
            public string? Name { get; private set; }
        }

        """ + Discount));

    /// <summary>Creators, setters and extra elements.</summary>
    internal const string Discount =
        """
        [BsonGenerated]
        public partial class Discount
        {
            [BsonConstructor]
            private Discount(string code) => Code = code;

            [BsonFactoryMethod]
            private static Discount OfPercents(string code, int percents) => new(code) { Percents = percents };

            public string Code { get; private set; }
            [BsonDefaultValue(10), BsonElement] public int Percents { get; private init; }
            [BsonRequired] public string Text { get; set; } = "";
            public BsonDocument? ExtraElements { get; set; }
        }
        """;
}
