using Microsoft.CodeAnalysis;
using MongoDB.Bson;
using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

// Declared conventions, and representations of Guids.
public sealed partial class DiagnosticTests
{
    [Test]
    public void ConventionsThatTheDriverRefuses() => GeneratorHarness.Run(
        """
        [assembly: BsonGeneratedConventions(IgnoreIfNull = true, [|IgnoreIfDefault = true|], [|EnumRepresentation = BsonType.Double|])]
        """,
        Error("BSONGEN011", "The declared conventions are not valid: IgnoreIfNull and IgnoreIfDefault exclude each other; remove one"),
        Error(
            "BSONGEN011",
            "The declared conventions are not valid: enums can be stored as BsonType.String, BsonType.Int32 or BsonType.Int64"));

    [TestCase("", "Guid [|A|]")]
    [TestCase("", "Guid? [|A|]")]
    [TestCase("", "List<Guid?> [|A|]")]
    [TestCase("", "Dictionary<string, Guid[]> [|A|]")]
    [TestCase("", "Dictionary<string, string> A")]
    [TestCase("", "BsonDocument A")]
    [TestCase("[BsonGuidRepresentation(GuidRepresentation.Standard)]", "Guid A")]
    [TestCase("[BsonRepresentation(BsonType.String)]", "Guid A")]
    [TestCase("[BsonIgnore]", "Guid A")]
    public void GuidsWithoutRepresentation(string attribute, string member)
    {
        SourceFile[] sources = [$"[BsonGenerated] public partial class Order {{ {attribute} public {member} {{ get; set; }} = default!; " +
            $"public int B {{ get; set; }} }}"];
        var driver = TestProject.CreateDriver((TestProject.RequireGuidRepresentation, "true"));
        GeneratorHarness.Run(
            TestProject.Compile(sources), driver, sources, member.Contains("[|", StringComparison.Ordinal) ? [WithoutRepresentation] : []);
    }

    [TestCase("[BsonRepresentation(BsonType.Binary)] public Guid A { get; set; }")]
    [TestCase("[BsonDictionaryOptions] public Dictionary<string, Guid>? A { get; set; }")]
    public void GuidsWhoseAttributesSetNoRepresentation(string member) => Assert.That(
        TestProject.CreateDriver((TestProject.RequireGuidRepresentation, "true"))
            .RunGenerators(
                TestProject.Compile($"[BsonGenerated] public partial class Order {{ {member} }}")).GetRunResult().Diagnostics.Select(
                    diagnostic => diagnostic.Id),
        Does.Contain("BSONGEN020"));

    [Test]
    public void GuidsOfAnAssemblyWithARepresentation()
    {
        SourceFile[] sources =
        [
            "[assembly: BsonGeneratedConventions(GuidRepresentation = GuidRepresentation.Standard)] [BsonGenerated] public partial class " +
            "Order { public Guid A { get; set; } }",
        ];
        GeneratorHarness.Run(
            TestProject.Compile(sources), TestProject.CreateDriver((TestProject.RequireGuidRepresentation, "true")), sources);
    }

    [TestCase("BsonSerializer.RegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));", true)]
    [TestCase("BsonSerializer.TryRegisterSerializer(typeof(Guid), new GuidSerializer(BsonType.String));", true)]
    [TestCase("BsonSerializer.RegisterSerializer(new DateTimeSerializer(true));", false)]
    [TestCase("_ = new GuidSerializer(GuidRepresentation.Standard);", false)]
    public void GuidsWithARegisteredSerializer(string registration, bool isQuiet)
    {
        SourceFile[] sources =
        [
            $"[BsonGenerated] public partial class Order {{ public Guid {(isQuiet ? "A" : "[|A|]")} {{ get; set; }} }}",
            new($"using MongoDB.Bson.Serialization; using MongoDB.Bson.Serialization.Serializers; {registration}", "Z.cs"),
        ];
        var program = TestProject.Compile(sources);
        var compilation = program.WithOptions(program.Options.WithOutputKind(Microsoft.CodeAnalysis.OutputKind.ConsoleApplication));
        GeneratorHarness.Run(
            compilation,
            TestProject.CreateDriver((TestProject.RequireGuidRepresentation, "true")),
            sources,
            isQuiet ? [] : [WithoutRepresentation]);
    }

    [TestCase(
        "public partial class [|Order|] : Base<Guid>; [BsonGenerated] public partial class Base<T> { public T? A { get; set; } }",
        "Base.A",
        "set the assembly's")]
    [TestCase(
        "public partial class Order : Base<Guid>; public class Base<T> { public T[]? [|A|] { get; set; } }", "A", "set the assembly's")]
    [TestCase(
        "public partial class Last : Order; [BsonGenerated] public partial class [|Order|] : Base<Guid>; [BsonGenerated] public partial " +
        "class Base<T> { public T? A { get; set; } }",
        "Base.A",
        "set the assembly's")]
    [TestCase(
        "public partial class Order { [BsonDictionaryOptions(MongoDB.Bson.Serialization.Options.DictionaryRepresentation.ArrayOfArrays)] " +
        "public Dictionary<Guid, int>? [|A|]; }",
        "A",
        OutOfReach)]
    [TestCase("public partial class Order { public (Guid, int)? [|A|] { get; set; } }", "A", OutOfReach)]
    [TestCase("public partial class Order { public List<KeyValuePair<string, Guid?>>? [|A|] { get; set; } }", "A", OutOfReach)]
    [TestCase("public partial class Order { public Tuple<int, Guid[]>? [|A|] { get; set; } }", "A", OutOfReach)]
    public void GuidsThatHide(string declaration, string name, string advice)
    {
        var warning = Warning(
            "BSONGEN020",
            $"The driver refuses '{name}' without a Guid representation; {advice}, unless code registers how Guids are stored");
        SourceFile[] sources = ["[BsonGenerated] " + declaration];
        GeneratorHarness.Run(TestProject.Compile(sources), CreateGuidDriver(), sources, warning);
        const string Convention = "[assembly: BsonGeneratedConventions(GuidRepresentation = GuidRepresentation.Standard)] [BsonGenerated] ";
        var reported = CreateGuidDriver().RunGenerators(TestProject.Compile(Convention + declaration)).GetRunResult().Diagnostics;
        Assert.That(reported.Any(diagnostic => diagnostic.Id == "BSONGEN020"), Is.EqualTo(advice == OutOfReach));
    }

