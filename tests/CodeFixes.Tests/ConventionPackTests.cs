using Microsoft.CodeAnalysis.CodeFixes;
using NUnit.Framework;

namespace BsonGen.CodeFixes.Tests;

public sealed class ConventionPackTests
{
    private const string Head = "using System;\nusing BsonGen;\nusing MongoDB.Bson;\nusing MongoDB.Bson.Serialization;\nusing " +
        "MongoDB.Bson.Serialization.Conventions;\n\n";

    private const string Order =
        "[BsonGenerated]\npublic partial class Order { public DayOfWeek Day { get; set; } public string? Note { get; set; } }\n\n";

    [TestCase(
        "ConventionRegistry.Register(\"p\", new ConventionPack { new CamelCaseElementNameConvention() }, t => true);",
        "CamelCaseElementNames = true")]
    [TestCase(
        "ConventionRegistry.Register(filter: _ => true, name: \"p\", conventions: new ConventionPack { new " +
        "IgnoreExtraElementsConvention(true), new EnumRepresentationConvention(BsonType.String), new Custom() });",
        "IgnoreExtraElements = true, EnumRepresentation = BsonType.String")]
    [TestCase(
        "var pack = new ConventionPack { new StringIdStoredAsObjectIdConvention() }; pack.Add(new IgnoreIfNullConvention(true)); " +
        "ConventionRegistry.Register(\"p\", pack, delegate { return true; });",
        "StringIdAsObjectId = true, IgnoreIfNull = true")]
    [TestCase(
        "var pack = new ConventionPack(); pack.AddRange(new IConvention[] { new NoIdMemberConvention(), new IgnoreIfNullConvention(true) " +
        "}); ConventionRegistry.Register(\"p\", pack, t => true);",
        "NoId = true, IgnoreIfNull = true")]
    [TestCase(
        "IConventionPack pack = new ConventionPack { new IgnoreIfDefaultConvention(true), new IgnoreExtraElementsConvention(false) }; " +
        "ConventionRegistry.Register(\"p\", pack, t => true);",
        "IgnoreIfDefault = true")]
    [TestCase(
        "ConventionRegistry.Register(\"p\", new ConventionPack { new NoIdMemberConvention(), new NoIdMemberConvention() }, t => true);",
        "NoId = true")]
    public async Task KnownConventionsAreDeclared(string statement, string arguments)
    {
        var source = Head + Order + Wrap(statement);
        using var solution = new TestSolution(source);
        var properties = arguments.Split(", ").Select(argument => argument.Split(' ')[0]);
        await solution.FixAsync(new DeclareConventionsFix(), "BSONGEN025", $"Declare {string.Join(", ", properties)} for the assembly");
        var declaration = $"[assembly: BsonGeneratedConventions({arguments})]\n\n";
        Assert.That(solution.Texts.Single(), Is.EqualTo(source.Replace(Order, declaration + Order)), "The pack stays registered.");
        Assert.That(
            await solution.FindIdsAsync(),
            Is.EqualTo(statement.Contains("Custom", StringComparison.Ordinal) ? ["BSONGEN025"] : Array.Empty<string>()));
    }

    /// <summary>A declaration that exists gets what is missing, and several packs are declared together.</summary>
    [TestCase(
        "[assembly: BsonGeneratedConventions(NoId = true)]\n",
        "[assembly: BsonGeneratedConventions(NoId = true, CamelCaseElementNames = true, EnumRepresentation = BsonType.Int64)]\n")]
    [TestCase("", "[assembly: BsonGeneratedConventions(CamelCaseElementNames = true, EnumRepresentation = BsonType.Int64)]\n")]
    public async Task AllPacksAreDeclared(string before, string after)
    {
        using var solution = new TestSolution(Head + before + Order + Wrap(
            "ConventionRegistry.Register(\"a\", new ConventionPack { new CamelCaseElementNameConvention() }, t => true);\n" +
            "ConventionRegistry.Register(\"b\", new ConventionPack { new EnumRepresentationConvention(BsonType.Int64), new " +
            "CamelCaseElementNameConvention() }, t => true);"));
        await solution.FixAllAsync(
            new DeclareConventionsFix(), "BSONGEN025", "Declare CamelCaseElementNames for the assembly", FixAllScope.Project);
        Assert.That(string.Concat(solution.Texts).ReplaceLineEndings("\n"), Does.Contain(after));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    /// <summary>Packs with other contents, and packs for some types, are reported and not declared.</summary>
    [TestCase("ConventionRegistry.Register(\"p\", new ConventionPack { new Custom() }, t => true);")]
    [TestCase("ConventionRegistry.Register(\"p\", new ConventionPack { new CamelCaseElementNameConvention() }, t => t.Namespace == " +
        "\"Shop\");")]
    [TestCase("ConventionRegistry.Register(\"p\", Pack, t => true);")]
    [TestCase("var pack = new ConventionPack(); pack.AddRange(Pack.Conventions); ConventionRegistry.Register(\"p\", pack, t => true);")]
    [TestCase("ConventionRegistry.Register(\"p\", new ConventionPack { new IgnoreIfNullConvention(true), new " +
        "IgnoreIfDefaultConvention(true) }, t => true);")]
    [TestCase("ConventionRegistry.Register(\"p\", new ConventionPack { new EnumRepresentationConvention((BsonType)Environment.ProcessId) " +
        "}, t => true);")]
    public async Task OtherPacksAreNotDeclared(string statement)
    {
        using var solution = new TestSolution(Head + Order + Wrap(statement));
        Assert.That(await solution.OfferAsync(new DeclareConventionsFix(), "BSONGEN025"), Is.Empty);
    }

    [TestCase("", "ConventionRegistry.Register(\"p\", new ConventionPack { new IgnoreExtraElementsConvention(true) }, t => true);")]
    [TestCase("", "ConventionRegistry.Register(\"p\", new ConventionPack { new IgnoreIfNullConvention(false) }, t => true);")]
    [TestCase(
        "[assembly: BsonGeneratedConventions(EnumRepresentation = BsonType.String)]\n",
        "ConventionRegistry.Register(\"p\", new ConventionPack { new EnumRepresentationConvention(BsonType.String) }, t => true);")]
    [TestCase("", "new ConventionRegistryOfMine().Register(\"p\", 1, t => true);")]
    public async Task PacksThatGeneratedCodeFollowsAreNotReported(string declaration, string statement)
    {
        using var solution = new TestSolution(
            Head + declaration + Order +
            "public class ConventionRegistryOfMine { public void Register(string name, int pack, Func<Type, bool> filter) { } }\n" +
                Wrap(statement));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    [Test]
    public async Task ProjectsWithoutAnnotatedTypesAreNotReported()
    {
        using var solution = new TestSolution(
            Head + Wrap("ConventionRegistry.Register(\"p\", new ConventionPack { new CamelCaseElementNameConvention() }, t => true);"));
        Assert.That(await solution.FindIdsAsync(), Is.Empty);
    }

    private static string Wrap(string statement) =>
        "public sealed class Custom : ConventionBase, IMemberMapConvention { public void Apply(BsonMemberMap map) { } }\n\n" +
        "public static class Setup\n{\n    private static readonly ConventionPack Pack = new();\n\n    public static void Register()\n   " +
        " {\n        " + statement + "\n    }\n}\n";
}
