using NUnit.Framework;
using static BsonGen.CodeFixes.Tests.LibraryProgram;

namespace BsonGen.CodeFixes.Tests;

/// <summary>The declaration that is printed at run time for the conventions that a library registers.</summary>
public sealed class ConventionDeclarationTests
{
    private const string Guids =
        """
        [BsonGenerated]
        public partial class Ticket
        {
            public Guid Id { get; set; } = new("00112233-4455-6677-8899-aabbccddeeff");
            public Guid? Other { get; set; }
            public Guid? Third { get; set; } = new("10112233-4455-6677-8899-aabbccddeeff");
            public List<Guid> AllKeys { get; set; } = [new("20112233-4455-6677-8899-aabbccddeeff")];
            public Dictionary<string, Guid> ByName { get; set; } = new() { ["n"] = new("30112233-4455-6677-8899-aabbccddeeff") };
        }
        public static class Samples { public static object[] All => [new Ticket()]; }
        """;

    [TestCase(
        "Register(new CamelCaseElementNameConvention(), new IgnoreExtraElementsConvention(true));",
        "CamelCaseElementNames = true, IgnoreExtraElements = true",
        TestName = "Camel case and extra elements")]
    [TestCase(
        "Register(new CamelCaseElementNameConvention());" +
        "Register(new EnumRepresentationConvention(BsonType.String), new IgnoreIfNullConvention(true));",
        "CamelCaseElementNames = true, EnumRepresentation = MongoDB.Bson.BsonType.String, IgnoreIfNull = true",
        TestName = "Several packs")]
    [TestCase(
        "Register(new EnumRepresentationConvention(BsonType.Int64), new StringIdStoredAsObjectIdConvention());" +
        "Register(new IgnoreIfDefaultConvention(true));",
        "EnumRepresentation = MongoDB.Bson.BsonType.Int64, IgnoreIfDefault = true, StringIdAsObjectId = true",
        TestName = "The driver's own conventions")]
    [TestCase(
        "Register(new CamelCaseElementNameConvention(), new MemberDefaultValueConvention(typeof(Guid), Guid.Empty));",
        "CamelCaseElementNames = true",
        TestName = "A default value without effect")]
    [TestCase(
        "Register(new LowerFirst(), new DelegateMemberMapConvention(\"nulls\", member => member.SetIgnoreIfNull(true)));",
        "CamelCaseElementNames = true, IgnoreIfNull = true",
        TestName = "Conventions of the library")]
    [TestCase(
        "Register(new EnumRepresentationConvention(BsonType.String, topLevelOnly: false));",
        "EnumRepresentation = MongoDB.Bson.BsonType.String",
        TestName = "Enums also in collections, where there are none")]
    [TestCase(
        "Register(new NoIdMemberConvention(), new EnumRepresentationConvention(BsonType.Int32), new MemberNameElementNameConvention());",
        "EnumRepresentation = MongoDB.Bson.BsonType.Int32, NoId = true",
        TestName = "No id")]
    public async Task APastedDeclarationMakesAllTypesGenerated(string calls, string arguments)
    {
        var declaration = await DeclareAsync(calls, "");
        Assert.That(declaration, Is.EqualTo($"[assembly: BsonGen.BsonGeneratedConventions({arguments})]"));
        await AssertRepairedAsync(calls, declaration);
    }

    [Test]
    public async Task ADeclarationThatExistsIsReplaced()
    {
        const string calls = "Register(new IgnoreIfNullConvention(true));";
        var declaration = await DeclareAsync(calls, "[assembly: BsonGeneratedConventions(CamelCaseElementNames = true)]");
        Assert.That(declaration, Is.EqualTo(
            """
            // Replaces the declaration of the assembly.
            [assembly: BsonGen.BsonGeneratedConventions(CamelCaseElementNames = true, IgnoreIfNull = true)]
            """));
        await AssertRepairedAsync(calls + "Register(new CamelCaseElementNameConvention());", declaration);
    }

    [TestCase("", TestName = "A declared representation of Guids")]
    [TestCase("BsonSerializer.RegisterSerializer(new GuidSerializer(GuidRepresentation.CSharpLegacy));",
        TestName = "A declared representation of Guids beside another registered one")]
    public async Task ADeclaredRepresentationOfGuidsStays(string serializers)
    {
        const string calls = "Register(new IgnoreIfNullConvention(true));";
        const string declared = "[assembly: BsonGeneratedConventions(GuidRepresentation = GuidRepresentation.Standard)]";
        var declaration = await RunAsync(calls, declared, "Declare", models: Guids, serializers: serializers);
        Assert.That(declaration, Is.EqualTo(
            """
            // Replaces the declaration of the assembly.
            [assembly: BsonGen.BsonGeneratedConventions(GuidRepresentation = MongoDB.Bson.GuidRepresentation.Standard, IgnoreIfNull = true)]
            """));
        Assert.That(await RunAsync(calls, declaration, "Find", models: Guids, serializers: serializers), Is.Empty);
        Assert.That(
            await RunAsync(calls, declaration, "Run", models: Guids, serializers: serializers),
            Is.EqualTo(await RunAsync(calls, declared, "Run", models: Guids, serializers: serializers)));
    }

