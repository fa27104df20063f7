using System.Runtime.Loader;
using System.Text.RegularExpressions;
using BsonGen.Generator.Analyzers;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

/// <summary>
/// Attributes without effect are reported on the attribute. The class map is the oracle: it writes and reads the same with a reported
/// attribute and without it, and not the same with and without one that is not reported.
/// </summary>
public sealed partial class IneffectiveAttributeTests
{
    private const string Usings =
        """
        global using MongoDB.Bson.Serialization.Options;
        """;

    // [{…}] marks the attribute.
    [TestCase(
        "public partial class Order { [{BsonElement(\"a\")}] public static int A { get; set; } }",
        "[BsonElement] on 'A' has no effect: the driver stores no static members")]
    [TestCase(
        "public partial class Order { [field: {BsonElement(\"a\")}] public static int A { get; set; } }",
        "[BsonElement] on 'A' has no effect: the driver stores no static members")]
    [TestCase(
        "public partial class Order { [BsonIgnore, {BsonElement(\"a\")}] public int A { get; set; } }",
        "[BsonElement] on 'A' has no effect: the member has [BsonIgnore]")]
    [TestCase(
        "public partial class Order { [{BsonIgnoreIfNull}] public DateTime A { get; set; } }",
        "[BsonIgnoreIfNull] on 'A' has no effect: 'DateTime' is never null")]
    [TestCase(
        "public partial class Order { [{BsonIgnoreIfNull}, BsonIgnoreIfDefault] public int A { get; set; } }",
        "[BsonIgnoreIfNull] on 'A' has no effect: [BsonIgnoreIfDefault] replaces it")]
    [TestCase(
        "public partial class Order { [{BsonIgnoreIfNull}] public BsonDocument? ExtraElements { get; set; } }",
        "[BsonIgnoreIfNull] on 'ExtraElements' has no effect: the member has no element of its own that could be omitted")]
    [TestCase(
        "public partial class Order { [BsonExtraElements, {BsonIgnoreIfDefault}] public Dictionary<string, object>? A { get; set; } }",
        "[BsonIgnoreIfDefault] on 'A' has no effect: the member has no element of its own that could be omitted")]
    [TestCase(
        "public partial class Order { [BsonElement(\"a\"), {BsonRequired}] public int A => 1; }",
        "[BsonRequired] on 'A' has no effect: the driver does not check members that it can't set")]
    [TestCase(
        "public partial class Order { [BsonElement(\"a\"), {BsonRequired}] public readonly int A = 1; }",
        "[BsonRequired] on 'A' has no effect: the driver does not check members that it can't set")]
    [TestCase(
        "public partial class Order { [BsonElement(\"a\"), {BsonDefaultValue(2)}] public int A => 1; }",
        "[BsonDefaultValue] on 'A' has no effect: the driver does not set the member")]
    [TestCase(
        "public partial class Order { [BsonRequired, {BsonDefaultValue(2)}] public int A { get; set; } }",
        "[BsonDefaultValue] on 'A' has no effect: the element can't be missing, because the member is required")]
    [TestCase(
        "public partial class Order { [{BsonRepresentation(BsonType.String)}, BsonTimeSpanOptions(BsonType.Int64)] public TimeSpan A { " +
        "get; set; } }",
        "[BsonRepresentation] on 'A' has no effect: [BsonTimeSpanOptions] replaces it")]
    [TestCase(
        "public partial class Order { [{BsonTimeSpanOptions(BsonType.Int64)}, BsonRepresentation(BsonType.String)] public TimeSpan A { " +
        "get; set; } }",
        "[BsonTimeSpanOptions] on 'A' has no effect: [BsonRepresentation] replaces it")]
    [TestCase(
        "public partial class Order { [{BsonRepresentation(BsonType.String)}, BsonDateTimeOptions(Kind = DateTimeKind.Local)] public " +
        "List<DateTime>? A { get; set; } }",
        "[BsonRepresentation] on 'A' has no effect: [BsonDateTimeOptions] replaces it")]
    [TestCase(
        "public partial class Order { [{BsonRepresentation(BsonType.String)}, BsonGuidRepresentation(GuidRepresentation.Standard)] " +
        "public Guid A { get; set; } }",
        "[BsonRepresentation] on 'A' has no effect: [BsonGuidRepresentation] replaces it")]
    [TestCase(
        "public partial class Order { [{BsonGuidRepresentation(GuidRepresentation.Standard)}, BsonRepresentation(BsonType.String)] " +
        "public Guid A { get; set; } }",
        "[BsonGuidRepresentation] on 'A' has no effect: [BsonRepresentation] replaces it")]
    [TestCase(
        "[BsonNoId] public partial class Order { [{BsonId}] public int A { get; set; } }",
        "[BsonId] on 'A' has no effect: 'Order' has [BsonNoId]")]
    [TestCase(
        "[{BsonNoId}] public partial class Order { public int A { get; set; } }",
        "[BsonNoId] on 'Order' has no effect: the class declares no id")]
    [TestCase(
        "[{BsonNoId}] public partial class Order : Base { } public class Base { public int Id { get; set; } }",
        "[BsonNoId] on 'Order' has no effect: the class declares no id")]
    [TestCase(
        "[{BsonIgnoreExtraElements}] public partial class Order { public BsonDocument? ExtraElements { get; set; } }",
        "[BsonIgnoreExtraElements] on 'Order' has no effect: 'ExtraElements' takes the extra elements")]
    [TestCase(
        "[{BsonIgnoreExtraElements(false)}] public partial class Order : Base { } [BsonIgnoreExtraElements(Inherited = true)] public " +
        "class Base { }",
        "[BsonIgnoreExtraElements] on 'Order' has no effect: 'Base' ignores extra elements for derived classes, too")]
    [TestCase(
        "public partial class Order : Base { } [{BsonIgnoreExtraElements}] public abstract class Base { }",
        "[BsonIgnoreExtraElements] on 'Base' has no effect: the class is abstract, and derived classes inherit it with Inherited = true " +
        "only")]
    [TestCase(
        "[{BsonDiscriminator}] public partial class Order { public int A { get; set; } }",
        "[BsonDiscriminator] on 'Order' has no effect: it sets neither a discriminator nor whether documents have one")]
    [TestCase(
        "[{BsonKnownTypes}] public partial class Order { public int A { get; set; } }",
        "[BsonKnownTypes] on 'Order' has no effect: it names no derived class")]
    [TestCase(
        "[{BsonKnownTypes(typeof(Order))}] public partial class Order { public int A { get; set; } }",
        "[BsonKnownTypes] on 'Order' has no effect: it names no derived class")]
    [TestCase(
        "public partial class Order { [{BsonConstructor}] static Order() { } public int A { get; set; } }",
        "[BsonConstructor] on 'Order' has no effect: the driver calls no static constructors")]
    [TestCase(
        "public partial class Order { [{BsonFactoryMethod(\"A\")}] public Order Create(int a) => new() { A = a }; public int A { get; " +
        "set; } }",
        "[BsonFactoryMethod] on 'Create' has no effect: the driver calls static factory methods only")]
    public void IsReported(string declaration, string message)
    {
        GeneratorHarness.Run([Mark(declaration), new SourceFile(Usings, "MoreUsings.cs")], Warning("BSONGEN008", message));
        var (with, without) = Use(declaration);
        Assert.That(with, Is.EqualTo(without));
    }

