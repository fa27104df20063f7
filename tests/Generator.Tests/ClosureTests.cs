using Microsoft.CodeAnalysis;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>The types that get serializers because an attribute of the assembly names them, or types that hold them.</summary>
public sealed class ClosureTests
{
    /// <summary>Each case declares types around a root, and lists those with a serializer.</summary>
    [TestCase(
        "class Order { public Line? First { get; set; } } class Line { public int A { get; set; } }",
        "Line, Order",
        TestName = "Member")]
    [TestCase("class Order { public List<Line[]>? Lines { get; set; } } class Line;", "Line, Order", TestName = "Items")]
    [TestCase(
        "class Order { public Dictionary<Sku, Line>? Lines { get; set; } } struct Sku { public int A { get; set; } } class Line;",
        "Line, Order, Sku",
        TestName = "Keys and values")]
    [TestCase("class Order { public (Line, int?)? Pair { get; set; } } class Line;", "Line, Order", TestName = "Tuples")]
    [TestCase("class Order : Entity; class Entity { public int Id { get; set; } }", "Entity, Order", TestName = "Base classes")]
    [TestCase(
        "class Order { public Page<Line>? Page { get; set; } } class Page<T> { public T? Item { get; set; } } class Line;",
        "Line, Order, Page`1[Line]",
        TestName = "Type arguments")]
    [TestCase(
        "class Order { public Lines? Lines { get; set; } } class Lines : List<Line>; class Line { public Tax? Tax { get; set; } } " +
        "class Tax;",
        "Line, Order, Tax",
        TestName = "Collections of the user's own")]
    [TestCase(
        "class Order { public Payment? Payment { get; set; } } abstract class Payment; class Card : Payment { public Bank? Bank; } " +
        "class Bank;",
        "Bank, Card, Order, Payment",
        TestName = "Derived classes")]
    [TestCase(
        "class Order { public IPayment? Payment { get; set; } } interface IPayment; class Card : IPayment; struct Cash : IPayment;",
        "Card, Cash, Order",
        TestName = "Implementations")]
    [TestCase("class Order : Entity; class Entity; class Customer : Entity;", "Entity, Order", TestName = "Not the siblings")]
    [TestCase("class Customer : Order; class Order;", "Customer, Order", TestName = "What derives from a root")]
    [TestCase(
        "[BsonKnownTypes(typeof(Special))] class Order; class Special : Order { public Line? Line; } class Line;",
        "Line, Order, Special",
        TestName = "Known types")]
    [TestCase(
        "class Order { public Line? Line { get; set; } } [BsonGenerated] partial class Line { public Tax? Tax { get; set; } } class Tax;",
        "Line, Order, Tax",
        TestName = "Through annotated types")]
    [TestCase("class Order { [BsonIgnore] public Line? Line { get; set; } } class Line;", "Order", TestName = "Not ignored members")]
    [TestCase(
        "class Order { private Line? Line { get; set; } } class Line;",
        "Order",
        TestName = "Not members that the driver does not map")]
    [TestCase(
        "class Order { [BsonElement] private Line? _line = null; public override string ToString() => _line?.ToString() ?? " +
        "string.Empty; } class Line;",
        "Line, Order",
        TestName = "Private members")]
    [TestCase(
        "class Order { [BsonSerializer(typeof(Coded))] public Line? Line { get; set; } } class Line; " + Coded,
        "Order",
        TestName = "Not members with a serializer of their own")]
    [TestCase(
        "class Order { public Line? Line { get; set; } } [BsonSerializer(typeof(Coded))] class Line { public Tax? Tax { get; set; } " +
        "} class Tax; " + Coded,
        "Order",
        TestName = "Not types with a serializer of their own")]
    [TestCase(
        "class Order { public Uri? Uri; public Version? Version; public BsonDocument? Document; public object? Any; public Level " +
        "Level; } enum Level { A }",
        "Order",
        TestName = "Not values of .NET and the driver")]
    [TestCase(
        "class Order { public Order? Parent { get; set; } public List<Order>? Parts { get; set; } }",
        "Order",
        TestName = "Recursion")]
    [TestCase(
        "class Order { public Nested<int>? Nested; } class Nested<T> { public Nested<List<T>>? Next; }",
        "Nested`1[Int32], Nested`1[List`1[Int32]], Nested`1[List`1[List`1[Int32]]], " +
            "Nested`1[List`1[List`1[List`1[Int32]]]], Order",
        TestName = "Growing type arguments end")]
    public void SerializersFor(string types, string expected) => Assert.That(
        Generate($"[assembly: BsonGenerated(typeof(Root))] class Root {{ public Order? Order {{ get; set; }} }} {types}"),
        Is.EqualTo(expected));

