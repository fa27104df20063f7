using System.Collections.Immutable;
using System.Reflection;
using BsonGen.Generator.Diagnostics;
using Microsoft.CodeAnalysis;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>A diagnostic has a descriptor, a release line, and a page of the documentation, to which its help link leads.</summary>
public sealed class DescriptorTests
{
    private static readonly IReadOnlyList<DiagnosticDescriptor> All =
    [
        .. typeof(Descriptors).GetFields(BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic)
            .Where(field => field.FieldType == typeof(DiagnosticDescriptor))
            .Select(field => (DiagnosticDescriptor)field.GetValue(null)!),
    ];

    private static readonly IReadOnlyList<string> Ids = [.. All.Select(descriptor => descriptor.Id)];

    [Test]
    public void IdsAreUniqueAndInOrder() => Assert.That(Ids, Is.Unique.And.Ordered);

    [TestCaseSource(nameof(Ids))]
    public void IsInOneRelease(string id)
    {
        var descriptor = Find(id);
        var folder = Repository.PathOf("src/Generator");
        var lines = File.ReadLines(Path.Combine(folder, "AnalyzerReleases.Shipped.md"))
            .Concat(File.ReadLines(Path.Combine(folder, "AnalyzerReleases.Unshipped.md")));
        Assert.That(
            lines.Count(line => line == $"{descriptor.Id} | {descriptor.Category} | {descriptor.DefaultSeverity} | {descriptor.Title}"),
            Is.EqualTo(1));
    }

    [TestCaseSource(nameof(Ids))]
    public void LinkLeadsToAPage(string id)
    {
        var descriptor = Find(id);
        Assert.That(descriptor.HelpLinkUri, Does.EndWith($"/docs/diagnostics/{id}.md"));
        Assert.That(File.ReadLines(Repository.PathOf($"docs/diagnostics/{id}.md")).First(), Is.EqualTo($"# {id}: {descriptor.Title}"));
    }

    [Test]
    public void EachPageBelongsToADiagnostic() => Assert.That(
        Directory.EnumerateFiles(Repository.PathOf("docs/diagnostics")).Select(Path.GetFileNameWithoutExtension), Is.EquivalentTo(Ids));

    [TestCase("BSONGEN006", "[BsonGenerated] public partial class Order { [BsonElement(\"_t\")] public int Type { get; set; } }")]
    [TestCase("BSONGEN007", "[BsonGenerated] public partial class Order { public System.Net.IPEndPoint? Host { get; set; } }")]
    [TestCase("BSONGEN008", "[BsonGenerated] public partial class Order { [BsonIgnoreIfNull] public int A { get; set; } }")]
    [TestCase("BSONGEN019", "[BsonGenerated] public partial class Order { public Line? Line { get; set; } } public class Line { }")]
    public void PragmaSuppresses(string id, string source)
    {
        Assert.That(Report(source).Select(diagnostic => (diagnostic.Id, diagnostic.IsSuppressed)), Is.EqualTo([(id, false)]));
        Assert.That(Report($"#pragma warning disable {id}\n{source}").Where(diagnostic => !diagnostic.IsSuppressed), Is.Empty);
        Assert.That(Report($"{source}\n#pragma warning disable {id}").Where(diagnostic => !diagnostic.IsSuppressed), Is.Not.Empty);
    }

    [TestCase(ReportDiagnostic.Error, DiagnosticSeverity.Error)]
    [TestCase(ReportDiagnostic.Warn, DiagnosticSeverity.Warning)]
    [TestCase(ReportDiagnostic.Suppress, null)]
    public void ProjectsSetTheSeverity(ReportDiagnostic set, DiagnosticSeverity? severity)
    {
        var compilation = TestProject.Compile(
            "[BsonGenerated] public partial class Order { public Line? Line { get; set; } } public class Line { }");
        var options = compilation.Options.WithSpecificDiagnosticOptions([new("BSONGEN019", set)]);
        TestProject.CreateDriver().RunGeneratorsAndUpdateCompilation(compilation.WithOptions(options), out _, out var diagnostics);
        Assert.That(
            diagnostics.Select(diagnostic => diagnostic.Severity),
            Is.EqualTo(severity is { } expected ? [expected] : Array.Empty<DiagnosticSeverity>()));
    }

    [Test]
    public void LocationsMoveWithTheText()
    {
        const string Source = "[BsonGenerated] public class [|Order|];";
        var run = GeneratorHarness.Run(
            Source,
            ExpectedDiagnostic.Error("BSONGEN001", "'Order' must be partial, since the serializer of 'Order' is generated inside it"));
        var moved = new SourceFile("\n\n   " + Source);
        var again = run.RunAgain(run.Compilation.Edit(moved));
        Assert.That(again.Result.Diagnostics.Select(diagnostic => diagnostic.Location.SourceSpan), Is.EqualTo(moved.Spans));
    }

    private static DiagnosticDescriptor Find(string id) => All.Single(descriptor => descriptor.Id == id);

    private static ImmutableArray<Diagnostic> Report(string source)
    {
        TestProject.CreateDriver().RunGeneratorsAndUpdateCompilation(TestProject.Compile(source), out _, out var diagnostics);
        return diagnostics;
    }
}
