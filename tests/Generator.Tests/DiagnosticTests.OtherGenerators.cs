using System.Collections.Immutable;
using System.Runtime.Loader;
using BsonGen.Generator.Analyzers;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

// What other source generators add, which only the finished compilation has.
public sealed partial class DiagnosticTests
{
    private const string Holder =
        """
        [BsonGenerated] public partial class Order
        {
            public int Id { get; set; }
            public partial int Total { get; set; }
            public Line? Line { get; set; }
            public Bag? Bag { get; set; }
        }
        [BsonGenerated] public partial class Line { public int Id { get; set; } }
        public partial class Bag { public int Size { get; set; } }
        """;

    private const string Total = "public partial int Total { get => 3; set { } }";

    private const string Unseen = "comes from another source generator, whose code BsonGen can't see";

    private const string WholeUnseen =
        "it or its attribute comes from another source generator, such as that of .razor files, whose code BsonGen can't see";

    private static readonly DiagnosticAnalyzer[] OfFinished = [new OtherGeneratorsAnalyzer(), new KnownTypesAnalyzer()];

    /// <summary>Each way to change what the driver maps is an error that names what was added.</summary>
    [TestCase(
        "partial class Order : Entity { $ } public class Entity { public int Version { get; set; } }", "'Entity' as a base of 'Order'")]
    [TestCase("partial class Order { [BsonElement(\"t\")] $ }", "[BsonElement] on 'Order.Total'")]
    [TestCase("partial class Order { [BsonIgnore] $ }", "[BsonIgnore] on 'Order.Total'")]
    [TestCase("partial class Order { [BsonRequired] $ }", "[BsonRequired] on 'Order.Total'")]
    [TestCase("partial class Order { [BsonId] $ }", "[BsonId] on 'Order.Total'")]
    [TestCase("partial class Order { [BsonRepresentation(BsonType.String)] $ }", "[BsonRepresentation] on 'Order.Total'")]
    [TestCase(
        "partial class Order { [Renamed] $ } public class RenamedAttribute : System.Attribute, " +
        "MongoDB.Bson.Serialization.IBsonMemberMapAttribute { public void Apply(MongoDB.Bson.Serialization.BsonMemberMap map) => " +
        "map.SetElementName(\"r\"); }",
        "[Renamed] on 'Order.Total'")]
    [TestCase("partial class Order { $ public int Added { get; set; } }", "'Order.Added'")]
    [TestCase("partial class Order { $ public int Added; }", "'Order.Added'")]
    [TestCase("partial class Order { $ [BsonElement] private int _added; }", "'Order._added'")]
    [TestCase(
        "partial class Order { $ private Order() { } public static int Made; [BsonConstructor(\"Id\")] public Order(int id) { } }",
        "'Order.Order()'")]
    [TestCase(
        "partial class Order { $ [BsonFactoryMethod(\"Id\")] public static Order Make(int id) => new() { Id = id }; }",
        "'Order.Make(int)'")]
    [TestCase("partial class Order { $ public bool ShouldSerializeTotal() => Id > 5; }", "'Order.ShouldSerializeTotal()'")]
    [TestCase("[BsonDiscriminator(\"o\", Required = true)] partial class Order { $ }", "[BsonDiscriminator] on 'Order'")]
    [TestCase("[BsonIgnoreExtraElements] partial class Order { $ }", "[BsonIgnoreExtraElements] on 'Order'")]
    [TestCase("[BsonNoId] partial class Order { $ }", "[BsonNoId] on 'Order'")]
    [TestCase("[BsonKnownTypes(typeof(Rush))] partial class Order { $ } public class Rush : Order;", "[BsonKnownTypes] on 'Order'")]
    [TestCase(
        "partial class Order : System.ComponentModel.ISupportInitialize { $ public void BeginInit() { } public void EndInit() { } }",
        "'System.ComponentModel.ISupportInitialize' as a base of 'Order'")]
    [TestCase("partial class Order { $ } partial class Bag : List<int>;", "'System.Collections.Generic.List<int>' as a base of 'Bag'")]
    public async Task ChangedByAnotherGenerator(string added, string name)
    {
        var source = new SourceFile(
            Holder.Replace(
                "[BsonGenerated] public partial class Order", "[[|BsonGenerated|]] public partial class Order", StringComparison.Ordinal));
        var text = "using System.Collections.Generic; using MongoDB.Bson; using MongoDB.Bson.Serialization.Attributes;\n" +
            added.Replace("$", Total, StringComparison.Ordinal);
        foreach (var generator in new[] { new AddingGenerator(text), new GlobalAddingGenerator(text) })
        {
            await AssertFinishedAsync(source, generator, Error("BSONGEN013",
                $"The serializer of 'Order' lacks {name}, which another source generator adds in '{AddingGenerator.FileName}'; " +
                "declare it in your own code, or remove [BsonGenerated] to leave the type to the class map"));
        }
    }