    private static GeneratorDriver CreateGuidDriver() => TestProject.CreateDriver((TestProject.RequireGuidRepresentation, "true"));

    private const string OutOfReach = "register a GuidSerializer, since attributes and conventions don't reach keys, pairs and tuples";

    [Test]
    public void GuidsAreReportedByDefault()
    {
        var compilation = TestProject.Compile("[BsonGenerated] public partial class Order { public Guid A { get; set; } }");
        var diagnostics = TestProject.CreateEditorDriver().RunGenerators(compilation).GetRunResult().Diagnostics;
        Assert.That(diagnostics.Select(diagnostic => diagnostic.Id), Is.EqualTo(new[] { "BSONGEN020" }));
    }

    [Test]
    public void MembersWithOneCauseAreReportedOnceForAType()
    {
        SourceFile[] sources =
        [
            """
            [BsonGenerated] public partial class Order : Base
            {
                public Guid [|A|] { get; set; }
                public System.Numerics.BigInteger [|B|] { get; set; }
                public List<Guid>? C { get; set; }
                public Dictionary<int, string>? [|D|] { get; set; }
                public Dictionary<long, string>? [|E|] { get; set; }
            }

            [BsonGenerated] public partial class Invoice : Base;
            public class Base { public Guid? [|H|] { get; set; } public Guid I { get; set; } }
            """,
            "public partial class Order { public Guid[]? F { get; set; } public Dictionary<int, string>? G { get; set; } }",
        ];
        const string Guids = "without a Guid representation; add [BsonGuidRepresentation], or set the assembly's, unless code registers " +
            "how Guids are stored";
        const string Keys = "can't be stored unless empty, since the driver refuses element names of type";
        const string Advice = "add [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)], unless code configures its serializer";
        GeneratorHarness.Run(
            TestProject.Compile(sources),
            CreateGuidDriver(),
            sources,
            Warning("BSONGEN020", $"The driver refuses 'A', 'C' and 'F' {Guids}"),
            Warning(
                "BSONGEN024",
                "The value of 'B' is lost, since the driver stores each 'System.Numerics.BigInteger' as an empty document; use another " +
                "type, [BsonSerializer] or [BsonIgnore], unless code registers its serializer"),
            Warning("BSONGEN022", $"'D' and 'G' {Keys} 'int'; {Advice}"),
            Warning("BSONGEN022", $"'E' {Keys} 'long'; {Advice}"),
            Warning("BSONGEN020", $"The driver refuses 'H' and 'I' {Guids}"));
    }

    private static readonly ExpectedDiagnostic WithoutRepresentation = Warning("BSONGEN020",
        "The driver refuses 'A' without a Guid representation; add [BsonGuidRepresentation], or set the assembly's, unless code " +
        "registers how Guids are stored");

    [Test]
    public void NoConventions() => GeneratorHarness.Run(
        "[assembly: [|BsonGeneratedConventions(NoId = false)|]]",
        Warning("BSONGEN008", "[BsonGeneratedConventions] on 'TestAssembly' has no effect: it declares no convention"));

    [Test]
    public void ConventionGivesTwoMembersOneElementName() => GeneratorHarness.Run(
        """
        [assembly: BsonGeneratedConventions(CamelCaseElementNames = true)]

        [BsonGenerated]
        public partial class Order
        {
            public int Total { get; set; }
            public int [|total|] { get; set; }
        }
        """,
        Error(
            "BSONGEN002",
            "'Order.total' can't use element name 'total', because 'Order.Total' uses it already; give one of them another name with " +
            "[BsonElement]"));

    [Test]
    public void LettersWhoseLowerCaseDependsOnTheSystem() => GeneratorHarness.Run(
        """
        [assembly: BsonGeneratedConventions(CamelCaseElementNames = true)]

        [BsonGenerated]
        public partial class [|Order|]
        {
            public int \u0130d { get; set; }
        }

        [BsonGenerated]
        public partial class Named
        {
            [BsonElement("id")] public int \u0130d { get; set; }
            public int \u00C4nderung { get; set; }
            public int \u4E2D { get; set; }
        }
        """,
        Warning(
            "BSONGEN006",
            "No serializer is generated for 'Order', so the driver's class map serves it: " +
            "systems disagree on the small letter that '\u0130d' starts with; give it a name with [BsonElement]"));
}
