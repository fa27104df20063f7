using System.Text.RegularExpressions;
using BsonGen.Generator.Queries;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using MongoDB.Driver;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>The interceptors of projections: what is printed, for which calls, and after which edits.</summary>
public sealed class QueryGeneratorTests
{
    private const string HintName = "BsonGen-Queries";

    private static readonly SourceFile Model = new(
        """
        [BsonGenerated]
        public partial class Order
        {
            public int Id { get; set; }
            public string Name { get; set; } = "";
            public List<int> Sizes { get; set; } = new();
        }

        public class Unannotated
        {
            public int Id { get; set; }
        }
        """,
        "Order.cs");

    private static readonly SourceFile Calls = new(
        """
        using System.Linq;
        using MongoDB.Driver;

        internal static class Calls
        {
            public static object Find(IMongoCollection<Order> orders) => orders.Find(order => true).Project(order => order.Name);

            public static object Aggregate(IMongoCollection<Order> orders) =>
                orders.Aggregate()
                    .Project(order => new { order.Name });

            public static object Select(IMongoCollection<Order> orders) => orders.AsQueryable().Select(order => order.Id);

            public static object Build() => Builders<Order>.Projection.Expression(order => order.Name);

            public static object Generic<T>(IMongoCollection<T> orders) where T : Order =>
                orders.Find(order => true).Project(order => order.Id);
        }
        """,
        "src/Calls.cs");

    private static readonly SourceFile Others = new(
        """
        using System.Linq;
        using MongoDB.Driver;

        internal static class Others
        {
            public static object OtherDocuments(IMongoCollection<Unannotated> other) =>
                other.Find(document => true).Project(document => document.Id);

            public static object Expression(IMongoCollection<Order> orders) => from order in orders.AsQueryable() select order.Id;

            public static object Inside(IMongoCollection<Order> orders) =>
                orders.Aggregate().Match(order => order.Sizes.AsQueryable().Select(size => size + 1).Any());

            public static object ByDocument(IMongoCollection<Order> orders) =>
                orders.Find(order => true).Project<Order>(new BsonDocument("Name", 1));

            public static object ByIndex(IQueryable<Order> orders) => orders.Select((order, index) => order.Id + index);

            public static object InMemory(List<Order> orders) => orders.Select(order => order.Id);

            public static object Project(Order order, System.Func<Order, int> project) => project(order);
        }
        """,
        "Others.cs");

    [Test]
    public void EachCallHasAnInterceptor()
    {
        var run = Run([Model, Calls]);
        if (OldCompiler.HasNoTypesWithoutBody)
        {
            Assert.That(run.Texts, Is.Empty, "This Roslyn has no interceptors.");
            return;
        }

        Snapshot.Match(run, test: "Interceptors");
        Assert.That(run.Result.Diagnostics, Is.Empty);
    }

    [Test]
    public void WhatIsPrintedCompiles() => AssertCompiles(Run([Model, Calls]));

    [Test]
    public void NothingIsPrintedIfTheBuildAllowsNoInterceptors()
    {
        var run = Run([Model, Calls], isAllowed: false);
        Assert.That(run.Texts, Is.Empty);
        Assert.That(run.Result.Diagnostics, Is.Empty);
    }

    [Test]
    public void OtherCallsHaveNone()
    {
        var run = Run([Model, Others], level: OptimizationLevel.Release);
        Assert.That(run.Texts, Is.Empty);
        Assert.That(run.Result.Exception, Is.Null);
    }

    // Hot reload can't remove the class with the last call.
    [Test]
    public void BuildsThatAreEditedHaveTheClassWithoutCalls()
    {
        SkipIfThereAreNone();
        var text = Run([Model, Others]).TextOf(HintName);
        Assert.That(text, Does.Contain("class Projections").And.Not.Contain("InterceptsLocation(1"));
    }

    [Test]
    public void ReportListsWhatIsNotIntercepted()
    {
        SkipIfThereAreNone();
        const string Found =
            """
            // Projections of annotated documents that the driver renders for each call:
            //     Left.cs(6,102): query expressions are not intercepted; call Select
            //     Left.cs(9,42): the type parameter 'T' is not constrained to an annotated type

            """;
        var left = new SourceFile(
            """
            using System.Linq;
            using MongoDB.Driver;

            internal static class Left
            {
                public static object Query(IMongoCollection<Order> orders) => from order in orders.AsQueryable() select order.Id;

                public static object Generic<T>(IMongoCollection<T> documents) =>
                    documents.Find(document => true).Project(document => document!.ToString());

                public static object OtherProvider<T>(IQueryable<T> documents) => documents.Select(document => document!.ToString());
            }
            """,
            "Left.cs");
        Assert.That(ReportOf([Model, Calls, left]), Is.EqualTo(Found.ReplaceLineEndings("\n")));
    }

    [Test]
    public void ReportSaysThatNothingIsLeft()
    {
        SkipIfThereAreNone();
        Assert.That(
            ReportOf([Model, Calls]),
            Is.EqualTo("// No projection of annotated documents is left to the driver by the compiler.\n"));
    }