    /// <summary>The type that holds it is served as before.</summary>
    [Test]
    public async Task TypeThatAnotherGeneratorNames()
    {
        var reported = await FinishAsync(
            new SourceFile("[BsonGenerated] public partial class Order { public Foreign? Held { get; set; } } public class Foreign;"),
            new AddingGenerator("[assembly: BsonGen.BsonGenerated(typeof(Foreign))]"));
        Assert.That(reported.Select(diagnostic =>
            new ExpectedDiagnostic(diagnostic.Id, diagnostic.Severity, diagnostic.GetMessage())), Is.EqualTo([
            LeftToClassMap("Foreign", WholeUnseen, "[BsonGenerated] on the assembly")]));
    }

    /// <summary>What the driver does not map is not reported, and neither is a derived type without a change.</summary>
    [TestCase("partial class Order { $ [BsonIgnore] public int Added { get; set; } }")]
    [TestCase("partial class Order { $ public int Added => Total; }")]
    [TestCase("partial class Order { $ public static int Added { get; set; } }")]
    [TestCase("partial class Order { $ internal int Added { get; set; } private int _added; }")]
    [TestCase("partial class Order : System.ComponentModel.INotifyPropertyChanged { $ public event " +
        "System.ComponentModel.PropertyChangedEventHandler? PropertyChanged; }")]
    [TestCase("partial class Order { [System.Obsolete(\"Use Id.\")] $ public void Run() { } public class Nested { public int Added { " +
        "get; set; } } }")]
    [TestCase("partial class Order { $ } partial class Bag { public int Weight { get; set; } }")]
    [TestCase("partial class Order { $ } public class Unrelated : Order { public int Added { get; set; } }")]
    public async Task NotChangedByAnotherGenerator(string added)
    {
        var text = "#nullable enable\nusing MongoDB.Bson.Serialization.Attributes;\n" + added.Replace("$", Total, StringComparison.Ordinal);
        await AssertFinishedAsync(new SourceFile(Holder), new AddingGenerator(text));
    }

    /// <summary>The driver maps what a partial method of another generator does in a constructor, and so does generated code.</summary>
    [Test]
    public async Task ConstructorCallsAnotherGenerator() => await AssertFinishedAsync(
        new SourceFile(
            "[BsonGenerated] public partial class Order { public Order() => Start(); public int Id { get; set; } partial void Start(); }"),
        new AddingGenerator("partial class Order { partial void Start() => Id = 4; }"));

    /// <summary>Generators see what others add after their initialization.</summary>
    [Test]
    public async Task AttributesThatAllGeneratorsSee() => await AssertFinishedAsync(
        new SourceFile(
            "[BsonGenerated] [Marked] public partial class Order { public int Id { get; set; } public State State { get; set; } }"),
        new AddingGenerator(
            "partial class Order { public void Run() { } }",
            visible: "public class MarkedAttribute : System.Attribute { } public enum State { Open }"));