    [TestCase("public partial class Order { [{BsonIgnore}] public int A => 1; }", "the driver does not store the member without it either")]
    [TestCase(
        "public partial class Order { [{BsonIgnore}] private int A; public int B => A++; }",
        "the driver does not store the member without it either")]
    [TestCase(
        "public partial class Order { [{BsonIgnore}] internal int A { get; set; } }",
        "the driver does not store the member without it either")]
    [TestCase(
        "public partial class Order { [{BsonIgnore}] internal readonly int A = 1; }",
        "the driver does not store the member without it either")]
    [TestCase(
        "public partial class Order { [{BsonIgnore}] public int A { set { } } }", "the driver does not store the member without it either")]
    [TestCase(
        "public partial class Order : Base { [{BsonIgnore}] public override int A => 2; } public abstract class Base { public abstract " +
        "int A { get; } }",
        "the driver does not store the member without it either")]
    [TestCase("public partial class Order { [{BsonIgnore}] public static int A { get; set; } }", "the driver stores no static members")]
    public void IgnoreIsSuggestedToBeRemoved(string declaration, string why)
    {
        GeneratorHarness.Run(Mark(declaration), Info("BSONGEN008", $"[BsonIgnore] on 'A' has no effect: {why}"));
        var (with, without) = Use(declaration);
        Assert.That(with, Is.EqualTo(without));
    }