    [Test]
    public void ReportListsEachCallIfTheBuildAllowsNoInterceptors() =>
        Assert.That(
            ReportOf([Model, Calls], isAllowed: false).Split('\n'),
            Has.Exactly(5).Contains("BsonGenQueries is false"));

    [Test]
    public void FilesWithOneNameAreApart()
    {
        SkipIfThereAreNone();
        var run = Run(
            [
                Model,
                Calls,
                new SourceFile(Calls.Text.Replace("class Calls", "class MoreCalls", StringComparison.Ordinal), "other/Calls.cs"),
            ]);
        Assert.That(NamesOf(run), Has.Length.EqualTo(10));
        AssertCompiles(run);
    }

    /// <summary>Hot reload can't rename methods, so an edit elsewhere leaves the name of each interceptor as it is.</summary>
    [TestCase("internal static class Calls", "// A comment.\n\ninternal static class Calls", 0)]
    [TestCase("    public static object Select(", "    public static int More => 3;\n\n    public static object Select(", 0)]
    [TestCase("=> orders.Find(order => true).Project(order => order.Name)", "=> /* text */ orders.Find(x => true).Project(x => x.Id)", 0)]
    [TestCase(
        "    public static object Find(",
        "    public static object Find(IMongoCollection<Order> orders, int n) => orders.Find(o => true).Project(o => o.Id);\n\n" +
        "    public static object Find(",
        1)]
    [TestCase(
        "=> Builders<Order>.Projection.Expression(order => order.Name)",
        "=> (Builders<Order>.Projection.Expression(o => o.Id), Builders<Order>.Projection.Expression(o => o.Name))",
        1)]
    public void EditsDoNotRenameInterceptors(string before, string after, int added)
    {
        SkipIfThereAreNone();
        var names = NamesOf(Run([Model, Calls]));
        Assert.That(names, Has.Length.EqualTo(5).And.Unique);
        var text = Calls.Text.Replace(before, after, StringComparison.Ordinal);
        Assert.That(text, Is.Not.EqualTo(Calls.Text));
        var run = Run([Model, new SourceFile(text, Calls.Path)]);
        Assert.That(NamesOf(run), Is.SupersetOf(names).And.Length.EqualTo(names.Length + added));
        AssertCompiles(run);
    }

    [Test]
    public void CallsThatAreMappedToOnePlaceAreApart()
    {
        SkipIfThereAreNone();
        var run = Run(
            [
                Model,
                new SourceFile(
                    """
                    using MongoDB.Driver;

                    internal static class Page
                    {
                        public static void Run(IMongoCollection<Order> orders)
                        {
                    #line 7 "page.tt"
                            orders.Find(order => true).Project(order => order.Name);
                    #line 7 "page.tt"
                            orders.Find(order => true).Project(order => order.Id);
                    #line default
                        }
                    }
                    """,
                    "Page.cs"),
            ]);
        Assert.That(NamesOf(run), Has.Length.EqualTo(2).And.Unique);
        AssertCompiles(run);
    }

    // The compiler refuses to intercept them.
    [Test]
    public void CallsInFilesOfEqualContentHaveNone()
    {
        SkipIfThereAreNone();
        const string Text =
            """
            using MongoDB.Driver;

            file static class Same
            {
                public static object Find(IMongoCollection<Order> orders) => orders.Find(order => true).Project(order => order.Id);
            }
            """;
        SourceFile[] files = [Model, Calls, new(Text, "a/Same.cs"), new(Text, "b/Same.cs")];
        var run = Run(files);
        Assert.That(NamesOf(run), Has.Length.EqualTo(5));
        AssertCompiles(run);
        Assert.That(
            ReportOf(files).Split('\n'),
            Has.Exactly(2).EqualTo("//     Same.cs(5,93): another file has the same content, so the compiler intercepts no calls in them"));
    }

    [TestCase("R&D <1>.cs")]
    [TestCase("a\"b.cs")]
    public void FilesCanHaveAnyName(string name)
    {
        SkipIfThereAreNone();
        var run = Run([Model, new SourceFile(Calls.Text, name)]);
        Assert.That(run.TextOf(HintName), Does.Contain($"// {name}\n"));
        AssertCompiles(run);
    }

    [Test]
    public void AnEditOfAnotherFileChangesNothing()
    {
        SkipIfThereAreNone();
        var first = Run([Model, Calls, Others]);
        var second = first.RunAgain(Edit(first, "Others.cs", Others.Text + "\n// A comment."));
        Assert.That(second.Texts[HintName + ".g.cs"], Is.SameAs(first.Texts[HintName + ".g.cs"]));
        Assert.That(second.ReasonsOf(QueryGenerator.CallsStep), Is.All.AnyOf(RunReasons.NothingNew));
    }

