using Microsoft.CodeAnalysis;
using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

// Representations of Guids.
public sealed partial class DiagnosticTests
{
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
        "register a GuidSerializer")]
    [TestCase(
        "public partial class Order : Base<Guid>; public class Base<T> { public T[]? [|A|] { get; set; } }",
        "A",
        "register a GuidSerializer")]
    [TestCase(
        "public partial class Last : Order; [BsonGenerated] public partial class [|Order|] : Base<Guid>; [BsonGenerated] public partial " +
        "class Base<T> { public T? A { get; set; } }",
        "Base.A",
        "register a GuidSerializer")]
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
        const string Guids =
            "without a Guid representation; add [BsonGuidRepresentation], unless code registers how Guids are stored";
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
        "The driver refuses 'A' without a Guid representation; add [BsonGuidRepresentation], unless code registers how Guids are stored");
}
