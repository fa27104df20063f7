using System.Reflection;
using System.Text.RegularExpressions;
using BsonGen.Generator.Diagnostics;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>
/// The pages in docs/diagnostics test the diagnostics: a wrong sample has the id of its page alone, and its comments show the places and
/// the messages. A right sample has none. The tests write these comments and the table of all diagnostics.
/// </summary>
[TestFixture]
public partial class DiagnosticSampleTests
{
    private static readonly MarkdownDocument Summary = MarkdownDocument.All.Single(document => document.Path == "docs/diagnostics.md");

    private static readonly MarkdownDocument[] Pages =
        [.. MarkdownDocument.All.Where(document => document.Path.StartsWith("docs/diagnostics/", StringComparison.Ordinal))];

    private static readonly DiagnosticDescriptor[] All =
    [
        .. typeof(Descriptors).GetFields(BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic)
            .Select(field => field.GetValue(null)).OfType<DiagnosticDescriptor>().OrderBy(
                descriptor => descriptor.Id, StringComparer.Ordinal),
    ];

    private static IEnumerable<TestCaseData> OfPages =>
        Pages.Where(page => page.Blocks.Any(IsMarked)).Select(page => new TestCaseData(IdOf(page)));

    private static IEnumerable<TestCaseData> Unmarked =>
        from page in Pages
        from block in page.Blocks
        where (block.IsWrong || block.IsRight) && !IsMarked(block)
        let id = IdOf(page)
        select new TestCaseData(id, block).SetArgDisplayNames($"{id}, {(block.IsWrong ? "wrong" : "right")} at line {block.Line}");

    /// <summary>The page of an id has marks where the id is reported, with its default severity at least once.</summary>
    [TestCaseSource(nameof(OfPages))]
    public async Task WrongSamplesShowWhatIsReported(string id)
    {
        var page = Pages.Single(page => IdOf(page) == id);
        var text = page.Text;
        var reported = new List<Diagnostic>();
        foreach (var block in page.Blocks.Where(IsMarked))
        {
            var diagnostics = await Snippets.CompileAsync([block.Unmarked]);
            Assert.That(
                diagnostics.Select(diagnostic => (diagnostic.Id, diagnostic.Location.SourceTree?.FilePath)).Distinct(),
                Is.EqualTo([(id, Snippets.First)]),
                $"{block}: {string.Join('\n', diagnostics)}");
            reported.AddRange(diagnostics);
            text = text.Replace(Fence(block.Code), Fence(DiagnosticMarks.Add(block.Unmarked, diagnostics)), StringComparison.Ordinal);

            // Another generator makes what the samples of BSONGEN013 use.
            if (id != "BSONGEN013")
            {
                GeneratorHarness.AssertSound(Snippets.Generate(block.Unmarked));
            }
        }

        Assert.That(reported.Select(diagnostic => diagnostic.Severity), Has.Some.EqualTo(Find(id).DefaultSeverity));
        Snapshot.MatchDocument(page.Path, text);
    }

    /// <summary>Nothing is reported for right samples. The wrong sample in the language of project files has no place in C#.</summary>
    [TestCaseSource(nameof(Unmarked))]
    public async Task SampleHasTheDiagnosticsOfItsPage(string id, CodeBlock block)
    {
        var diagnostics = block.Language == "xml"
            ? await Snippets.CompileAsync(["[BsonGenerated] public partial class Order { }"], language: ParseLanguage(block.Code))
            : await Snippets.CompileAsync([block.Code]);
        Assert.That(
            diagnostics.Select(diagnostic => diagnostic.Id).Distinct(),
            block.IsWrong ? Is.EqualTo(new[] { id }) : Is.Empty,
            string.Join('\n', diagnostics));
    }