    /// <summary>
    /// A type that names what generators don't see is left to the class map. The warning says why, and the reason at run time as well.
    /// </summary>
    [TestCase("public Made Made { get; set; }", "public enum Made { Open }", "the type 'Made' of the member 'Made'", "'Made'")]
    [TestCase(
        "public Made? Part { get; set; }",
        "public class Made { public int A { get; set; } }",
        "the type 'Made' of the member 'Part'",
        "'Made'")]
    [TestCase("public Made? Part { get; set; }", "public enum Made { Open }", "the type 'Made' of the member 'Part'", "'Made'")]
    [TestCase("[BsonElement] private Made _part;", "public enum Made { Open }", "the type 'Made' of the member '_part'", "'Made'")]
    [TestCase(
        "public List<Made>? Parts { get; set; }",
        "public struct Made { public int A { get; set; } }",
        "the type 'Made' of the member 'Parts'",
        "'Made'")]
    [TestCase(
        "public Dictionary<string, Made[]>? Parts { get; set; }",
        "public class Made { public int A { get; set; } }",
        "the type 'Made' of the member 'Parts'",
        "'Made'")]
    [TestCase("public IMade? Made { get; set; }", "public interface IMade { }", "the type 'IMade' of the member 'Made'", "'IMade'")]
    [TestCase(
        "[BsonSerializer(typeof(MadeSerializer))] public int Made { get; set; }",
        "public class MadeSerializer : MongoDB.Bson.Serialization.Serializers.SerializerBase<int> { }",
        "the serializer 'MadeSerializer' of the member 'Made'",
        "'MadeSerializer'")]
    [TestCase(
        "[BsonElement(Names.Made)] public int Made { get; set; }",
        "public static class Names { public const string Made = \"m\"; }",
        "an argument of [BsonElement] on the member 'Made'",
        null)]
    [TestCase(
        "[Marked] public int Part { get; set; }",
        "public class MarkedAttribute : System.Attribute { }",
        "[Marked] on the member 'Part'",
        "'MarkedAttribute'")]
    [TestCase(
        "public int Id { get; } public Order(int id, Made? made = null) => Id = id;",
        "public class Made { }",
        "the type 'Made' of the parameter 'made'",
        "'Made'")]
    public async Task NamesWhatAnotherGeneratorMakes(string member, string added, string part, string? name)
    {
        var source = new SourceFile(
            $$"""
            [[|BsonGenerated|]] public partial class Order { {{member}} }
            [BsonGenerated] public partial class Shop { public Order? Order { get; set; } public List<Order> Orders { get; set; } = []; }
            """);
        await AssertFinishedAsync(source, new AddingGenerator(added), LeftToClassMap("Order", $"{part} {Unseen}", name));
    }

    [Test]
    public async Task KnownTypeOfAnotherGenerator() => await AssertFinishedAsync(
        new SourceFile("[[|BsonGenerated|]] [BsonKnownTypes(typeof(Card))] public partial class Payment;"),
        new AddingGenerator("public class Card : Payment { }"),
        LeftToClassMap("Payment", $"the known type 'Card' {Unseen}", "'Card'"));

    [Test]
    public async Task BaseClassOfAnotherGenerator() => await AssertFinishedAsync(
        new SourceFile("[[|BsonGenerated|]] public partial class Payment : Entity;"),
        new AddingGenerator("public class Entity { public int Id { get; set; } }"),
        LeftToClassMap("Payment", $"the type 'Entity' in the base class of 'Payment' {Unseen}", "'Entity.Id'"));

    /// <summary>Generators for unions add the base class to each case.</summary>
    [Test]
    public async Task CasesOfAUnion()
    {
        var source = new SourceFile(
            """
            [[|BsonGenerated|]]
            [BsonKnownTypes(typeof(Circle), typeof(Square))]
            public abstract partial record Shape
            {
                public partial record Circle(double Radius);
                public partial record Square(double Side);
            }
            """);
        await AssertFinishedAsync(
            source,
            new AddingGenerator(
                "partial record Shape { private Shape() { } partial record Circle : Shape; partial record Square : Shape; }"),
            LeftToClassMap("Shape", $"the base class of the known type 'Circle' {Unseen}", "'Shape' as a base of 'Circle'"));
    }

