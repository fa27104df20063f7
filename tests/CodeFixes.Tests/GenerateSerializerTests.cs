using Microsoft.CodeAnalysis.CodeFixes;
using NUnit.Framework;

namespace BsonGen.CodeFixes.Tests;

public sealed class GenerateSerializerTests
{
    private const string Driver = "namespace MongoDB.Driver\n{\n    public interface IMongoCollection<T>;\n\n    public interface " +
        "IMongoDatabase\n    {\n        IMongoCollection<T> GetCollection<T>(string name);\n    }\n}\n";

    [Test]
    public async Task MemberTypesGetSerializersInAllTheirFiles()
    {
        using var solution = new TestSolution(
            """
            using System.Collections.Generic;
            using BsonGen;

            [BsonGenerated]
            public partial class Order
            {
                public Dictionary<string, Places.Address[]> Addresses { get; set; } = new();
            }
            """,
            "namespace Places;\n\n/// <summary>Where it goes.</summary>\npublic sealed class Address\n{\n}\n");
        await solution.FixAsync(new GenerateSerializerFix(), "BSONGEN019", "Generate a serializer for 'Address'");
        Assert.That(
            solution.Texts.Last(),
            Is.EqualTo(
                "using BsonGen;\n\nnamespace Places;\n\n/// <summary>Where it goes.</summary>\n[BsonGenerated]\npublic sealed partial " +
                "class Address\n{\n}\n"));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task AllPartsBecomePartialAndOneIsAnnotated()
    {
        using var solution = new TestSolution(
            "[BsonGen.BsonGenerated] public sealed partial record Order(Outer.Address Address);",
            "using BsonGen;\n\npublic class Outer\n{\n    public partial class Address { }\n}\n",
            "public partial class Outer2;");
        await solution.FixAsync(new GenerateSerializerFix(), "BSONGEN019", "Generate a serializer for 'Address'");
        Assert.That(
            solution.Texts.ElementAt(1),
            Is.EqualTo("using BsonGen;\n\npublic partial class Outer\n{\n    [BsonGenerated]\n    public partial class Address { }\n}\n"));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task MemberTypesGetSerializersWithAllThatTheyHold()
    {
        using var solution = new TestSolution(
            """
            using BsonGen;

            [BsonGenerated]
            public partial class Order
            {
                public Payment? Payment { get; set; }
            }

            public abstract class Payment;

            public class Card : Payment { public Bank? Bank { get; set; } }

            public class Bank;
            """);
        await solution.FixAsync(
            new GenerateSerializerFix(), "BSONGEN019", "Generate a serializer for 'Payment' and the types that it holds");
        Assert.That(
            solution.Texts.Single(),
            Does.Contain("public abstract partial class Payment").And.Contains("partial class Card").And.Contains("partial class Bank"));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task FixingAllAnnotatesATypeOnce()
    {
        using var solution = new TestSolution(
            """
            using BsonGen;

            [BsonGenerated]
            public partial class Order
            {
                public Address From { get; set; } = new();
                public Address To { get; set; } = new();
                public Buyer? Buyer { get; set; }
            }

            public class Address { }

            public class Buyer { }
            """);
        await solution.FixAllAsync(new GenerateSerializerFix(), "BSONGEN019", "Generate a serializer for 'Address'", FixAllScope.Project);
        Assert.That(
            solution.Texts.Single(),
            Does.EndWith("\n[BsonGenerated]\npublic partial class Address { }\n\n[BsonGenerated]\npublic partial class Buyer { }"));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [TestCase("class Store(MongoDB.Driver.IMongoDatabase database) { public object Orders => database.GetCollection<Order>(\"orders\"); }")]
    [TestCase("class Store { public MongoDB.Driver.IMongoCollection<Order>? Orders { get; set; } public " +
        "MongoDB.Driver.IMongoCollection<Order>? Again { get; set; } }")]
    [TestCase("class Start { public static void Run() => MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<Order>(); }")]
    [TestCase("class Start { public static void Run() => MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<Order>(map => " +
        "map.AutoMap()); }")]
    [TestCase("class Start { public static void Run() => MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<Order>(map => { " +
        "map.AutoMap(); }); }")]
    [TestCase("class Repository<T> { public MongoDB.Driver.IMongoCollection<T>? Documents; } class Orders : Repository<Order>;")]
    [TestCase("class Repository<TId, T>(MongoDB.Driver.IMongoCollection<T> documents) { public object A => documents; } class B { " +
        "Repository<int, Order>? A; }")]
    [TestCase("class Repository<T> { MongoDB.Driver.IMongoCollection<T>? A; } class Outer<T> : Repository<T>; class B { Outer<Order>? A; " +
        "}")]
    [TestCase("interface IRepository<T>; class Repository<T> : IRepository<T> { MongoDB.Driver.IMongoCollection<T>? A; } class " +
        "B(IRepository<Order> a) { object A => a; }")]
    [TestCase(
        "static class Setup { public static void AddRepository<T>(this object a) => System.Console.WriteLine(typeof(Repository<T>)); " +
        "static void Run(object a) => a.AddRepository<Order>(); } class Repository<T> { MongoDB.Driver.IMongoCollection<T>? A; }")]
    [TestCase("class Setup { static void Run() => " +
        "MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<Order>(map => map.MapMember(o => o.Id)); }")]
    [TestCase("class Setup { static void Run() => MongoDB.Bson.Serialization.BsonClassMap.RegisterClassMap<Order>(map => { " +
        "map.AutoMap(); map.SetIgnoreExtraElements(true); }); }")]
    public async Task UsedTypesGetSerializersWithAllThatTheyHold(string use)
    {
        using var solution = new TestSolution(
            use,
            Driver,
            """
            using System.Collections.Generic;
            using MongoDB.Bson.Serialization.Attributes;

            namespace MyNamespace { }

            public class Order
            {
                public int Id { get; set; }
                public List<Line> Lines { get; set; } = new();
                public Payment? Payment { get; set; }
                [BsonIgnore] public Cache? Cache { get; set; }
            }

            public struct Line { public Order? Parent { get; set; } public Level Level { get; set; } }

            public enum Level;

            [BsonKnownTypes(typeof(Card))]
            public abstract class Payment;

            public class Card : Payment;

            public class Cache;
            """);
        Assert.That(await solution.FindIdsAsync(), Is.EqualTo(["BSONGEN015"]));
        var before = solution.Texts.Last();
        await solution.FixAsync(new GenerateSerializerFix(), "BSONGEN015", "Generate serializers for 'Order' and all that it holds");
        Assert.That(solution.Texts.First(), Does.Contain("[assembly: BsonGen.BsonGenerated(typeof(Order))]"));
        Assert.That(solution.Texts.Last(), Is.EqualTo(before), "The types stay as they are.");
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task AllDocumentsAreNamedInOneAttribute()
    {
        using var solution = new TestSolution(
            Driver,
            "using BsonGen;\n\n[assembly: BsonGenerated(typeof(Part))]\n\npublic class Part;\n",
            "class Store { MongoDB.Driver.IMongoCollection<Order>? A; MongoDB.Driver.IMongoCollection<Shop.Line>? B; }",
            "class Other { MongoDB.Driver.IMongoCollection<Order>? A; } public class Order; namespace Shop { public class Line; }");
        await solution.FixAllAsync(
            new GenerateSerializerFix(), "BSONGEN015", "Generate serializers for 'Order' and all that it holds", FixAllScope.Project);
        Assert.That(
            solution.Texts.ElementAt(1), Does.Contain("[assembly: BsonGenerated(typeof(Part), typeof(Order), typeof(Line))]"));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [TestCase("class Store { public MongoDB.Driver.IMongoCollection<MongoDB.Bson.BsonDocument>? Documents { get; set; } }")]
    [TestCase("class Store { public MongoDB.Driver.IMongoCollection<System.Uri>? Links { get; set; } }")]
    [TestCase("class Store<T> { public MongoDB.Driver.IMongoCollection<T>? Documents { get; set; } }")]
    [TestCase("class Store { public MongoDB.Driver.IMongoCollection<Orders>? Documents { get; set; } } class Orders : " +
        "System.Collections.Generic.List<int>;")]
    [TestCase("class Store { public MongoDB.Driver.IMongoCollection<Order>? Documents { get; set; } } [BsonGen.BsonGenerated] partial " +
        "class Order;")]
    [TestCase("[assembly: BsonGen.BsonGenerated(typeof(Order))] class Store { public MongoDB.Driver.IMongoCollection<Order>? Documents { " +
        "get; set; } } class Order;")]
    [TestCase("class Store { public Other.IMongoCollection<Order>? Documents { get; set; } } class Order; namespace Other { interface " +
        "IMongoCollection<T>; }")]
    [TestCase("class Cache<T> { T? A; } class B { Cache<Order>? A; } class Order;")]
    [TestCase("class Repository<TId, T> { MongoDB.Driver.IMongoCollection<T>? A; } class B { Repository<Order, Order2>? A; } class " +
        "Order; [BsonGen.BsonGenerated] partial class Order2;")]
    [TestCase("class Node<T> { Node<Node<T>>? A; } class B { Node<Order>? A; } class Order;")]
    [TestCase("static class Setup { static void Add<T>() => System.Console.WriteLine(typeof(System.Collections.Generic.List<T>)); static " +
        "void Run() => Add<Order>(); } class Order;")]
    public async Task OtherUsesAreNotReported(string use)
    {
        using var solution = new TestSolution(use, Driver);
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task UsesInAnotherProjectAreNamedThere()
    {
        using var solution = new TestSolution(
            [["public class Order;"], ["class Store { public MongoDB.Driver.IMongoCollection<Order>? Orders { get; set; } }", Driver]]);
        await solution.FixAsync(new GenerateSerializerFix(), "BSONGEN015", "Generate serializers for 'Order' and all that it holds");
        Assert.That(solution.Texts.First(), Is.EqualTo("public class Order;"));
        Assert.That(solution.Texts.ElementAt(1), Does.StartWith("[assembly: BsonGen.BsonGenerated(typeof(Order))]"));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task HeldTypesAreReportedWhereTheyAreDeclared()
    {
        using var solution = new TestSolution(
            "[BsonGen.BsonGenerated] public partial class Order { public System.Collections.Generic.List<Line>? Lines { get; set; } }",
            "public class Line { public Item? Item { get; set; } }",
            "public class Item;");
        var project = solution.Solution.Projects.Single();
        var declared = (await solution.FindDiagnosticsAsync(project)).Single(found => found.Location.SourceTree!.FilePath == "0-1.cs");
        Assert.That(declared.Id, Is.EqualTo("BSONGEN019"));
        Assert.That(declared.GetMessage(), Does.StartWith("'Order.Lines' holds 'Line'"));
        var document = project.GetDocument(declared.Location.SourceTree)!;
        var actions = await TestSolution.OfferAsync(new GenerateSerializerFix(), document, declared);
        await solution.ApplyAsync(actions.Single());
        Assert.That(solution.Texts.Last(), Does.Contain("[BsonGenerated]\npublic partial class Item;"));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    private const string Library =
        """
        using MongoDB.Driver;

        public interface IRepository<T>;

        public class Repository<T> : IRepository<T>
        {
            private IMongoCollection<T>? _documents;

            public object? Documents => _documents;
        }

        public class Sessions<T, TKey>
        {
            private readonly object _database;

            public Sessions(IMongoDatabase database) => _database = database;

            public object Database => _database;
        }

        public static class Setup
        {
            public static void AddMongoRepository<T, TKey>(this object services) { }

            public static void AddCache<T>(this object services) { }
        }
        """;

    [TestCase("class Start(IRepository<Order> orders) { object Orders => orders; }")]
    [TestCase("class Orders : Repository<Order>;")]
    [TestCase("class Start(Sessions<Order, int> orders) { object Orders => orders; }")]
    public async Task RepositoriesOfLibrariesStoreTheirTypeArguments(string use)
    {
        using var solution = new TestSolution(
            [[Driver], [Library], [use, "public class Order;"]], names: ["MongoDB.Driver", "Store", "App"]);
        Assert.That(await solution.FindIdsAsync(), Is.EqualTo(["BSONGEN015"]));
    }

    [TestCase("class Start { void Run(object services) => services.AddMongoRepository<Order, System.Guid>(); }")]
    [TestCase("class Start { void Run(object services) => services.AddCache<Order>(); }")]
    [TestCase("class Start { void Run(object services) => Mongo<Order>.Run(); } class Mongo<T> { public static void Run() { } }")]
    [TestCase("class Start { System.Collections.Generic.ICollection<Order>? A; }")]
    [TestCase("class Start { void AddCache<T>(IRepository<T> all) { } void Run(object services) => services.AddCache<Order>(); }")]
    public async Task OtherUsesOfLibrariesAreNotReported(string use)
    {
        using var solution = new TestSolution(
            [[Driver], [Library], [use, "public class Order;"]], names: ["MongoDB.Driver", "Store", "App"]);
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task TypesOfProjectsWithoutTheAttributeAreNamed()
    {
        using var solution = new TestSolution(
            [
                [
                    """
                    using System;

                    namespace Domain;

                    public class Order { public Guid Id { get; set; } public Payment[]? Payments { get; set; } }
                    public abstract class Payment;
                    public class Card : Payment;
                    public class Unused;
                    internal class Hidden : Payment;
                    """,
                ],
                [Driver],
                [
                    """
                    using Domain;

                    class Store { public MongoDB.Driver.IMongoCollection<Order>? Orders; }
                    """,
                    "class Receipts { public MongoDB.Driver.IMongoCollection<Receipt>? All; }",
                    "public class Receipt { public Domain.Card? Card { get; set; } }",
                ],
            ],
            names: ["Shop.Domain", "MongoDB.Driver", "App"]);
        var message = (await solution.FindDiagnosticsAsync(solution.Solution.Projects.Last())).First().GetMessage();
        Assert.That(
            message,
            Is.EqualTo(
                "'Order' is stored by its class map; add [assembly: BsonGenerated(typeof(Domain.Order))] for a generated serializer"));
        await solution.FixAllAsync(
            new GenerateSerializerFix(),
            "BSONGEN015",
            "Generate serializers for 'Order' and all that it holds",
            FixAllScope.Solution);
        Assert.That(solution.Texts.ElementAt(2), Is.EqualTo(
            """
            using Domain;

            [assembly: BsonGen.BsonGenerated(typeof(Domain.Order), typeof(Receipt))]

            class Store { public MongoDB.Driver.IMongoCollection<Order>? Orders; }
            """));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [TestCase("", "[assembly: BsonGen.BsonGenerated(typeof(Domain.Order))]\n\n")]
    [TestCase("using BsonGen;\n\n", "using BsonGen;\n\n[assembly: BsonGenerated(typeof(Domain.Order))]\n\n")]
    public async Task AssemblyAttributesFollowTheUsingDirectives(string before, string after)
    {
        const string Store = "class Store { public MongoDB.Driver.IMongoCollection<Domain.Order>? Orders; }";
        using var solution = new TestSolution(
            [["namespace Domain { public class Order { public int Id { get; set; } } }"], [Driver], [before + Store]],
            names: ["Shop.Domain", "MongoDB.Driver", "App"]);
        await solution.FixAllAsync(
            new GenerateSerializerFix(), "BSONGEN015", "Generate serializers for 'Order' and all that it holds", FixAllScope.Solution);
        Assert.That(solution.Texts.Last(), Is.EqualTo(after + Store));
    }
}
