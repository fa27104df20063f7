using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

/// <summary>Constructors and factory methods that the driver refuses, and those of types that can't be changed.</summary>
public sealed class CreatorTests
{
    private const string This = "The driver can't make 'Order' with this constructor: ";

    [TestCase(
        "public partial class Order(IEnumerable<int> [|a|]) { public IReadOnlyList<int> A { get; } = [.. a]; }",
        This + "no property or field has the name and the type 'System.Collections.Generic.IEnumerable<int>' of its parameter 'a'")]
    [TestCase(
        "public partial class Order { public Order(in int [|a|]) => A = a; public int A { get; } }",
        This + "no property or field has the name and the type 'int' of its parameter 'a'")]
    [TestCase(
        "public partial class Order(int [|a|]) { [BsonIgnore] public int A { get; } = a; }",
        This + "'A' is not stored; an attribute such as [BsonElement] makes it so")]
    [TestCase(
        "public partial class Order { [BsonConstructor] private Order(int [|a|]) => A = a; public int A { get; } }",
        This + "'A' is not stored; an attribute such as [BsonElement] makes it so")]
    [TestCase(
        "public partial class Order { [[|BsonConstructor(\"A\", \"B\")|]] public Order(int a) => A = a; public int A { get; } public int " +
        "B { get; set; } }",
        This + "the attribute names 2 members for 1 parameter")]
    [TestCase(
        "public partial class Order { [[|BsonConstructor(\"a\")|]] public Order(int a) => A = a; public int A { get; set; } }",
        This + "no member is named 'a'")]
    [TestCase(
        "public partial class Order { public int A { get; set; } [BsonFactoryMethod] public static Order Of(int [|b|]) => new() { A = b " +
        "}; }",
        "The driver can't make 'Order' with 'Of': no property or field has the name and the type 'int' of its parameter 'b'")]
    public void RefusedByTheDriver(string declaration, string message)
    {
        var type = GeneratorHarness.Run("[BsonGenerated] " + declaration, Error("BSONGEN012", message)).Load().GetType("Order")!;
        Assert.That(
            () => BsonClassMap.LookupClassMap(type), Throws.InstanceOf<BsonSerializationException>().Or.InstanceOf<ArgumentException>());
    }

    [Test]
    public void PrivateMembersOfTypesThatCantBeChanged()
    {
        var assembly = GeneratorHarness.Run(
            """
            [assembly: BsonGenerated(typeof(Order))]
            [assembly: BsonGenerated(typeof(Size))]
            [assembly: BsonGenerated(typeof(Shape))]

            public class Order
            {
                [BsonConstructor("A")]
                private Order(int a) => A = a;

                [BsonFactoryMethod]
                private static Order Of(int a, string b) => new(a) { B = b + "!" };

                [BsonElement] public int A { get; }
                public string? B { get; internal set; }
                public long C { get; private set; } = 4;
            }

            public readonly struct Size
            {
                [BsonConstructor]
                private Size(int width) => Width = width;

                [BsonFactoryMethod]
                private static Size Of(int width, int height) => new(width) { Height = height + 1 };

                [BsonElement] public int Width { get; }
                [BsonElement] public int Height { get; private init; }
            }

            public class Shape
            {
                [BsonFactoryMethod]
                private static Circle Of(int width) => new() { Width = width };

                public int Width { get; set; }
            }

            public sealed class Circle : Shape;
            """).Load();
        RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        Assert.Multiple(() =>
        {
            AssertReadsAs("Order", new BsonDocument("A", 1), new BsonDocument { { "B", BsonNull.Value }, { "C", 4L }, { "A", 1 } });
            AssertReadsAs(
                "Order",
                new BsonDocument { { "C", 5L }, { "A", 1 }, { "B", "b" } },
                new BsonDocument { { "B", "b!" }, { "C", 5L }, { "A", 1 } });
            AssertReadsAs("Size", new BsonDocument("Width", 1), new BsonDocument { { "Height", 0 }, { "Width", 1 } });
            AssertReadsAs(
                "Size", new BsonDocument { { "Width", 1 }, { "Height", 2 } }, new BsonDocument { { "Height", 3 }, { "Width", 1 } });
            AssertReadsAs("Shape", new BsonDocument("Width", 1), new BsonDocument { { "_t", "Circle" }, { "Width", 1 } });
        });

        void AssertReadsAs(string name, BsonDocument document, BsonDocument expected)
        {
            var type = assembly.GetType(name)!;
            Assert.That(Fallbacks.IsGenerated(type), Is.True);
            Assert.That(BsonSerializer.Deserialize(document.ToBson(), type).ToBsonDocument(type), Is.EqualTo(expected));
        }
    }

    [Test]
    public void MembersOfOtherAssembliesThatTheCompilerCantSee()
    {
        var library = GeneratorHarness.Run(
            """
            public class Visible(int number)
            {
                public int Number { get; } = number;
            }

            public class Optional
            {
                [BsonConstructor]
                internal Optional(int number) => Number = number + 1;

                public int Number { get; set; }
            }

            public class Made
            {
                [BsonFactoryMethod]
                private static Made Of(int number) => new(number + 1);

                private Made(int number) => Number = number;

                public int Number { get; set; }
            }

            public abstract class Base
            {
                internal Base(int number) => Number = number;

                protected Base(string unmatched) => Number = unmatched.Length;

                public int Number { get; }
            }
            """);
        var context = new AssemblyLoadContext(null);
        var types = library.Load(context);
        var source = new SourceFile(
            """
            [assembly: BsonGenerated(typeof(Visible))]
            [assembly: BsonGenerated(typeof(Optional))]
            [assembly: BsonGenerated(typeof(Made))]

            [BsonGenerated]
            public partial class Derived() : Base("")
            {
                public int Own { get; set; }
            }
            """);
        var compilation = TestProject.Compile("TestAssembly2", [library.ToReference()], [source]);
        var assembly = GeneratorHarness.Run(compilation, TestProject.CreateDriver(), [source]).Load(context);
        RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        Assert.Multiple(() =>
        {
            AssertReads(types.GetType("Visible")!, 5, 5, isGenerated: true);
            AssertReads(types.GetType("Optional")!, 5, 6, isGenerated: false);
            AssertReads(types.GetType("Made")!, 5, 6, isGenerated: false);
            AssertReads(assembly.GetType("Derived")!, 5, 0, isGenerated: false);
        });

        static void AssertReads(Type type, int number, int expected, bool isGenerated)
        {
            Assert.That(Fallbacks.IsGenerated(type), Is.EqualTo(isGenerated));
            var read = BsonSerializer.Deserialize(new BsonDocument("Number", number).ToBson(), type);
            Assert.That(read.ToBsonDocument(type)["Number"].AsInt32, Is.EqualTo(expected));
        }
    }
}