    /// <summary>Without such a generator, the known type is the error that it is for other classes.</summary>
    [Test]
    public async Task PartialKnownTypeThatIsNotDerived() => await AssertFinishedAsync(
        new SourceFile("[BsonGenerated] [BsonKnownTypes([|typeof(Voucher)|])] public partial class Payment; public partial class Voucher;"),
        new AddingGenerator("public class Unrelated { }"),
        Error("BSONGEN017", "'Voucher' can't be a known type of 'Payment', since it does not derive from it"));

    [Test]
    public async Task AttributeOfAnotherGenerator()
    {
        var source = new SourceFile(
            "public partial class Order { public int Id { get; set; } } [BsonGenerated] public partial class Shop { public Order? Order " +
            "{ get; set; } }");
        var reported = await FinishAsync(source, new AddingGenerator("[BsonGen.BsonGenerated] partial class Order { }"));
        Assert.That(reported.Select(diagnostic =>
            new ExpectedDiagnostic(diagnostic.Id, diagnostic.Severity, diagnostic.GetMessage())), Is.EqualTo([
            LeftToClassMap("Order", WholeUnseen, "[BsonGenerated] on 'Order'")]));
    }

    /// <summary>As the types in the code blocks of Razor components.</summary>
    [Test]
    public async Task TypeOfAnotherGenerator()
    {
        var reported = await FinishAsync(
            new SourceFile("[BsonGenerated] public partial class Shop { public int Id { get; set; } }"),
            new AddingGenerator(
                "#line 7 \"Page.razor\"\n[BsonGen.BsonGenerated] public partial class Order { public int Id { get; set; } }"));
        Assert.That(reported.Select(diagnostic =>
            new ExpectedDiagnostic(diagnostic.Id, diagnostic.Severity, diagnostic.GetMessage())), Is.EqualTo([
            LeftToClassMap("Order", WholeUnseen, "'Order'")]));
        Assert.That(
            reported.Single().Location.GetMappedLineSpan(),
            Has.Property("Path").EqualTo("Page.razor").And.Property("StartLinePosition").Property("Line").EqualTo(6));
    }

    /// <summary>
    /// Generated files have full paths: in the folder where the build writes them, or in that of the assembly if it does not. No file
    /// of BsonGen shows the folder of the others.
    /// </summary>
    [TestCase("CompilerGeneratedFilesOutputPath")]
    [TestCase("IntermediateOutputPath")]
    public async Task TypeOfAnotherGeneratorWithoutAFileOfBsonGen(string property)
    {
        var source = new SourceFile("public class Plain;");
        var other = new AddingGenerator("[BsonGen.BsonGenerated] public partial class Order { public int Id { get; set; } }");
        var folder = Path.Combine(Path.GetFullPath("obj"), "generated");
        var reported = await FinishAsync(source, other, folder, property);
        Assert.That(reported.Select(diagnostic => diagnostic.Id), Is.EqualTo(["BSONGEN006"]));
    }

    /// <summary>Its id is in no file that the generator sees, and the compiler reports it as an error.</summary>
    [Test]
    public async Task ExperimentalByAnotherGenerator() => await AssertFinishedAsync(
        new SourceFile(
            "[BsonGenerated] public partial class Order { public int Id { get; set; } } [BsonGenerated] public partial class Line { " +
            "public int Id { get; set; } }"),
        new AddingGenerator("[System.Diagnostics.CodeAnalysis.Experimental(\"MINE01\")] partial class Order { }"));