    [TestCase("public partial class Order { [{BsonElement(\"a\")}] private int A { get; set; } = 1; }")]
    [TestCase("public partial class Order { [{BsonRequired}] public int A => 1; }")]
    [TestCase("public partial class Order { [{BsonDefaultValue(2)}] public int A => 1; }")]
    [TestCase("public partial class Order { [{BsonDefaultValue(1)}, BsonRequired, BsonIgnoreIfDefault] public int A { get; set; } = 1; }")]
    [TestCase("public partial class Order { [{BsonIgnore}] public int Id => 1; }")]
    [TestCase("public partial class Order { [{BsonIgnoreIfNull}] public int? A { get; set; } }")]
    [TestCase("public partial class Order { [{BsonIgnoreIfDefault}] public int A { get; set; } }")]
    [TestCase(
        "public partial class Order { [BsonTimeSpanOptions(BsonType.Int64), {BsonRepresentation(BsonType.String)}] public TimeSpan A { " +
        "get; set; } }",
        true)]
    [TestCase(
        "public partial class Order { [{BsonTimeSpanOptions(BsonType.Int64, TimeSpanUnits.Seconds)}, " +
        "BsonRepresentation(BsonType.Double)] public TimeSpan A { get; set; } = new(1, 0, 0); }",
        true)]
    [TestCase(
        "public partial class Order { [{BsonDateTimeOptions(DateOnly = true)}, BsonRepresentation(BsonType.String)] public DateTime A { " +
        "get; set; } = new(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc); }",
        true)]
    [TestCase("[{BsonNoId}] public partial class Order { public int Id { get; set; } }")]
    [TestCase("[BsonNoId] public partial class Order { public int B { get; set; } [{BsonId(Order = 1)}] public int A { get; set; } }")]
    [TestCase("[BsonNoId] public partial class Order { [{BsonId}] public int A => 1; }")]
    [TestCase("[{BsonIgnoreExtraElements}] public partial class Order { }")]
    [TestCase("public partial class Order : Base { } [{BsonIgnoreExtraElements(Inherited = true)}] public abstract class Base { }")]
    [TestCase("[{BsonDiscriminator(Required = true)}] public partial class Order { }")]
    [TestCase("public partial class Order { [BsonConstructor] public Order() { } [{BsonFactoryMethod(\"A\")}] public static Order " +
        "Create(int a) => new() { A = a + 1 }; public int A { get; set; } = 1; }")]
    public void IsNotReported(string declaration, bool isSlow = false)
    {
        var reported = TestProject.CreateDriver().RunGenerators(
            TestProject.Compile(Mark(declaration), new SourceFile(Usings, "MoreUsings.cs"))).GetRunResult().Diagnostics;
        Assert.That(reported.Select(diagnostic => diagnostic.Id).Except(isSlow ? ["BSONGEN007", "BSONGEN008"] : ["BSONGEN023"]), Is.Empty);
        Assert.That(reported.Where(diagnostic => diagnostic.Id == "BSONGEN008" && IsAt(diagnostic, declaration)), Is.Empty);
        var (with, without) = Use(declaration);
        Assert.That(with, Is.Not.EqualTo(without));
    }

    [TestCase("[{BsonElement(\"a\")}] A, B", "BsonElement")]
    [TestCase("A, [{BsonRepresentation(BsonType.String)}] B", "BsonRepresentation")]
    [TestCase("A, [Obsolete] B", null)]
    public async Task EnumValuesAreReported(string values, string? attribute)
    {
        var declaration = $"public partial class Order {{ [BsonRepresentation(BsonType.String)] public State S {{ get; set; }} }} public " +
            $"enum State {{ {values} }}";
        var source = Mark(declaration);
        var reported = await TestProject.Compile(source).WithAnalyzers([new EnumAttributesAnalyzer()]).GetAnalyzerDiagnosticsAsync();
        Assert.That(
            reported.Select(diagnostic => (diagnostic.Id, diagnostic.GetMessage(), diagnostic.Location.SourceSpan)),
            Is.EqualTo(
                source.Spans.Select(span =>
                    ("BSONGEN008", $"[{attribute}] on '{(attribute == "BsonElement" ? 'A' : 'B')}' has no effect: the driver reads no " +
                        $"attributes of the values of enums", span))));
        var (with, without) = Use(declaration);
        Assert.That(with, Is.EqualTo(without));
    }

