using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>Code in the documents compiles without diagnostics. Each section is a program.</summary>
[TestFixture]
public partial class SnippetTests
{
    /// <summary>The documents without C#. All others must have some.</summary>
    private static readonly string[] WithoutSnippets =
    [
        "ARCHITECTURE.md", "CHANGELOG.md", "RELEASING.md", "SECURITY.md", "STYLE.md", "benchmarks/README.md", "benchmarks/profile.md",
        "docs/README.md", "docs/compatibility.md", "docs/diagnostics.md", "docs/diagnostics/BSONGEN010.md", "samples/Shop/README.md",
        "src/Generator/Caching/README.md", "src/Runtime/Internal/Queries/README.md", "src/Runtime/Internal/Registration/README.md",
        "tests/README.md", "tests/RULES.md", "tests/Conformance/Applications/README.md", "tests/Conformance/Machine/README.md",
        "tests/Fixtures/README.md", "tests/Fuzz/README.md", "tests/Queries/Programs/README.md",
    ];

    /// <summary>The documents whose code is to be copied, with all usings. The pages of reference omit the usual ones.</summary>
    private static readonly string[] Complete = ["README.md"];

    private static readonly string[] Languages = ["", "csharp", "diff", "ini", "json", "sh", "xml", "yaml"];

    public static IEnumerable<TestCaseData> Programs() =>
        from document in MarkdownDocument.All
        from program in document.Blocks
            .Where(block => block.IsProgram)
            .GroupBy(block => block.Section)
        let reported = program.SelectMany(block => ReportedIds().Matches(block.Caption).Select(match => match.Groups["id"].Value)).ToArray()
        select new TestCaseData(document.Path, program.Select(block => block.Code).ToArray(), reported)
            .SetArgDisplayNames($"{document.Path} {program.Key} from line {program.First().Line}");

    [TestCaseSource(nameof(Programs))]
    public async Task Compiles(string document, string[] snippets, string[] reported)
    {
        var diagnostics = await Snippets.CompileAsync(snippets, Complete.Contains(document));
        Assert.That(diagnostics.Select(diagnostic => diagnostic.Id), Is.EqualTo(reported), string.Join('\n', diagnostics));
    }

    [Test]
    public void PagesHaveTheExpectedSnippets() => Assert.Multiple(() =>
    {
        foreach (var document in MarkdownDocument.All)
        {
            Assert.That(
                document.Blocks.Any(block => block.IsCSharp),
                Is.Not.EqualTo(WithoutSnippets.Contains(document.Path)),
                $"{document} shows C#");
            Assert.That(
                document.Blocks.Select(block => block.Language).Distinct(),
                Is.SubsetOf(Languages),
                $"{document}: C# under another name would not be compiled");
        }
    });

    /// <summary>A block whose text names a diagnostic has this comment in the line before it.</summary>
    [GeneratedRegex("<!-- reports (?<id>BSONGEN[0-9]+) -->")]
    private static partial Regex ReportedIds();
}
