using System.Globalization;
using NUnit.Framework;

namespace BsonGen.CodeFixes.Tests;

public sealed class GuidRepresentationTests
{
    private const string Standard = "Store as a standard UUID (subtype 4)";

    [TestCase(
        "    public Guid Key { get; set; }\n",
        Standard,
        "    [BsonGuidRepresentation(GuidRepresentation.Standard)]\n    public Guid Key { get; set; }\n")]
    [TestCase(
        "    public Guid? Key { get; set; }\n",
        Standard,
        "    [BsonGuidRepresentation(GuidRepresentation.Standard)]\n    public Guid? Key { get; set; }\n")]
    [TestCase(
        "    public Guid Key;\n",
        "Store as the driver's legacy C# UUID (subtype 3)",
        "    [BsonGuidRepresentation(GuidRepresentation.CSharpLegacy)]\n    public Guid Key;\n")]
    public async Task MembersGetARepresentation(string before, string title, string after)
    {
        using var solution = new TestSolution(
            "using System;\nusing BsonGen;\n\n[BsonGenerated]\npublic partial class Order\n{\n" + before + "}\n")
        { RequiresGuidRepresentation = true };
        await solution.FixAsync(new GuidRepresentationFix(), "BSONGEN020", title);
        Assert.That(solution.Texts, Is.EqualTo(
            ["using System;\nusing BsonGen;\nusing MongoDB.Bson;\nusing " +
                "MongoDB.Bson.Serialization.Attributes;\n\n[BsonGenerated]\npublic partial class Order\n{\n" + after + "}\n"]));
        Assert.That(
            (await solution.FindIdsAsync()).Except(["BSONGEN007"]), Is.Empty, "A nullable Guid with an attribute is left to the driver.");
    }

    [Test]
    public async Task ParametersOfRecordsGetARepresentation()
    {
        using var solution = new TestSolution(
            "using MongoDB.Bson;\nusing MongoDB.Bson.Serialization.Attributes;\n\n[BsonGen.BsonGenerated]\npublic partial record " +
            "Order(int Id, System.Guid Key);\n")
        { RequiresGuidRepresentation = true };
        await solution.FixAsync(new GuidRepresentationFix(), "BSONGEN020", Standard);
        Assert.That(
            solution.Texts.Single(),
            Does.EndWith("record Order(int Id, [property: BsonGuidRepresentation(GuidRepresentation.Standard)] System.Guid Key);\n"));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [TestCase(Standard, "    [BsonGuidRepresentation(GuidRepresentation.Standard)]\n    public Guid {0} {{ get; set; }}\n")]
    [TestCase(
        "Store as the driver's legacy C# UUID (subtype 3)",
        "    [BsonGuidRepresentation(GuidRepresentation.CSharpLegacy)]\n    public Guid {0} {{ get; set; }}\n")]
    public async Task GuidsWithoutRepresentationGetARepresentation(string title, string member)
    {
        // There is one diagnostic for both members, and its fix edits both.
        const string Start = "using System;\nusing BsonGen;\nusing MongoDB.Bson;\nusing " +
            "MongoDB.Bson.Serialization.Attributes;\n\n[BsonGenerated]\npublic partial class Order\n{\n";
        using var solution = new TestSolution(
            Start + "    public Guid Key { get; set; }\n\n    public Guid Parent { get; set; }\n}\n")
        { RequiresGuidRepresentation = true };
        await solution.FixAsync(new GuidRepresentationFix(), "BSONGEN020", title);
        var members = new[] { "Key", "Parent" }.Select(name => string.Format(CultureInfo.InvariantCulture, member, name));
        Assert.That(solution.Texts, Is.EqualTo([Start + string.Join("\n", members) + "}\n"]));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }
}