    [Test]
    public async Task RequestForATypeOfAnotherGenerator() => await AssertFinishedAsync(
        new SourceFile(
            "[assembly: [|BsonGenerated(typeof(Made))|]] [BsonGenerated] public partial class Shop { public int Id { get; set; } }"),
        new AddingGenerator("public class Made { public int Id { get; set; } }"),
        LeftToClassMap("Made", WholeUnseen, "'Made'"));

    private static ExpectedDiagnostic LeftToClassMap(string type, string reason, string? added) => Warning(
        "BSONGEN006",
        $"No serializer is generated for '{type}', so the driver's class map serves it: {reason}" +
        (added is null ? "" : $"; see {added} in '{AddingGenerator.FileName}'"));

    private static async Task AssertFinishedAsync(SourceFile source, IIncrementalGenerator other, params ExpectedDiagnostic[] expected)
    {
        var reported = await FinishAsync(source, other);
        Assert.That(
            reported.Select(diagnostic => new ExpectedDiagnostic(diagnostic.Id, diagnostic.Severity, diagnostic.GetMessage())),
            Is.EqualTo(expected),
            source.Text);
        Assert.That(reported.Select(diagnostic => diagnostic.Location.SourceSpan), Is.EqualTo(source.Spans));
    }

    // What is reported by BsonGen in a build with another generator. The build has no errors of the compiler.
    private static async Task<ImmutableArray<Diagnostic>> FinishAsync(
        SourceFile source, IIncrementalGenerator other, string? folder = null, string property = "CompilerGeneratedFilesOutputPath")
    {
        var compilation = TestProject.Compile(source);
        CSharpGeneratorDriver
            .Create([new BsonGenerator().AsSourceGenerator(), other.AsSourceGenerator()], parseOptions: TestProject.ParseOptions)
            .RunGeneratorsAndUpdateCompilation(compilation, out var output, out var reported);
        Assert.That(output.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error), Is.Empty);
        var options = new AnalyzerOptions([], TestProject.CreateProperties(
            (property, folder is null
                ? ""
                : Path.GetFileName(folder) + "/"), ("ProjectDir", Path.GetDirectoryName(folder) ?? "")));
        foreach (var tree in folder is null
            ? []
            : output.SyntaxTrees.Where(tree => tree.FilePath.EndsWith(AddingGenerator.FileName, StringComparison.Ordinal)).ToArray())
        {
            output = output.ReplaceSyntaxTree(tree, tree.WithFilePath(Path.Combine(folder!, tree.FilePath)));
        }

        var analyzed = await output.WithAnalyzers([.. OfFinished], options).GetAnalyzerDiagnosticsAsync();
        AssertSameReasons(output, analyzed.Where(diagnostic => diagnostic.Id == "BSONGEN006"));
        return [.. reported.Where(diagnostic => diagnostic.Severity != DiagnosticSeverity.Info), .. analyzed];
    }

    // The reason of each fallback has the words of the warning, which also names a file.
    private static void AssertSameReasons(Compilation output, IEnumerable<Diagnostic> warnings)
    {
        const string Before = ", so the driver's class map serves it: ";
        string[] expected =
        [
            .. warnings.Select(warning => warning.GetMessage())
                .Select(message => message.Split("; see ")[0])
                .Select(message => $"{message.Split('\'')[1]}: no serializer was generated for it: {message.Split(Before)[1]}")
                .Order(StringComparer.Ordinal),
        ];
        if (expected.Length == 0)
        {
            return;
        }

        using var image = new MemoryStream();
        Assert.That(output.Emit(image).Diagnostics.Where(error => error.Severity == DiagnosticSeverity.Error), Is.Empty);
        image.Position = 0;
        var fallbacks = BsonGenFallbacks.UseTypesAndFindFallbacks(new AssemblyLoadContext(null).LoadFromStream(image));
        Assert.That(
            fallbacks.Select(fallback => fallback.ToString()!.Split(", as the compiler's warning BSONGEN006 says")[0]),
            Is.EqualTo(expected));
    }
}