    [TestCase("DerivedFrom = typeof(Entity)", "Customer, Entity, Order, Tax", TestName = "All that derives from a class")]
    [TestCase("DerivedFrom = typeof(IStored)", "Tax", TestName = "All that implements an interface")]
    [TestCase("DerivedFrom = typeof(Keyed<>)", "Keyed`1[Int32], Order.Line", TestName = "All that derives from a generic class")]
    [TestCase("NamespaceOf = typeof(Stock.Item)", "Stock.Boxes.Box, Stock.Item", TestName = "A namespace and those inside it")]
    [TestCase("typeof(Tax), NamespaceOf = typeof(Stock.Boxes.Box)", "Stock.Boxes.Box, Tax", TestName = "Types and a namespace")]
    [TestCase("typeof(Tax), typeof(Stock.Item)", "Stock.Item, Tax", TestName = "Several types")]
    public void RootsOf(string arguments, string expected) => Assert.That(
        Generate(
            $$"""
            [assembly: BsonGenerated({{arguments}})]

            abstract class Entity { public int Id { get; set; } }
            class Order : Entity
            {
                public Tax? Tax { get; set; }
                internal class Line : Keyed<int>;
            }
            class Customer : Entity;
            class Keyed<T> { public T? Key { get; set; } }
            interface IStored;
            struct Tax : IStored { public int Rate { get; set; } }

            namespace Stock
            {
                class Item { public int Count { get; set; } }
                class Service { public void Run() { } }
                static class Helper { public static int Count { get; set; } }
                class Page<T> { public T? First { get; set; } }
                class Failure : Exception { public int Count { get; set; } }
                interface IItem { int Count { get; } }
                enum Kind { A }

                namespace Boxes
                {
                    class Box { public int Size { get; set; } }
                }
            }
            """),
        Is.EqualTo(expected.Replace("Order.Line", "Order+Line")));

    /// <summary>Without types, the attribute takes the documents that code uses.</summary>
    [TestCase("class Store { public IMongoCollection<Order>? Orders { get; set; } }", "Line, Order", TestName = "A member")]
    [TestCase("class Store { object Get(IMongoDatabase all) => all.GetCollection<Order>(\"\"); }", "Line, Order", TestName = "A call")]
    [TestCase(
        "class Store<T> { public IMongoCollection<T>? All { get; set; } } class Orders : Store<Order>;",
        "Line, Order",
        TestName = "The base of a store")]
    [TestCase(
        "class Store<TKey, T> { public IMongoCollection<T>? All { get; set; } } class Use { public Store<Part, Order>? A { get; set; } }",
        "Line, Order",
        TestName = "A type argument that is stored, and one that is not")]
    [TestCase(
        "interface IStore<T>; class Store<T> : IStore<T> { public IMongoCollection<T>? All { get; set; } } " +
        "class Use { public IStore<Order>? A { get; set; } }",
        "Line, Order",
        TestName = "The interface of a store")]
    [TestCase(
        "static class Use { static IMongoCollection<T> Open<T>(IMongoDatabase all) => all.GetCollection<T>(\"\"); " +
        "static object Run(IMongoDatabase all) => Open<Order>(all); }",
        "Line, Order",
        TestName = "A generic method")]
    [TestCase(
        "class MongoRepository<T>; class Use { public MongoRepository<Order>? A { get; set; } public IMongoCollection<Part>? B { get; " +
        "set; } }",
        "Part",
        TestName = "Names decide nothing")]
    public void DocumentsInUse(string code, string expected) => Assert.That(
        Generate(
            $$"""
            using MongoDB.Driver;

            [assembly: BsonGenerated]

            {{code}}
            class Order { public Line? Line { get; set; } }
            class Line { public int Count { get; set; } }
            class Part { public int Count { get; set; } }

            namespace MongoDB.Driver
            {
                interface IMongoCollection<T>;
                interface IMongoDatabase { IMongoCollection<T> GetCollection<T>(string name); }
            }
            """),
        Is.EqualTo(expected));