    [Test]
    public void BaseClassesAreReportedOnce() => GeneratorHarness.Run(
        """
        [[|BsonNoId|]]
        public class Base
        {
            [[|BsonElement("a")|]] public static int A { get; set; }
            [[|BsonIgnore|]] public int B => 1;
            [BsonIgnore, [|BsonRequired|]] public int C { get; set; }
        }

        [BsonGenerated] public partial class Order : Base;
        [BsonGenerated] public partial class Line : Base;
        """,
        Warning("BSONGEN008", "[BsonNoId] on 'Base' has no effect: the class declares no id"),
        Warning("BSONGEN008", "[BsonElement] on 'A' has no effect: the driver stores no static members"),
        Info("BSONGEN008", "[BsonIgnore] on 'B' has no effect: the driver does not store the member without it either"),
        Warning("BSONGEN008", "[BsonRequired] on 'C' has no effect: the member has [BsonIgnore]"));

    private static SourceFile Mark(string declaration) =>
        new(Annotate(Marked().Replace(declaration, "[|${attribute}|]")));

    private static bool IsAt(Diagnostic diagnostic, string declaration) =>
        diagnostic.Location.SourceTree!.ToString().Substring(
            diagnostic.Location.SourceSpan.Start,
            diagnostic.Location.SourceSpan.Length) == Marked().Match(declaration).Groups["attribute"].Value;

    private static string Annotate(string declaration) =>
        declaration.Replace("public partial class Order", "[BsonGenerated] public partial class Order", StringComparison.Ordinal);

    /// <summary>The class map's outcomes for an object and for some documents, with the attribute and without it.</summary>
    private static (string With, string Without) Use(string declaration)
    {
        var with = Marked().Replace(declaration, "${attribute}");
        var without = Lone().Replace(Marked().Replace(declaration, ""), "")
            .Replace("[, ", "[", StringComparison.Ordinal)
            .Replace(", ]", "]", StringComparison.Ordinal);
        using var image = new MemoryStream();
        var result = TestProject.Compile(
            "Ineffective",
            [],
            [
                new SourceFile(Usings, "MoreUsings.cs"),
                new SourceFile($"namespace With {{ {with} }} namespace Without {{ {without} }}"),
            ]).Emit(image);
        Assert.That(result.Success, Is.True, string.Join('\n', result.Diagnostics));
        image.Position = 0;
        var assembly = new AssemblyLoadContext(null).LoadFromStream(image);
        return (Use(assembly.GetType("With.Order")!), Use(assembly.GetType("Without.Order")!));
    }

    private static string Use(Type type)
    {
        var instance = Activator.CreateInstance(type)!;
        BsonDocument[] documents =
        [
            new(), new("A", BsonNull.Value), new("A", 5), new("A", "00:00:10"), new("a", 5), new(
                "_id", 5), new("Id", 5), new("unknown", 1), new("_t", "Order"), new("_t", "None"),
        ];
        var outcomes = documents.Select(document => Show(() => Write(BsonSerializer.Deserialize(document.ToBson(), type), type)))
            .Prepend(Show(() => Write(instance, typeof(object))))
            .Prepend(Show(() => Write(instance, type)));
        return string.Join('\n', outcomes).Replace("Without.", "With.", StringComparison.Ordinal);
    }

    private static string Write(object value, Type nominalType) => value.ToBsonDocument(nominalType).ToString();

    private static string Show(Func<string> act)
    {
        try
        {
            return act();
        }
        catch (Exception error)
        {
            return $"{error.GetType().Name}: {error.Message}";
        }
    }

    [GeneratedRegex(@"\{(?<attribute>Bson[^{}]*)\}")]
    private static partial Regex Marked();

    [GeneratedRegex(@"\[(field: )?\] ")]
    private static partial Regex Lone();
}