    /// <summary>Each page has the cause, an example and the fix.</summary>
    [Test]
    public void EveryPageHasAllParts() => Assert.Multiple(() =>
    {
        Assert.That(All, Has.Length.GreaterThanOrEqualTo(19));
        foreach (var page in Pages)
        {
            Assert.That(page.Headings.Skip(1), Is.EqualTo(["Cause", "Example", "Fix"]), page.Path);
            Assert.That(
                page.Blocks.Where(block => block.IsWrong).Select(block => block.Section).Distinct(), Is.EqualTo(["Example"]), page.Path);
            Assert.That(
                page.Blocks.Where(block => block.IsRight).Select(block => block.Section).Distinct(), Is.EqualTo(["Fix"]), page.Path);
            Assert.That(
                page.Blocks.Where(block => block.IsCSharp && !block.IsWrong && !block.IsRight),
                Is.Empty,
                $"{page.Path}: neither wrong nor right");
        }
    });

    /// <summary>The table has the descriptors, and the fixes that the pages describe.</summary>
    [Test]
    public void TableListsEveryDiagnostic()
    {
        var rows = All.Select(descriptor =>
            $"| [{descriptor.Id}](diagnostics/{descriptor.Id}.md) | {NameOf(descriptor.DefaultSeverity)} | {descriptor.Title} |" +
            $"{FindFix(Pages.Single(page => IdOf(page) == descriptor.Id))} |\n");
        Assert.That(Rows().Matches(Summary.Text), Has.Count.EqualTo(1));
        Snapshot.MatchDocument(
            Summary.Path, Rows().Replace(Summary.Text, match => match.Groups["head"].Value + string.Concat(rows)));
    }

    [Test]
    public void PagesNameTheSeverity() => Assert.That(
        Pages.Select(page => Severity().Match(page.Prose).Groups["severity"].Value),
        Is.EqualTo(All.Select(descriptor => NameOf(descriptor.DefaultSeverity))));

    /// <summary>The pages say what editors offer if a sample shows it.</summary>
    [Test]
    public void PagesWithAFixDescribeIt() => Assert.That(
        Pages.Where(page => FindFix(page).Length > 0).Select(IdOf),
        Is.EqualTo(Pages.Where(page => page.Blocks.Any(block => block.FixTitle is not null)).Select(IdOf)));

    // A right sample may end with the code of a wrong one.
    private static string Fence(string code) => $"```csharp\n{code}```";

    private static bool IsMarked(CodeBlock block) => block.IsWrong && block.IsCSharp;

    private static string IdOf(MarkdownDocument page) => Path.GetFileNameWithoutExtension(page.Path);

    private static DiagnosticDescriptor Find(string id) => All.Single(descriptor => descriptor.Id == id);

    // With a space before it; empty if editors offer none.
    private static string FindFix(MarkdownDocument page) => Offer().Match(page.Prose) is { Success: true } match
        ? " " + match.Groups["fix"].Value.ReplaceLineEndings(" ")
        : "";

    private static string NameOf(DiagnosticSeverity severity) => severity switch
    {
        DiagnosticSeverity.Error => "error",
        DiagnosticSeverity.Warning => "warning",
        _ => "suggestion",
    };

    // The language of a project file's LangVersion.
    private static LanguageVersion ParseLanguage(string project)
    {
        var version = Regex.Match(project, "<LangVersion>(?<version>[^<]+)</LangVersion>").Groups["version"].Value;
        return LanguageVersionFacts.TryParse(version, out var language)
            ? language
            : throw new FormatException($"No LangVersion in {project}.");
    }

    [GeneratedRegex("(?<head>^\\|---.*\n)(?:\\|.*\n)+", RegexOptions.Multiline)]
    private static partial Regex Rows();

    [GeneratedRegex(@"^Severity: (?<severity>\w+)\.", RegexOptions.Multiline)]
    private static partial Regex Severity();

    // Up to the end of the sentence, or a colon before the reason.
    [GeneratedRegex("Editors offer to (?<fix>(?:`[^`]*`|[^.:`])*)")]
    private static partial Regex Offer();
}
