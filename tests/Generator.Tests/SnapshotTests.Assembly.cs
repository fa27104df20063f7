using NUnit.Framework;

namespace BsonGen.Generator.Tests;

// Attributes of the assembly.
public sealed partial class SnapshotTests
{
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
        """), withRegistration: true);
}
