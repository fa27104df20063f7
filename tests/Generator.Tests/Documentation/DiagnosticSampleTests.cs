using System.Globalization;
using System.Reflection;
using System.Text.RegularExpressions;
using BsonGen.Generator.Diagnostics;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>In docs/diagnostics.md the wrong samples of an id are reported with that id alone, and the right ones are not reported.</summary>
[TestFixture]
public class DiagnosticSampleTests
{
    private static readonly MarkdownDocument Document = MarkdownDocument.All.Single(document => document.Path == "docs/diagnostics.md");

    private static readonly string[] Ids =
    [
        .. typeof(Descriptors).GetFields(BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic)
            .Select(field => field.GetValue(null)).OfType<DiagnosticDescriptor>().Select(descriptor => descriptor.Id).Order(StringComparer.Ordinal),
    ];

    public static IEnumerable<TestCaseData> Samples() =>
        from block in Document.Blocks
        where block.IsWrong || block.IsRight
        select new TestCaseData(block.Section, block.IsWrong, block.Language, block.Code)
            .SetArgDisplayNames($"{block.Section}, {(block.IsWrong ? "wrong" : "right")} at line {block.Line}");

    [TestCaseSource(nameof(Samples))]
    public async Task SampleIsReportedAsSaid(string id, bool isWrong, string language, string code)
    {
        var diagnostics = language == "xml"
            ? await Snippets.CompileAsync(["[BsonGenerated] public partial class Order { }"], language: ParseLanguage(code))
            : await Snippets.CompileAsync([code]);
        Assert.That(diagnostics.Select(diagnostic => diagnostic.Id).Distinct(), isWrong ? Is.EqualTo(new[] { id }) : Is.Empty, string.Join('\n', diagnostics));
    }

    [Test]
    public void EveryDiagnosticHasBothSamples() => Assert.Multiple(() =>
    {
        Assert.That(Ids, Has.Length.GreaterThanOrEqualTo(14));
        Assert.That(Document.Blocks.Where(block => block.IsWrong).Select(block => block.Section).Distinct(), Is.EqualTo(Ids), "wrong samples");
        Assert.That(Document.Blocks.Where(block => block.IsRight).Select(block => block.Section).Distinct(), Is.EqualTo(Ids), "right samples");
        Assert.That(Document.Blocks.Where(block => block.IsCSharp && !block.IsWrong && !block.IsRight), Is.Empty, "samples neither wrong nor right");
    });

    [Test]
    public void TableListsEveryDiagnostic()
    {
        var rows = Regex.Matches(Document.Prose, @"^\| \[(?<id>BSONGEN\d+)\]\(#(?<anchor>bsongen\d+)\) \| (?<severity>\w+) \|", RegexOptions.Multiline);
        Assert.Multiple(() =>
        {
            Assert.That(rows.Select(row => row.Groups["id"].Value), Is.EqualTo(Ids));
            Assert.That(rows.Select(row => row.Groups["anchor"].Value), Is.EqualTo(Ids.Select(id => id.ToLower(CultureInfo.InvariantCulture))));
        });
    }

    // The language of a project file's LangVersion.
    private static LanguageVersion ParseLanguage(string project)
    {
        var version = Regex.Match(project, "<LangVersion>(?<version>[^<]+)</LangVersion>").Groups["version"].Value;
        return LanguageVersionFacts.TryParse(version, out var language) ? language : throw new FormatException($"No LangVersion in {project}.");
    }
}
