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
        Assert.That(
            document.Links.Where(link => !link.Contains("://", StringComparison.Ordinal)).Where(link => !Resolves(document, link)),
            Is.Empty);
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
    public void ReadersOfReadmeFindEveryPage()
    {
        HashSet<string> found = ["README.md"];
        var unread = new Queue<string>(found);
        while (unread.TryDequeue(out var path))
        {
            var links = MarkdownDocument.All.SingleOrDefault(document => document.Path == path)?.Links ?? [];
            foreach (var target in links.Select(link => TargetOf(path, link)).Where(found.Add))
            {
                unread.Enqueue(target);
            }
        }

        Assert.That(MarkdownDocument.All.Select(document => document.Path).Except(found), Is.Empty);
    }

    [Test]
    public void ReadmeIsShort() =>
        Assert.That(File.ReadLines(Repository.PathOf("README.md")).Count(), Is.LessThanOrEqualTo(90));

    [Test]
    public void ThereAreLinks() => Assert.That(MarkdownDocument.All.SelectMany(document => document.Links).Count(), Is.GreaterThan(30));

    private static string FolderOf(string path) => Path.GetDirectoryName(path)!.Replace('\\', '/');

    private static bool Resolves(MarkdownDocument document, string link)
    {
        var target = TargetOf(document.Path, link);
        return link.Split('#') is [_, var anchor]
            ? MarkdownDocument.All.SingleOrDefault(candidate => candidate.Path == target)?.Anchors.Contains(anchor) == true
            : Path.Exists(Repository.PathOf(target));
    }

    /// <summary>The path from the root of the repository to the file that a document links to.</summary>
    private static string TargetOf(string path, string link) => link.Split('#')[0] is { Length: > 0 } file
        ? Path.GetRelativePath(
            Repository.PathOf(""), Path.Combine(Path.GetDirectoryName(Repository.PathOf(path))!, file)).Replace('\\', '/')
        : path;
}
