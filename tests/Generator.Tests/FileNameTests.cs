using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Two types never share a generated file.</summary>
public sealed class FileNameTests
{
    [Test]
    public void GenericsAndUnderscores() => AssertDistinct(
        """
        [BsonGenerated] public partial class Colliding;
        [BsonGenerated] public partial class Colliding<T>;
        [BsonGenerated] public partial class Colliding<T, U>;
        [BsonGenerated] public partial class Colliding_T;
        [BsonGenerated] public partial class Colliding_1;
        [BsonGenerated] public partial class Colliding_601;
        """,
        types: 6);

    [Test]
    public void NestedAndNamespaced() => AssertDistinct(
        """
        namespace Shop
        {
            [BsonGenerated]
            public partial class Order
            {
                [BsonGenerated] public partial class Line;
            }

            [BsonGenerated] public partial class Order_Line;
        }

        namespace Shop_Order
        {
            [BsonGenerated] public partial class Line;
        }

        namespace Shop.Orders
        {
            [BsonGenerated] public partial class Line;
        }
        """,
        types: 5);

    [Test]
    public void Casing() => AssertDistinct(
        """
        namespace Shop
        {
            [BsonGenerated]
            public partial class Order { [BsonGenerated] public partial class Line; [BsonGenerated] public partial class LINE; }
            [BsonGenerated] public partial class ORDER { [BsonGenerated] public partial class Line; }
            [BsonGenerated] public partial class @order;
            [BsonGenerated] public partial class Order<T>;
        }

        namespace SHOP
        {
            [BsonGenerated] public partial class Order;
        }
        """,
        types: 8);

    [Test]
    public void ForeignTypes() => AssertDistinct(
        """
        [assembly: BsonGenerated(typeof(Box<int>))]
        [assembly: BsonGenerated(typeof(Box<int[]>))]
        [assembly: BsonGenerated(typeof(Box<int[,]>))]
        [assembly: BsonGenerated(typeof(Box<string[]>))]
        [assembly: BsonGenerated(typeof(Box<Box<int>>))]
        [assembly: BsonGenerated(typeof(Box<int>.Lid))]
        [assembly: BsonGenerated(typeof(Box<long>.Lid))]
        [assembly: BsonGenerated(typeof(A.Thing))]
        [assembly: BsonGenerated(typeof(A_Thing))]

        public class Box<T> { public class Lid { } }

        namespace A
        {
            public class Thing { }
        }

        public class A_Thing { }
        """,
        types: 9);

    [Test]
    public void TypesNamedLikeTheRegistration() => AssertDistinct(
        """
        [BsonGenerated] public partial class BsonTypes;
        [BsonGenerated] public partial class BsonGen_Registration;
        """,
        types: 2);

    private static void AssertDistinct(string source, int types)
    {
        var names = GeneratorHarness.Run(source).Texts.Keys;
        Assert.That(names.Distinct(StringComparer.OrdinalIgnoreCase).Count(), Is.EqualTo(types + 1), string.Join('\n', names));
    }
}
