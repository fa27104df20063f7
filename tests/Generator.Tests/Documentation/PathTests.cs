using System.Text.RegularExpressions;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>CONTRIBUTING.md names files that exist, and the excerpts of all documents are in their files.</summary>
[TestFixture]
public partial class PathTests
{
    private static readonly MarkdownDocument Document = MarkdownDocument.All.Single(document => document.Path == "CONTRIBUTING.md");

    public static IEnumerable<CodeBlock> Excerpts() =>
        MarkdownDocument.All.SelectMany(document => document.Blocks).Where(block => block.IsExcerpt);

    [Test]
    public void PathsExist()
    {
        var paths = PathInCode().Matches(Document.Prose).Select(match => match.Groups["path"].Value).Distinct().ToList();
        Assert.That(paths, Has.Count.GreaterThan(20));
        Assert.That(paths.Where(path => !Path.Exists(Repository.PathOf(path))), Is.Empty, "CONTRIBUTING.md names what is gone.");
    }

    [Test]
    public void EachFileHasItsPath() => Assert.That(
        FileNameInCode().Matches(Document.Prose).Select(match => match.Value), Is.Empty, "CONTRIBUTING.md names files without a path.");

    [TestCaseSource(nameof(Excerpts))]
    public void ExcerptIsInItsFile(CodeBlock excerpt)
    {
        var path = PathInCode().Matches(excerpt.Caption)[^1].Groups["path"].Value;
        var lines = File.ReadLines(Repository.PathOf(path)).Select(line => line.Trim()).ToHashSet();
        Assert.That(excerpt.Code.Split('\n').Select(line => line.Trim()).Where(line => line.Length > 0), Is.SubsetOf(lines), path);
    }

    /// <summary>Each line that a diff adds is in its file.</summary>
    [Test]
    public void DiffsAreInTheirFiles()
    {
        const string File = "+++ b/";
        var added = 0;
        HashSet<string> lines = [];
        foreach (var line in Document.Blocks.Where(block => block.Language == "diff").SelectMany(block => block.Code.TrimEnd().Split('\n')))
        {
            if (line.StartsWith(File, StringComparison.Ordinal))
            {
                lines = [.. System.IO.File.ReadLines(Repository.PathOf(line[File.Length..]))];
                continue;
            }

            Assert.That(line, Does.StartWith("+"));
            Assert.That(lines, Does.Contain(line[1..]), "CONTRIBUTING.md shows a line that its file no longer has.");
            added++;
        }

        Assert.That(added, Is.GreaterThan(20));
    }

    /// <summary>The example of a value, a setting or a diagnostic lists every file that mentions it.</summary>
    [TestCase("## Example 1", "src", "IPAddress")]
    [TestCase("## Example 1", "benchmarks", @"IPAddress\?|or IPAddress\b|typeof\(IPAddress\)")]
    [TestCase("## Example 2", "src", @"BsonRequired\b|\bSettings\.IsRequired|\b(map|member)\.IsRequired")]
    [TestCase("## Example 2", "src", @"BsonIgnoreIfNull\b|\bOmittedValues\b|\b(map|member)\.IgnoreIfNull")]
    [TestCase("## Example 3", "src", "BSONGEN014|RepeatedAttribute|SingleAttributesCheck")]
    [TestCase("## Example 3", "tests", "BSONGEN014|RepeatedAttribute|SingleAttributesCheck")]
    public void ExampleIsComplete(string heading, string folder, string name)
    {
        var section = Document.Prose[Document.Prose.IndexOf(heading, StringComparison.Ordinal)..];
        var end = section.IndexOf("\n## ", StringComparison.Ordinal);
        var example = end < 0 ? section : section[..end];
        var files = Directory.EnumerateFiles(Repository.PathOf(folder), "*.cs", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(Repository.PathOf(""), path).Replace('\\', '/'))
            .Where(path => !path.Contains("/obj/", StringComparison.Ordinal) && Path.GetFileName(path) != "PathTests.cs")
            .Where(path => Regex.IsMatch(File.ReadAllText(Repository.PathOf(path)), name))
            .ToList();
        Assert.That(files, Is.Not.Empty);
        Assert.That(
            files.Where(path => !example.Contains($"`{path}`", StringComparison.Ordinal)),
            Is.Empty,
            $"The table below '{heading}' of CONTRIBUTING.md lacks these files.");
    }

    [GeneratedRegex("`(?<path>(src|tests|docs|build|samples|benchmarks)/[^`\\s]*)`")]
    private static partial Regex PathInCode();

    [GeneratedRegex(@"`[A-Za-z.]+\.cs`")]
    private static partial Regex FileNameInCode();
}
