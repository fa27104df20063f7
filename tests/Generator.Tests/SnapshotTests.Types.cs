using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Generated files for representative types: <c>Snapshots/{test}</c>.</summary>
// Here: kinds of types, and where they stand.
public sealed partial class SnapshotTests
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
        """), withRegistration: true);

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
}
