using Microsoft.CodeAnalysis.CodeFixes;
using NUnit.Framework;

namespace BsonGen.CodeFixes.Tests;

public sealed class ClassMapTests
{
    private const string Head = "using System;\nusing BsonGen;\nusing MongoDB.Bson;\nusing MongoDB.Bson.Serialization;\nusing " +
        "MongoDB.Bson.Serialization.Attributes;\nusing MongoDB.Bson.Serialization.Serializers;\n\n";

    private const string Order =
        """
        [BsonGenerated]
        public partial class Order
        {
            /// <summary>The key.</summary>
            public string Key { get; set; } = "";

            public int A { get; set; }

            public string? B { get; set; }

            public int C, D;

            public int ReadOnly => A;
        }

        """;

    [TestCase(
        "BsonClassMap.RegisterClassMap<Order>(map =>\n        {\n            map.AutoMap();\n            map.MapIdMember(order => " +
        "order.Key);\n        });",
        "BsonClassMap.RegisterClassMap<Order>();")]
    [TestCase(
        "Console.WriteLine(); BsonClassMap.RegisterClassMap<Order>(m => { m.AutoMap(); m.MapIdMember(o => o.Key); }); Console.WriteLine();",
        "Console.WriteLine(); BsonClassMap.RegisterClassMap<Order>(); Console.WriteLine();")]
    [TestCase(
        "BsonClassMap.TryRegisterClassMap<Order>(delegate(BsonClassMap<Order> m) { m.AutoMap(); m.MapIdProperty(\"Key\"); });",
        "BsonClassMap.TryRegisterClassMap<Order>();")]
    [TestCase(
        "var map = BsonClassMap.RegisterClassMap<Order>((BsonClassMap<Order> m) => { m.AutoMap(); m.MapIdMember(o => o.Key); }).Freeze();",
        "var map = BsonClassMap.RegisterClassMap<Order>().Freeze();")]
    [TestCase(
        "_ = new Lazy<Type>(typeof(Order)); BsonClassMap.RegisterClassMap<Order>(m => { m.AutoMap(); m.MapIdMember(o => o.Key); });",
        "_ = new Lazy<Type>(typeof(Order)); BsonClassMap.RegisterClassMap<Order>();")]
    [TestCase(
        "Action register = () => BsonClassMap.RegisterClassMap<Order>(m => { m.AutoMap(); m.MapIdMember(o => o.Key); });",
        "Action register = () => BsonClassMap.RegisterClassMap<Order>();")]
    [TestCase(
        "// The orders.\n        BsonClassMap.RegisterClassMap<Order>(map => // maps\n        {\n            /* all */ " +
        "map.AutoMap();\n\n            // old documents\n            map.MapIdMember(order => order.Key);\n        }); // end",
        "// The orders.\n        // maps\n        /* all */\n        // old documents\n        BsonClassMap.RegisterClassMap<Order>(); " +
        "// end")]
    [TestCase(
        "if (!BsonClassMap.IsClassMapRegistered(typeof(Order)))\n        {\n            BsonClassMap.RegisterClassMap<Order>(m => { " +
        "m.AutoMap(); m.MapIdMember(o => o.Key); });\n        }",
        "if (!BsonClassMap.IsClassMapRegistered(typeof(Order)))\n        {\n            BsonClassMap.RegisterClassMap<Order>();\n        " +
        "}")]
    [TestCase(
        "#region Maps\n        BsonClassMap.RegisterClassMap<Order>(m => { m.AutoMap(); m.MapIdMember(o => o.Key); });\n        #endregion",
        "#region Maps\n        BsonClassMap.RegisterClassMap<Order>();\n        #endregion")]
    [TestCase(
        "#if OTHER\n#elif true\n#endif\n        try { lock (Console.Out) BsonClassMap.RegisterClassMap<Order>(m => { m.AutoMap(); " +
        "m.MapIdMember(o => o.Key); }); } finally { }",
        "#if OTHER\n#elif true\n#endif\n        try { lock (Console.Out) BsonClassMap.RegisterClassMap<Order>(); } finally { }")]
    public async Task CallsAreEmptiedInAllLayouts(string before, string after)
    {
        using var solution = new TestSolution(Head + Order + Wrap(before));
        await solution.FixAsync(new MoveClassMapFix(), "BSONGEN026", "Move the class map into attributes of 'Order'");
        var attributed = Order.Replace("    public string Key", "    [BsonId]\n    public string Key", StringComparison.Ordinal);
        Assert.That(solution.Texts, Is.EqualTo([Head + attributed + Wrap(after)]));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task FixingAllStartsAtAPlaceWithoutFix()
    {
        const string Other = "[BsonGenerated]\npublic partial class Other\n{\n    public string Key { get; set; } = \"\";\n}\n\n";
        const string Fixable = "BsonClassMap.RegisterClassMap<Order>(m => { m.AutoMap(); m.MapIdMember(o => o.Key); });";
        using var solution = new TestSolution(
            Head + Other + Wrap("BsonClassMap.RegisterClassMap<Other>(m => m.MapMember(o => o.Key).SetElementName(Environment.NewLine));"),
            Head + Order + Wrap(Fixable).Replace("class Maps", "class OtherMaps", StringComparison.Ordinal));
        const string Title = "Move the other class maps into attributes, as far as possible";
        await solution.FixAllAsync(new MoveClassMapFix(), "BSONGEN026", Title, FixAllScope.Solution);
        Assert.That(solution.Texts.First(), Does.Contain("Environment.NewLine"));
        Assert.That(solution.Texts.Last(), Does.Contain("    [BsonId]\n    public string Key").And.Not.Contains("MapIdMember"));
    }

    [Test]
    public async Task MembersThatConstructorsSetGetAttributes()
    {
        const string Before = "[BsonGenerated]\npublic partial class Order(int amount)\n{\n    public int Amount { get; } = amount;\n}\n\n";
        const string Call =
            "BsonClassMap.RegisterClassMap<Order>(m => { m.AutoMap(); m.MapMember(o => o.Amount).SetElementName(\"a\"); });";
        using var solution = new TestSolution(Head + Before + Wrap(Call));
        await solution.FixAsync(new MoveClassMapFix(), "BSONGEN026", "Move the class map into attributes of 'Order'");
        var after = Before.Replace("    public int", "    [BsonElement(\"a\")]\n    public int", StringComparison.Ordinal);
        Assert.That(solution.Texts, Is.EqualTo([Head + after + Wrap("BsonClassMap.RegisterClassMap<Order>();")]));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [TestCase("m.MapMember(o => o.ReadOnly);")]
    [TestCase("m.MapMember(o => o.C).SetElementName(\"c\");")]
    [TestCase("m.MapMember(o => o.A).SetElementName(\"a\").SetElementName(\"b\");")]
    [TestCase("m.MapMember(o => o.A).SetElementName(Environment.NewLine);")]
    [TestCase("m.MapMember(o => o.A).SetShouldSerializeMethod(o => true);")]
    [TestCase("m.MapMember(o => o.A).SetDefaultValue(5L);")]
    [TestCase("m.MapMember(o => o.A).SetDefaultValue(() => 5);")]
    [TestCase("m.MapMember(o => o.A).SetIgnoreIfNull(true);")]
    [TestCase("m.MapMember(o => o.A).SetIsRequired(false);")]
    [TestCase("m.MapMember(o => o.B).SetSerializer(Serializer);")]
    [TestCase("m.MapMember(o => o.B).SetSerializer(new Hidden());")]
    [TestCase("m.MapMember(o => o.B).SetIgnoreIfNull(true).SetIgnoreIfDefault(true);")]
    [TestCase("m.MapIdMember(o => o.Key); m.MapIdMember(o => o.B);")]
    [TestCase("m.MapIdMember(o => o.Key).SetSerializer(new StringSerializer(BsonType.ObjectId));")]
    [TestCase("m.MapIdMember(o => o.Key).SetElementName(\"key\");")]
    [TestCase("m.MapCreator(o => new Order());")]
    [TestCase("m.SetIgnoreExtraElements(false);")]
    [TestCase("m.SetIgnoreExtraElementsIsInherited(true);")]
    [TestCase("m.AddKnownType(Type.GetType(\"Order\"));")]
    [TestCase("Console.WriteLine(m);")]
    [TestCase("var map = m.MapMember(o => o.A);")]
    [TestCase("if (m.IsFrozen) m.SetIgnoreExtraElements(true);")]
    [TestCase("Maps.Configure(m);")]
    [TestCase("m.AutoMap();")]
    [TestCase("m.SetIgnoreExtraElements(true); // a\n#pragma warning disable CS0618\n")]
    [TestCase("m.Reset();")]
    public async Task CallsWithoutAnEqualAttributeStay(string call)
    {
        var source = Head + Order + Wrap($"BsonClassMap.RegisterClassMap<Order>(m => {{ m.AutoMap(); {call} }});");
        using var solution = new TestSolution(source);
        Assert.That(await solution.OfferAsync(new MoveClassMapFix(), "BSONGEN026"), Is.Empty);
    }

    [TestCase("BsonClassMap.RegisterClassMap<Order>(m => m.SetIgnoreExtraElements(true));")]
    [TestCase("BsonClassMap.RegisterClassMap<Order>(m => { m.SetIgnoreExtraElements(true); m.AutoMap(); });")]
    [TestCase("BsonClassMap.RegisterClassMap<Order>(Configure);")]
    [TestCase("BsonClassMap.RegisterClassMap(new BsonClassMap<Order>(m => { m.AutoMap(); m.SetIgnoreExtraElements(true); }));")]
    [TestCase("BsonClassMap.TryRegisterClassMap<Order>(() => new BsonClassMap<Order>());")]
    [TestCase("for (var i = 0; i < 1; i++) BsonClassMap.TryRegisterClassMap<Order>(m => { m.AutoMap(); m.SetIgnoreExtraElements(true); " +
        "});")]
    [TestCase("if (Console.IsInputRedirected) BsonClassMap.RegisterClassMap<Order>(m => { m.AutoMap(); m.SetIgnoreExtraElements(true); " +
        "});")]
    [TestCase("if (!BsonClassMap.IsClassMapRegistered(typeof(string))) BsonClassMap.RegisterClassMap<Order>(m => { m.AutoMap(); " +
        "m.SetIgnoreExtraElements(true); });")]
    [TestCase("#if true\nBsonClassMap.RegisterClassMap<Order>(m => { m.AutoMap(); m.SetIgnoreExtraElements(true); });\n#endif")]
    [TestCase("try { } catch (Exception) { BsonClassMap.RegisterClassMap<Order>(m => { m.AutoMap(); m.SetIgnoreExtraElements(true); }); }")]
    [TestCase("BsonClassMap.TryRegisterClassMap<Order>(m => { m.AutoMap(); m.SetIgnoreExtraElements(true); }); " +
        "BsonClassMap.TryRegisterClassMap<Order>(m => m.AutoMap());")]
    [TestCase("BsonClassMap.RegisterClassMap(new BsonClassMap(typeof(Order)));")]
    [TestCase("BsonClassMap.TryRegisterClassMap<Order>(m => { m.AutoMap(); m.SetIgnoreExtraElements(true); }); " +
        "BsonClassMap.TryRegisterClassMap(new BsonClassMap<Order>());")]
    [TestCase("BsonClassMap.TryRegisterClassMap<Order>(m => { m.AutoMap(); m.SetIgnoreExtraElements(true); }); var map = new " +
        "BsonClassMap(typeof(Order)); map.AutoMap();")]
    [TestCase("BsonClassMap.TryRegisterClassMap<Order>(m => { m.AutoMap(); m.SetIgnoreExtraElements(true); }); BsonClassMap map = " +
        "new(typeof(Order));")]
    public async Task CallsThatMayNotRunOrThatAreNotReadStay(string statement)
    {
        using var solution = new TestSolution(Head + Order + Wrap(statement));
        Assert.That(await solution.OfferAsync(new MoveClassMapFix(), "BSONGEN026"), Is.Empty);
    }

    [TestCase("BsonClassMap.RegisterClassMap<Order>();")]
    [TestCase("BsonClassMap.RegisterClassMap<Order>(m => m.AutoMap());")]
    [TestCase("BsonClassMap.RegisterClassMap<Plain>(m => { m.AutoMap(); m.SetIgnoreExtraElements(true); });")]
    [TestCase("Other.RegisterClassMap<Order>(m => m.ToString());")]
    public async Task OtherCallsAreNotReported(string statement)
    {
        using var solution = new TestSolution(Head + Order + "[BsonIgnoreExtraElements] public class Plain;\n" +
            "public static class Other { public static void RegisterClassMap<T>(Action<T> action) { } }\n" + Wrap(statement));
        Assert.That((await solution.FindIdsAsync()).Except(["BSONGEN015"]), Is.Empty);
    }

    [TestCase("[BsonElement(\"b\")]", "m.MapMember(o => o.A).SetElementName(\"a\");")]
    [TestCase("[BsonRepresentation(BsonType.Int64)]", "m.MapMember(o => o.A).SetSerializer(new Int32Serializer(BsonType.String));")]
    [TestCase("[BsonId]", "m.MapIdMember(o => o.Key);")]
    [TestCase("[BsonIgnore]", "m.MapMember(o => o.A);")]
    public async Task AttributesThatExistAreNotRepeated(string attribute, string call)
    {
        using var solution = new TestSolution(Head +
            Order.Replace("    public int A", $"    {attribute}\n    public int A", StringComparison.Ordinal) +
            Wrap($"BsonClassMap.RegisterClassMap<Order>(m => {{ m.AutoMap(); {call} }});"));
        Assert.That(await solution.OfferAsync(new MoveClassMapFix(), "BSONGEN026"), Is.Empty);
    }

    /// <summary>
    /// The class maps of several types move together, each in its own file, and several attributes have the order of the calls.
    /// </summary>
    [Test]
    public async Task AllClassMapsMove()
    {
        using var solution = new TestSolution(
            Head + Order,
            "namespace Shop\n{\n    [BsonGen.BsonGenerated]\n    public partial class Line\n    {\n        public decimal Price { get; " +
            "set; }\n    }\n}\n",
            Head + "using Shop;\n\n" + Wrap(
                "BsonClassMap.RegisterClassMap<Order>(m => { m.AutoMap(); m.MapMember(o => " +
                "o.B).SetElementName(\"b\").SetIgnoreIfNull(true); });\n        " +
                "BsonClassMap.RegisterClassMap<Line>(m => { m.AutoMap(); m.SetIgnoreExtraElements(true); m.MapMember(l => " +
                "l.Price).SetSerializer(new DecimalSerializer(BsonType.String)); });"));
        await solution.FixAllAsync(
            new MoveClassMapFix(), "BSONGEN026", "Move the class map into attributes of 'Order'", FixAllScope.Project);
        Assert.That(solution.Texts, Is.EqualTo(
        [
            Head +
            Order.Replace(
                "    public string? B", "    [BsonElement(\"b\")]\n    [BsonIgnoreIfNull]\n    public string? B", StringComparison.Ordinal),
            "using MongoDB.Bson;\nusing MongoDB.Bson.Serialization.Attributes;\n\nnamespace Shop\n{\n    [BsonIgnoreExtraElements]\n    " +
            "[BsonGen.BsonGenerated]\n    public partial class Line\n    {\n" +
            "        [BsonRepresentation(BsonType.String, AllowTruncation = true)]\n        public decimal Price { get; set; }\n    }\n}\n",
            Head + "using Shop;\n\n" + Wrap("BsonClassMap.RegisterClassMap<Order>();\n        BsonClassMap.RegisterClassMap<Line>();"),
        ]));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    private static string Wrap(string statement) =>
        "public static class Maps\n{\n    private static readonly StringSerializer Serializer = new(BsonType.ObjectId);\n\n    private " +
        "sealed class Hidden : SerializerBase<string?>;\n\n" +
        "    public static void Configure<T>(BsonClassMap<T> map) => map.AutoMap();\n\n    public static void Register()\n    {\n        " +
            statement + "\n    }\n}\n";
}
