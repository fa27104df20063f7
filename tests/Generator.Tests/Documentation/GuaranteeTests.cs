using System.Text.RegularExpressions;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>docs/security.md names a test for each guarantee, and the tests that it names exist.</summary>
[TestFixture]
public partial class GuaranteeTests
{
    private static readonly MarkdownDocument Document = MarkdownDocument.All.Single(document => document.Path == "docs/security.md");

    // Lines such as "| guarantee | what BsonGen does | what the driver does | tests |".
    private static IEnumerable<string[]> Guarantees() => Document.Text
        .Split('\n')
        .Where(line => line.StartsWith('|'))
        .Select(line => line.Trim('|', ' ').Split(" | "))
        .Where(cells => cells.Length == 4 && cells[0] != "guarantee");

    [Test]
    public void EachGuaranteeHasATest()
    {
        Assert.That(Guarantees().Count(), Is.GreaterThan(10));
        Assert.That(
            Guarantees().Where(cells =>
                !TestInCode().IsMatch(cells[3]) && !cells[3].Contains("`tests/", StringComparison.Ordinal)).Select(cells => cells[0]),
            Is.Empty);
    }

    [Test]
    public void TestsExist()
    {
        var sources = Directory.EnumerateFiles(Repository.PathOf("tests"), "*Tests.cs", SearchOption.AllDirectories)
            .ToLookup(path => Path.GetFileNameWithoutExtension(path), File.ReadAllText);
        var named = TestInCode().Matches(Document.Text)
            .Select(match => (Class: match.Groups["class"].Value, Method: match.Groups["method"].Value))
            .Distinct()
            .ToList();
        Assert.That(named, Has.Count.GreaterThan(10));
        Assert.That(
            named.Where(test => !sources[test.Class].Any(source =>
                source.Contains($"class {test.Class}", StringComparison.Ordinal) &&
                source.Contains("[Test", StringComparison.Ordinal) &&
                (test.Method.Length == 0 || source.Contains($" {test.Method}(", StringComparison.Ordinal)))),
            Is.Empty);
    }

    [Test]
    public void FoldersExist()
    {
        var folders = FolderInCode().Matches(Document.Text).Select(match => match.Groups["path"].Value).Distinct().ToList();
        Assert.That(folders, Is.Not.Empty);
        Assert.That(folders.Where(path => !Path.Exists(Repository.PathOf(path))), Is.Empty);
    }

    [GeneratedRegex(@"`(?<class>\w+Tests)(\.(?<method>\w+))?`")]
    private static partial Regex TestInCode();

    [GeneratedRegex("`(?<path>(tests|\\.ci)/[^`\\s]*)`")]
    private static partial Regex FolderInCode();
}
