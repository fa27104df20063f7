using Microsoft.CodeAnalysis;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>What the documents show compiles, and nothing is reported for it.</summary>
[TestFixture]
public class SnippetTests
{
    /// <summary>A page with this comment is one program; elsewhere each section is.</summary>
    private const string OneProgram = "<!-- The C# of this page is one program. -->";

    /// <summary>These show no C#. Every other document is expected to.</summary>
    private static readonly string[] WithoutSnippets = ["ARCHITECTURE.md", "CHANGELOG.md", "benchmarks/README.md", "docs/compatibility.md", "samples/Shop/README.md"];

    /// <summary>These are to be copied from, so they name the namespaces that they use. The pages of reference leave out the usual ones.</summary>
    private static readonly string[] Complete = ["README.md"];

    private static readonly string[] Languages = ["", "csharp", "diff", "ini", "json", "sh", "xml", "yaml"];

    public static IEnumerable<TestCaseData> Programs() =>
        from document in MarkdownDocument.All
        from program in document.Blocks
            .Where(block => block.IsCSharp && !block.IsWrong && !block.IsRight)
            .GroupBy(block => document.Text.Contains(OneProgram, StringComparison.Ordinal) ? "" : block.Section)
        select new TestCaseData(document.Path, program.Select(block => block.Code).ToArray())
            .SetArgDisplayNames($"{document.Path} {program.Key} from line {program.First().Line}");

    [TestCaseSource(nameof(Programs))]
    public async Task Compiles(string document, string[] snippets)
    {
        var diagnostics = await Snippets.CompileAsync(snippets, Complete.Contains(document));
        Assert.That(diagnostics, Is.Empty);
    }

    [Test]
    public void DocumentsHaveTheSnippetsThatAreExpected() => Assert.Multiple(() =>
    {
        foreach (var document in MarkdownDocument.All)
        {
            Assert.That(document.Blocks.Any(block => block.IsCSharp), Is.Not.EqualTo(WithoutSnippets.Contains(document.Path)), $"{document} shows C#");
            Assert.That(document.Blocks.Select(block => block.Language).Distinct(), Is.SubsetOf(Languages), $"{document}: C# under another name would not be compiled");
        }
    });
}
