using System.Text.RegularExpressions;
using BsonGen.Tests.Shared;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>The documented differences are the rows of the documents. Each row is excused by a comparer, or cited by a test.</summary>
[TestFixture]
public class DifferenceTests
{
    private static readonly string[] Names = Enum.GetNames<DocumentedDifference>();

    [Test]
    public void EachRowOfTheDocumentsIsADifference() => Assert.That(
        FindRows("docs/compatibility.md", "What differs").Concat(FindRows("tests/RULES.md", "Rare differences")), Is.EqualTo(Names));

    [Test]
    public void EachDifferenceIsExcusedOrCited()
    {
        var excused = (
            from source in RuleTests.ReadTests(path => !path.EndsWith("Tests.cs", StringComparison.Ordinal))
            from Match use in Regex.Matches(source, @"\bDocumentedDifference\.(?<name>\w+)")
            select use.Groups["name"].Value).ToHashSet();
        Assert.That(excused, Has.Count.GreaterThan(20));
        Assert.That(Names.Except(excused).Except(RuleTests.FindCitations()), Is.Empty);
    }

    // A row without an anchor has itself as its name.
    private static IEnumerable<string> FindRows(string path, string section) =>
        from line in Regex.Match(
            MarkdownDocument.All.Single(document => document.Path == path).Text,
            $@"^## {section}$(?<text>.*?)(^## |\z)",
            RegexOptions.Multiline | RegexOptions.Singleline).Groups["text"].Value.Split('\n')
        where line.StartsWith('|') && !line.StartsWith("| where |", StringComparison.Ordinal) &&
            !line.StartsWith("|---", StringComparison.Ordinal)
        select Regex.Match(line, "^\\| <a id=\"(?<name>\\w+)\"></a>") is { Success: true } match ? match.Groups["name"].Value : line;
}
