using Microsoft.CodeAnalysis.CodeFixes;
using NUnit.Framework;

namespace BsonGen.CodeFixes.Tests;

public sealed class AttributeTests
{
    private const string Head = "using System;\nusing BsonGen;\nusing MongoDB.Bson;\nusing MongoDB.Bson.Serialization.Attributes;\n\n";

    [TestCase(
        "    /// <summary>A number.</summary>\n    [BsonIgnoreIfNull]\n    public int A { get; set; }\n",
        "    /// <summary>A number.</summary>\n    public int A { get; set; }\n")]
    [TestCase("    [BsonIgnoreIfNull] public int A { get; set; }\n", "    public int A { get; set; }\n")]
    [TestCase(
        "    [BsonRequired]\n    [BsonIgnoreIfNull]\n    public int A { get; set; }\n",
        "    [BsonRequired]\n    public int A { get; set; }\n")]
    [TestCase(
        "    [BsonIgnoreIfNull]\n    [BsonRequired]\n    public int A { get; set; }\n",
        "    [BsonRequired]\n    public int A { get; set; }\n")]
    [TestCase(
        "    [BsonIgnoreIfNull, BsonRequired]\n    public int A { get; set; }\n", "    [BsonRequired]\n    public int A { get; set; }\n")]
    [TestCase(
        "    [BsonRequired, BsonIgnoreIfNull]\n    public int A { get; set; }\n", "    [BsonRequired]\n    public int A { get; set; }\n")]
    public async Task AttributeWithoutEffectIsRemoved(string before, string after)
    {
        using var solution = new TestSolution(Head + "[BsonGenerated]\npublic partial class Order\n{\n" + before + "}\n");
        await solution.FixAsync(new RemoveAttributeFix(), "BSONGEN008", "Remove [BsonIgnoreIfNull]");
        Assert.That(solution.Texts, Is.EqualTo([Head + "[BsonGenerated]\npublic partial class Order\n{\n" + after + "}\n"]));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [TestCase("BSONGEN016", "[BsonRepresentation(BsonType.ObjectId)]", "int A", "Remove [BsonRepresentation]")]
    [TestCase("BSONGEN016", "[BsonDateTimeOptions]", "string? A", "Remove [BsonDateTimeOptions]")]
    [TestCase("BSONGEN016", "[BsonExtraElements]", "List<string>? A", "Remove [BsonExtraElements]")]
    [TestCase("BSONGEN018", "[BsonDefaultValue(\"a\")]", "int A", "Remove [BsonDefaultValue]")]
    [TestCase("BSONGEN008", "[BsonElement(\"a\")]", "static int A", "Remove [BsonElement]")]
    public async Task AttributesThatDoNotSuitTheirMembersAreRemoved(string id, string attribute, string member, string title)
    {
        const string Start = "using System.Collections.Generic;\n" + Head + "[BsonGenerated]\npublic partial class Order\n{\n";
        using var solution = new TestSolution(
            $"{Start}    {attribute}\n    public {member} {{ get; set; }}\n\n    {attribute}\n    public {member}2 {{ get; set; }}\n}}\n");
        if (attribute.Contains("Extra", StringComparison.Ordinal))
        {
            await solution.FixAsync(new RemoveAttributeFix(), "BSONGEN014", title);
        }

        await solution.FixAllAsync(new RemoveAttributeFix(), id, title, FixAllScope.Project);
        Assert.That(
            solution.Texts, Is.EqualTo([$"{Start}    public {member} {{ get; set; }}\n\n    public {member}2 {{ get; set; }}\n}}\n"]));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task NamesOfMembersThatAreNotStoredAreFree()
    {
        const string Base = "public class Record\n{\n    [BsonIgnore]\n    public int B { get; set; }\n}\n\n";
        const string Start = Head + Base + "[BsonGenerated]\npublic partial class Order : Record\n{\n    public int A { get; set; }\n\n";
        using var solution = new TestSolution(Start + "    [BsonElement(\"A\")]\n    public new int B { get; set; }\n}\n");
        await solution.FixAsync(new NameElementFix(), "BSONGEN002", "Name the element 'B'");
        Assert.That(solution.Texts, Is.EqualTo([Start + "    [BsonElement(\"B\")]\n    public new int B { get; set; }\n}\n"]));
    }

    [TestCase("[BsonNoId]", "public partial class Order { public int A { get; set; } }")]
    [TestCase("[BsonDiscriminator]", "public partial class Order { public int A { get; set; } }")]
    [TestCase("[BsonKnownTypes(typeof(Order))]", "public partial class Order { public int A { get; set; } }")]
    [TestCase("[BsonIgnoreExtraElements]", "public partial class Order { public BsonDocument? ExtraElements { get; set; } }")]
    public async Task AttributesOfTypesAreRemoved(string attribute, string declaration)
    {
        using var solution = new TestSolution($"{Head}[BsonGenerated]\n{attribute}\n{declaration}\n");
        await solution.FixAsync(new RemoveAttributeFix(), "BSONGEN008", $"Remove {attribute.Split('(')[0].TrimEnd(']')}]");
        Assert.That(solution.Texts, Is.EqualTo([$"{Head}[BsonGenerated]\n{declaration}\n"]));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [TestCase("[BsonIgnore]", "public int B => A + 1;")]
    [TestCase("[BsonIgnore]", "private int _b;")]
    [TestCase("[BsonFactoryMethod]", "public Order Copy() => new() { A = A };")]
    [TestCase("[BsonConstructor]", "static Order() => Environment.GetEnvironmentVariables();")]
    public async Task AttributesOfMembersThatAreNotMappedAreRemoved(string attribute, string member)
    {
        const string Start = Head + "[BsonGenerated]\npublic partial class Order\n{\n    public int A { get; set; }\n\n";
        using var solution = new TestSolution($"{Start}    {attribute}\n    {member}\n}}\n");
        await solution.FixAllAsync(new RemoveAttributeFix(), "BSONGEN008", $"Remove {attribute}", FixAllScope.Project);
        Assert.That(solution.Texts, Is.EqualTo([$"{Start}    {member}\n}}\n"]));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task AttributesOfEnumValuesAreRemoved()
    {
        using var solution = new TestSolution(
            Head + "public enum State\n{\n    [BsonElement(\"n\")]\n    New,\n\n    [BsonElement(\"o\")]\n    Old,\n}\n");
        await solution.FixAllAsync(new RemoveAttributeFix(), "BSONGEN008", "Remove [BsonElement]", FixAllScope.Project);
        Assert.That(solution.Texts, Is.EqualTo([Head + "public enum State\n{\n    New,\n\n    Old,\n}\n"]));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task OneOfTwoAttributesThatReplaceEachOtherIsRemoved()
    {
        using var solution = new TestSolution(
            Head +
            "[BsonGenerated]\npublic partial class Order\n{\n    [BsonIgnoreIfNull, BsonIgnoreIfDefault]\n    public string? A { get; " +
            "set; }\n}\n");
        await solution.FixAsync(new RemoveAttributeFix(), "BSONGEN008", "Remove [BsonIgnoreIfNull]");
        Assert.That(
            solution.Texts,
            Is.EqualTo(
                [Head +
                    "[BsonGenerated]\npublic partial class Order\n{\n    [BsonIgnoreIfDefault]\n    public string? A { get; set; }\n}\n"]));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task AttributesOfParametersAndAssembliesAreRemoved()
    {
        using var solution = new TestSolution(
            "// Licence.\nusing BsonGen;\nusing MongoDB.Bson.Serialization.Attributes;\n\n[assembly: " +
            "BsonGenerated]\n\n[BsonGenerated]\npublic partial record Order([property: BsonIgnoreIfNull] int A, int B);\n");
        await solution.FixAllAsync(new RemoveAttributeFix(), "BSONGEN008", "Remove [BsonGenerated]", FixAllScope.Document);
        Assert.That(
            solution.Texts,
            Is.EqualTo(
                ["// Licence.\nusing BsonGen;\nusing MongoDB.Bson.Serialization.Attributes;\n\n[BsonGenerated]\npublic partial record " +
                    "Order(int A, int B);\n"]));
    }

    [Test]
    public async Task GeneratedSerializerIsRemovedBesideAnotherOne()
    {
        using var solution = new TestSolution(Head + "[BsonGenerated]\n[BsonSerializer(typeof(object))]\npublic partial class Order;\n");
        Assert.That(
            (await solution.OfferAsync(new RemoveAttributeFix(), "BSONGEN003")).Select(action => action.Title),
            Is.EqualTo(new[] { "Remove [BsonGenerated]" }));
        await solution.FixAsync(new RemoveAttributeFix(), "BSONGEN003", "Remove [BsonGenerated]");
        Assert.That(solution.Texts, Is.EqualTo([Head + "[BsonSerializer(typeof(object))]\npublic partial class Order;\n"]));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [TestCase(
        "    // A handle.\n    public nint Handle { get; set; }\n",
        "    // A handle.\n    [BsonIgnore]\n    public nint Handle { get; set; }\n")]
    [TestCase("    [BsonElement(\"h\")] public nint Handle;\n", "    [BsonIgnore]\n    public nint Handle;\n")]
    [TestCase(
        "    [BsonRequired]\n    public Action? Changed { get; set; }\n", "    [BsonIgnore]\n    public Action? Changed { get; set; }\n")]
    [TestCase("    public System.IO.Stream? Content;\n", "    [BsonIgnore]\n    public System.IO.Stream? Content;\n")]
    public async Task MembersThatCanNotBeStoredAreIgnored(string before, string after)
    {
        using var solution = new TestSolution(Head + "[BsonGenerated]\npublic partial class Order\n{\n" + before + "}\n");
        await solution.FixAllAsync(new IgnoreMemberFix(), "BSONGEN005", "Do not store the member: add [BsonIgnore]", FixAllScope.Solution);
        Assert.That(solution.Texts, Is.EqualTo([Head + "[BsonGenerated]\npublic partial class Order\n{\n" + after + "}\n"]));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task ParametersThatCanNotBeStoredAreIgnored()
    {
        using var solution = new TestSolution(
            "[BsonGen.BsonGenerated]\npublic partial record Order(int Id)\n{\n    public required nint A { get; set; " +
            "}\n}\n\n[BsonGen.BsonGenerated]\npublic partial record Line(nint A);\n");
        await solution.FixAllAsync(new IgnoreMemberFix(), "BSONGEN005", "Do not store the member: add [BsonIgnore]", FixAllScope.Project);
        Assert.That(
            solution.Texts.Single(),
            Does.Contain("    [BsonIgnore]\n    public required nint A").And.Contain("record Line([property: BsonIgnore] nint A);"));
        Assert.That((await solution.FindIdsAsync()).Except(["BSONGEN012"]), Is.Empty);
    }

    /// <summary>The attribute does not reach an inner dictionary, and a member can't have it twice.</summary>
    [TestCase("public Dictionary<string, Dictionary<int, int>>? A { get; set; }")]
    [TestCase("[BsonDictionaryOptions(MongoDB.Bson.Serialization.Options.DictionaryRepresentation.Document)] public Dictionary<int, " +
        "int>? A { get; set; }")]
    public async Task DictionaryThatTheAttributeDoesNotHelpIsLeft(string member)
    {
        using var solution = new TestSolution(
            $"using System.Collections.Generic;\nusing MongoDB.Bson.Serialization.Attributes;\n\n[BsonGen.BsonGenerated]\npublic partial " +
            $"class Order\n{{\n    {member}\n}}\n");
        Assert.That(await solution.FindIdsAsync(), Is.EqualTo(new[] { "BSONGEN022" }));
        Assert.That(await solution.OfferAsync(new DictionaryRepresentationFix(), "BSONGEN022"), Is.Empty);
    }
}
