using System.Reflection;
using System.Text.RegularExpressions;
using BsonGen.Generator.Diagnostics;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>
/// On the pages in docs/diagnostics the wrong samples are reported with the id of the page alone, and the right ones are not reported.
/// </summary>
[TestFixture]
public class DiagnosticSampleTests
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

    public static IEnumerable<TestCaseData> Samples() =>
        from page in Pages
        from block in page.Blocks
        where block.IsWrong || block.IsRight
        let id = Path.GetFileNameWithoutExtension(page.Path)
        select new TestCaseData(id, block.IsWrong, block.Language, block.Code)
            .SetArgDisplayNames($"{id}, {(block.IsWrong ? "wrong" : "right")} at line {block.Line}");

    [TestCaseSource(nameof(Samples))]
    public async Task SampleHasTheDiagnosticsOfItsPage(string id, bool isWrong, string language, string code)
    {
        var diagnostics = language == "xml"
            ? await Snippets.CompileAsync(["[BsonGenerated] public partial class Order { }"], language: ParseLanguage(code))
            : await Snippets.CompileAsync([code]);
        Assert.That(
            diagnostics.Select(diagnostic => diagnostic.Id).Distinct(),
            isWrong ? Is.EqualTo(new[] { id }) : Is.Empty,
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

    [Test]
    public void TableListsEveryDiagnostic()
    {
        var rows = Regex.Matches(
            Summary.Prose,
            @"^\| \[(?<id>BSONGEN\d+)\]\(diagnostics/(?<page>BSONGEN\d+)\.md\) \| (?<severity>\w+) \| (?<title>[^|]*) \|",
            RegexOptions.Multiline);
        Assert.Multiple(() =>
        {
            Assert.That(
                rows.Select(row => (row.Groups["id"].Value, row.Groups["severity"].Value, row.Groups["title"].Value)),
                Is.EqualTo(All.Select(descriptor => (descriptor.Id, NameOf(descriptor.DefaultSeverity), descriptor.Title.ToString()))));
            Assert.That(rows.Select(row => row.Groups["page"].Value), Is.EqualTo(All.Select(descriptor => descriptor.Id)));
            Assert.That(
                Pages.Select(page =>
                    Regex.Match(page.Prose, @"^Severity: (?<severity>\w+)\.", RegexOptions.Multiline).Groups["severity"].Value),
                Is.EqualTo(All.Select(descriptor => NameOf(descriptor.DefaultSeverity))));
        });
    }

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
}