    /// <summary>Generated code calls the serializer that is registered for Guids, whatever representation it has.</summary>
    [TestCase("new GuidSerializer(GuidRepresentation.Standard)")]
    [TestCase("new GuidSerializer(GuidRepresentation.CSharpLegacy)")]
    [TestCase("new GuidSerializer(BsonType.String)")]
    public async Task ARegisteredSerializerOfGuidsIsNotDeclared(string serializer)
    {
        var serializers = $"BsonSerializer.RegisterSerializer({serializer});";
        const string calls = "Register(new CamelCaseElementNameConvention());";
        var declaration = await RunAsync(calls, "", "Declare", models: Guids, serializers: serializers);
        Assert.That(declaration, Is.EqualTo("[assembly: BsonGen.BsonGeneratedConventions(CamelCaseElementNames = true)]"));
        Assert.That(await RunAsync(calls, declaration, "Find", models: Guids, serializers: serializers), Is.Empty);
        Assert.That(
            await RunAsync(calls, declaration, "Run", models: Guids, serializers: serializers),
            Is.EqualTo(await RunAsync(calls, "", "Run", isGenerated: false, models: Guids, serializers: serializers)));
    }

    /// <summary>The base class follows the conventions of the assembly that names it.</summary>
    [Test]
    public async Task ABaseClassOfTheLibraryIsNamed()
    {
        const string calls = "Register(new CamelCaseElementNameConvention());";
        const string models =
            """
            [BsonGenerated] public partial class Audit : Library.Entity { public string WrittenBy { get; set; } = "w"; }
            public static class Samples { public static object[] All => [new Audit()]; }
            """;
        var declaration = await DeclareAsync(calls, "", models);
        Assert.That(declaration, Is.EqualTo(
            """
            [assembly: BsonGen.BsonGeneratedConventions(CamelCaseElementNames = true)]
            [assembly: BsonGen.BsonGenerated(typeof(global::Library.Entity))]
            """));
        await AssertRepairedAsync(calls, declaration, models);
    }

    [Test]
    public async Task ATypeThatStillFallsBackIsNamedWithTheReason()
    {
        const string calls =
            """
            Register(
                new CamelCaseElementNameConvention(),
                new DelegateMemberMapConvention("name", member => { if (member.MemberName == "PaidTotal") member.SetElementName("sum"); }));
            """;
        var declaration = await DeclareAsync(calls, "");
        var lines = declaration.Split('\n');
        Assert.That(lines, Has.Length.EqualTo(2), declaration);
        Assert.That(lines[0], Is.EqualTo("[assembly: BsonGen.BsonGeneratedConventions(CamelCaseElementNames = true)]"));
        Assert.That(lines[1], Does.StartWith("// Shop.Model.Receipt: ").And.Contain("'PaidTotal' is stored as 'sum'"));
        Assert.That(await RunAsync(calls, declaration, "Run"), Is.EqualTo(await RunAsync(calls, "", "Run", isGenerated: false)));
        Assert.That(await RunAsync(calls, declaration, "Find"), Does.StartWith("Shop.Model.Receipt: ").And.Not.Contain("\n"));
    }

    /// <summary>The declaration leaves out the types that the filter of the pack leaves out.</summary>
    [TestCase("type.Name == \"Line\"", "Types = new[] { typeof(global::Shop.Model.Line) }", TestName = "A filter by name")]
    [TestCase("type.Namespace == \"Shop.Model\"", "Namespace = \"Shop.Model\"", TestName = "A filter by namespace")]
    public async Task AFilterIsDeclared(string filter, string argument)
    {
        var calls =
            $$"""
            var pack = new ConventionPack { new CamelCaseElementNameConvention() };
            ConventionRegistry.Register("filtered", pack, type => {{filter}});
            """;
        var models = Models + " namespace Shop { public class Unused { public int Number { get; set; } } }";
        var declaration = await DeclareAsync(calls, "", models);
        Assert.That(declaration, Is.EqualTo(
            $"""
            // Other types of the assembly don't follow these conventions at run time.
            [assembly: BsonGen.BsonGeneratedConventions(CamelCaseElementNames = true, {argument})]
            """));
        await AssertRepairedAsync(calls, declaration, models);
    }

    [Test]
    public async Task WithoutAFallbackNothingIsDeclared() => Assert.That(await DeclareAsync("", ""), Is.Empty);
}
