using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>Links between the documents have targets.</summary>
[TestFixture]
public class LinkTests
{
    private static IEnumerable<string> Paths() => MarkdownDocument.All.Select(document => document.Path);

    [TestCaseSource(nameof(Paths))]
    public void RelativeLinksResolve(string path)
    {
        var document = MarkdownDocument.All.Single(document => document.Path == path);
        Assert.That(document.Links.Where(link => !link.Contains("://", StringComparison.Ordinal)).Where(link => !Resolves(document, link)), Is.Empty);
    }

    /// <summary>docs/README.md is the index of its folder, and docs/diagnostics.md that of docs/diagnostics.</summary>
    [TestCase("docs/README.md", "docs")]
    [TestCase("docs/diagnostics.md", "docs/diagnostics")]
    public void IndexNamesEveryPage(string path, string folder)
    {
        var index = MarkdownDocument.All.Single(document => document.Path == path);
        var pages = MarkdownDocument.All.Select(document => document.Path).Where(page => FolderOf(page) == folder && page != path);
        Assert.That(pages.Select(page => Path.GetRelativePath(FolderOf(path), page).Replace('\\', '/')), Is.SubsetOf(index.Links));
    }

    [Test]
    public void ReadmeIsOneScreenAndAHalf() => Assert.That(File.ReadLines(Repository.PathOf("README.md")).Count(), Is.LessThanOrEqualTo(120));

    [Test]
    public void ThereAreLinks() => Assert.That(MarkdownDocument.All.SelectMany(document => document.Links).Count(), Is.GreaterThan(30));

    private static string FolderOf(string path) => Path.GetDirectoryName(path)!.Replace('\\', '/');

    private static bool Resolves(MarkdownDocument document, string link)
    {
        var parts = link.Split('#');
        var target = parts[0].Length == 0
            ? document.Path
            : Path.GetRelativePath(Repository.PathOf(""), Path.Combine(Path.GetDirectoryName(Repository.PathOf(document.Path))!, parts[0])).Replace('\\', '/');
        return parts.Length == 1
            ? Path.Exists(Repository.PathOf(target))
            : MarkdownDocument.All.SingleOrDefault(candidate => candidate.Path == target)?.Anchors.Contains(parts[1]) == true;
    }
}
