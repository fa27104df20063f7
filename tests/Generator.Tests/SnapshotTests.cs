using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

/// <summary>What is generated for representative types, as files to read.</summary>
public sealed class SnapshotTests
{
    [Test]
    public void Class() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public partial class Customer
        {
            public ObjectId Id { get; set; }
            public string Name { get; set; } = "";
            public int Visits;
            public DateTime Created { get; set; }
            public Address? Home { get; set; }
            public static int Count { get; set; }
            public string this[int index] => Name;
            public string Initial => Name[..1];
        }

        [BsonGenerated]
        public sealed partial class Address
        {
            public string Street { get; set; } = "";
        }
        """));

    [Test]
    public void Struct() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public partial struct Point
        {
            public double X;
            public double Y { get; set; }
            public double Z { get; init; }
            [BsonElement("w")] private double _w;

            public readonly double Weight => _w;
        }

        [BsonGenerated]
        public partial struct Constructed
        {
            public Constructed() => A = 1;

            public int A { get; set; }
        }
        """));

    [Test]
    public void Record() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public partial record Order
        {
            public Guid Id { get; init; }
            public decimal Total { get; set; }
        }

        [BsonGenerated]
        public partial record struct Size
        {
            public int Width { get; set; }
            public int Height { get; init; }
        }
        """));

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

        [BsonGenerated]
        public partial class Discount
        {
            [BsonConstructor]
            private Discount(string code) => Code = code;

            [BsonFactoryMethod]
            private static Discount OfPercents(string code, int percents) => new(code) { Percents = percents };

            public string Code { get; private set; }
            [BsonDefaultValue(10), BsonElement] public int Percents { get; private init; }
            [BsonRequired] public string Text { get => field; set => field = value.Trim(); } = "";
            public BsonDocument? ExtraElements { get; set; }
        }
        """));

    [Test]
    public void Nested() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop
        {
            public static partial class Outer
            {
                internal partial struct Middle
                {
                    private partial interface IInner
                    {
                        [BsonGenerated]
                        internal sealed partial class Leaf
                        {
                            public int Value { get; set; }
                        }
                    }
                }
            }
        }
        """));

    [Test]
    public void Generic() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public partial class Page<T>
            where T : class
        {
            public List<T> Items { get; set; } = [];
            public T? First { get; set; }
            public Pair<string, T> Pair { get; set; } = new();

            [BsonGenerated]
            public partial class Footer
            {
                public T? Last { get; set; }
            }
        }

        [BsonGenerated]
        public partial class Pair<TKey, TValue>
        {
            public TKey Key { get; set; } = default!;
            public Dictionary<string, TValue> Values { get; set; } = [];
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
            public readonly int Skipped;

            public static Account Open(int id) => new() { Id = id, Mail = "", _ignored = id };

            public override string ToString() => $"{_pin} {_hash} {_ignored}";
        }

        [BsonGenerated]
        public partial class Required
        {
            public required string Name { get; init; }
            public required int Count;
        }
        """));

    [Test]
    public void Inheritance() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        public abstract class Entity
        {
            public ObjectId Id { get; protected set; }
            public virtual string Title { get; set; } = "";
            [BsonElement("stamp")] private DateTime _stamp = default;
            [BsonElement("baseNote")] public string Note { get; set; } = "";

            protected DateTime Stamp => _stamp;
        }

        [BsonGenerated]
        public partial class Article : Entity
        {
            public override string Title { get; set; } = "";
            [BsonElement("note")] public new string Note { get; set; } = "";
            public string Text { get; set; } = "";
        }

        [BsonGenerated]
        public sealed partial class Review : Article
        {
            public int Stars { get; set; }
        }
        """));

    [Test]
    public void Polymorphism() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        [BsonDiscriminator(RootClass = true)]
        [BsonKnownTypes(typeof(Circle), typeof(Square))]
        public abstract partial class Shape
        {
            public string Name { get; set; } = "";
        }

        [BsonGenerated]
        [BsonDiscriminator("circle")]
        public sealed partial class Circle : Shape
        {
            public double Radius { get; set; }
        }

        [BsonGenerated]
        [BsonDiscriminator("a \"square\"", Required = true)]
        public partial class Square : Shape
        {
            public double Side { get; set; }
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
            [BsonTimeSpanOptions(BsonType.Int64)] public TimeSpan [|Length|] { get; set; }
            [BsonElement("z", Order = 1)] public int Last { get; set; }
            [BsonElement("y", Order = -1)] public int First { get; set; }
            public Uri? [|Link|] { get; set; }
            public BsonValue? Raw { get; set; }
            public RawBsonDocument? [|Bytes|] { get; set; }
        }
        """,
        Info("BSONGEN007", "'Length' is read and written by the driver's serializer for 'System.TimeSpan', more slowly than generated code"),
        Info("BSONGEN007", "'Link' is read and written by the driver's serializer for 'System.Uri?', more slowly than generated code"),
        Info("BSONGEN007", "'Bytes' is read and written by the driver's serializer for 'MongoDB.Bson.RawBsonDocument?', more slowly than generated code")));

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
            public HashSet<Leaf> [|Set|] { get; set; } = [];
        }

        [BsonGenerated]
        public sealed partial class Leaf;
        """,
        Info("BSONGEN007", "'ByNumber' is read and written by the driver's serializer for 'System.Collections.Generic.Dictionary<int, string>', more slowly than generated code"),
        Info("BSONGEN007", "'Set' is read and written by the driver's serializer for 'System.Collections.Generic.HashSet<Shop.Leaf>', more slowly than generated code")));

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
    public void UserCode() => Snapshot.Match(GeneratorHarness.Run(
        """
        namespace Shop;

        [BsonGenerated]
        public partial class Computed : System.ComponentModel.ISupportInitialize
        {
            private string _name = "";

            public string Name { get => _name; set => _name = value.Trim(); }
            public int Id => _name.Length;
            public virtual int Size { get; set; }
            [BsonDefaultValue(3)] public int Level { get => field; set => field = value; }

            public void BeginInit() { }
            public void EndInit() { }
        }
        """));

    [Test]
    public void ForeignType() => Snapshot.Match(GeneratorHarness.Run(
        """
        using Shop;

        [assembly: BsonGenerated(typeof(Order))]
        [assembly: BsonGenerated(typeof(Box<Order>))]
        [assembly: BsonGenerated(typeof(Box<int[]>))]

        namespace Shop
        {
            public class Order
            {
                public int Id { get; set; }
                public string Name { get; init; } = "";
                public Box<int[]>? Numbers { get; set; }
            }

            public class Box<T>
            {
                public T Content { get; set; } = default!;
            }

            [BsonGenerated]
            public sealed partial class Owner
            {
                public Order Order { get; set; } = new();
            }
        }
        """));

    [Test]
    public void Conventions() => Snapshot.Match(GeneratorHarness.Run(
        """
        using BsonGen;
        using MongoDB.Bson;

        [assembly: BsonGeneratedConventions(
            CamelCaseElementNames = true,
            IgnoreExtraElements = true,
            EnumRepresentation = BsonType.String,
            IgnoreIfNull = true,
            StringIdAsObjectId = true)]

        namespace Shop;

        public enum Status { Open, Shipped }

        [BsonGenerated]
        public sealed partial class Order
        {
            public string? Id { get; set; }
            public string? CustomerName { get; set; }
            public Status Status { get; set; }
            public Status? Earlier { get; set; }
            [BsonElement("Total")] public int Sum { get; set; }
            [BsonRepresentation(BsonType.Int64)] public Status Code { get; set; }
        }

        [BsonGenerated]
        public sealed partial class Box<T>
        {
            public T? Content { get; set; }
        }
        """));
}