    [Test]
    public void TypesOfOtherAssembliesNeedNoChange()
    {
        var domain = TestProject.Compile(new SourceFile(
            """
            [assembly: System.Runtime.CompilerServices.InternalsVisibleTo("App")]

            public abstract class Payment { public int Amount { get; init; } }
            public class Card : Payment { [BsonElement] private string? _bank = null; public bool HasBank() => _bank is not null; }
            internal class Cash : Payment;
            public class Order
            {
                public Payment? Payment { get; private set; }
                public Lines Lines { get; set; } = [];
            }
            public class Lines : List<Line>;
            public record Line(string Sku, int Count);
            """,
            "Domain.cs"));
        var source = new SourceFile("[assembly: [|BsonGenerated(typeof(Order))|]] public class Voucher : Payment;");
        var run = GeneratorHarness.Run(
            TestProject.Compile("App", [domain.ToMetadataReference()], [source]),
            TestProject.CreateDriver(),
            [source],
            ExpectedDiagnostic.Info(
                "BSONGEN007", "'Lines' holds 'Lines', which the driver's serializer reads and writes, more slowly than generated code"));
        Assert.That(ListTypes(run), Is.EqualTo("Card, Cash, Line, Order, Payment, Voucher"));
    }

    /// <summary>Only what the user names is reported where it stands.</summary>
    [Test]
    public void HeldTypesThatCanHaveNoSerializerAreLeftToTheClassMap()
    {
        var source = new SourceFile(
            """
            [assembly: BsonGenerated(typeof(Root))]

            public class Root
            {
                public Started? Started { get; set; }
                public Twice? Twice { get; set; }
                public Outer? Outer { get; set; }
            }
            public class Started : System.ComponentModel.ISupportInitialize
            {
                public void BeginInit() { }
                public void EndInit() { }
            }
            public class Twice
            {
                [BsonId] public int A { get; set; }
                [BsonId] public int B { get; set; }
            }
            public class Outer
            {
                [BsonElement] private Inner? _inner = null;
                public override string ToString() => _inner?.A ?? string.Empty;
                private class Inner { public string? A { get; set; } }
            }
            """);
        var run = GeneratorHarness.Run(
            TestProject.Compile(source),
            TestProject.CreateDriver(("BsonGenReport", "true")),
            [source]);
        Assert.That(ListTypes(run), Is.EqualTo("Root"));
        var report = run.TextOf("BsonGen-Report").Replace("\n//  ", "");
        Assert.That(report, Does.Contain("'Started', so the driver's class map serves it: it implements ISupportInitialize"));
        Assert.That(report, Does.Contain("'B' can't have [BsonId], because 'A' has it already"));
        Assert.That(report, Does.Contain("only a serializer inside of the type could name 'Inner'"));
        Assert.That(report, Does.Contain("Outer.Inner: it is private or internal"));
    }

    private const string Coded =
        "class Coded : MongoDB.Bson.Serialization.Serializers.SerializerBase<Line>;";

    private static string Generate(string source, params ExpectedDiagnostic[] expected)
    {
        var run = GeneratorHarness.Run(new SourceFile(source), expected);
        return ListTypes(run).Replace(", Root", "");
    }

    private static string ListTypes(GeneratorRun run) => string.Join(", ", run.Texts.Keys
        .Select(name => name[..^".g.cs".Length].Replace("System.Collections.Generic.", "").Replace("System.", ""))
        .Where(name => !name.StartsWith("BsonGen-", StringComparison.Ordinal))
        .Order(StringComparer.Ordinal));
}