    [Test]
    public void AnEditOfAFileWithCallsGeneratesNoSerializerAgain()
    {
        SkipIfThereAreNone();
        var compilation = Compile([Model, Calls], isAllowed: true);
        var driver = CreateDriver(isAllowed: true, new BsonGenerator(), new QueryGenerator()).RunGenerators(compilation);
        var before = driver.GetRunResult();
        driver = driver.RunGenerators(Edit(compilation, "src/Calls.cs", Calls.Text + "\n// A comment."));
        var after = driver.GetRunResult();

        Assert.That(
            TextsOf(after, 1).Values.Single().ToString(),
            Is.Not.EqualTo(TextsOf(before, 1).Values.Single().ToString()),
            "The checksum of the file changes.");
        Assert.That(TextsOf(after, 0), Is.Not.Empty);
        Assert.Multiple(() =>
        {
            foreach (var (name, text) in TextsOf(after, 0))
            {
                Assert.That(text, Is.SameAs(TextsOf(before, 0)[name]), name);
            }

            foreach (var step in (string[])[BsonGenerator.ModelsStep, BsonGenerator.RegistrationStep])
            {
                Assert.That(
                    after.Results[0].TrackedSteps[step].SelectMany(run => run.Outputs).Select(output => (object)output.Reason),
                    Is.All.AnyOf(RunReasons.NothingNew), step);
            }
        });

        static Dictionary<string, object> TextsOf(GeneratorDriverRunResult result, int generator) =>
            result.Results[generator].GeneratedSources.ToDictionary(source => source.HintName, source => (object)source.SourceText);
    }

    private static void SkipIfThereAreNone()
    {
        if (OldCompiler.HasNoTypesWithoutBody)
        {
            Assert.Ignore("This Roslyn has no interceptors.");
        }
    }

    private static string[] NamesOf(GeneratorRun run) =>
        [.. Regex.Matches(run.TextOf(HintName), @"nameof\((\w+)\)").Select(match => match.Groups[1].Value)];

    private static void AssertCompiles(GeneratorRun run)
    {
        using var assembly = new MemoryStream();
        using var documentation = new MemoryStream();
        Assert.That(
            run.Output.Emit(assembly, xmlDocumentationStream: documentation).Diagnostics.Where(diagnostic =>
                diagnostic.Severity >= DiagnosticSeverity.Warning && diagnostic.Id != "CS1591" && diagnostic.Id != "CS1701"),
            Is.Empty);
    }

    private static GeneratorRun Run(
        SourceFile[] sources, bool isAllowed = true, OptimizationLevel level = OptimizationLevel.Debug)
    {
        var compilation = Compile(sources, isAllowed);
        compilation = compilation.WithOptions(compilation.Options.WithOptimizationLevel(level));
        return new GeneratorRun(CreateDriver(isAllowed, new QueryGenerator()).RunGenerators(compilation), compilation);
    }

    private static string ReportOf(SourceFile[] sources, bool isAllowed = true) =>
        CSharpGeneratorDriver.Create(
                [new QueryGenerator().AsSourceGenerator()],
                parseOptions: OptionsOf(isAllowed),
                optionsProvider: TestProject.CreateProperties(("BsonGenReport", "true")))
            .RunGenerators(Compile(sources, isAllowed))
            .GetRunResult().Results.Single().GeneratedSources
            .Single(source => source.HintName == "BsonGen-Projections.g.cs")
            .SourceText.ToString();

    private static CSharpGeneratorDriver CreateDriver(bool isAllowed, params IIncrementalGenerator[] generators) =>
        CSharpGeneratorDriver.Create(
        generators.Select(GeneratorExtensions.AsSourceGenerator),
        parseOptions: OptionsOf(isAllowed),
        driverOptions: new GeneratorDriverOptions(IncrementalGeneratorOutputKind.None, trackIncrementalGeneratorSteps: true));

    // As the package's targets set it.
    private static CSharpParseOptions OptionsOf(bool isAllowed) => isAllowed
        ? TestProject.ParseOptions.WithFeatures([new("InterceptorsNamespaces", ";BsonGen.Generated")])
        : TestProject.ParseOptions;

    private static Compilation Compile(SourceFile[] sources, bool isAllowed)
    {
        var compilation = TestProject.Compile(sources);
        var trees = compilation.SyntaxTrees.Select(tree => CSharpSyntaxTree.ParseText(tree.GetText(), OptionsOf(isAllowed), tree.FilePath));
        return compilation.RemoveAllSyntaxTrees()
            .AddSyntaxTrees(trees)
            .AddReferences(MetadataReference.CreateFromFile(typeof(IMongoDatabase).Assembly.Location));
    }

    private static Compilation Edit(GeneratorRun run, string path, string text) => Edit(run.Compilation, path, text);

    private static Compilation Edit(Compilation compilation, string path, string text)
    {
        var tree = compilation.SyntaxTrees.Single(tree => tree.FilePath == path);
        return compilation.ReplaceSyntaxTree(tree, CSharpSyntaxTree.ParseText(text, OptionsOf(isAllowed: true), path));
    }
}
