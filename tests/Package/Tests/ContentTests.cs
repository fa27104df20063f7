using System.Buffers.Binary;
using System.Text.RegularExpressions;
using System.Xml.Linq;
using NUnit.Framework;

namespace BsonGen.Package.Tests;

/// <summary>The content of the package, and its page on a package server.</summary>
public sealed class ContentTests
{
    private PackageFile _package = null!;

    [OneTimeSetUp]
    public void Open() => _package = PackageFile.Open("first", "nupkg");

    [Test]
    public void PackageHasTheseFiles() => Assert.That(
        _package.Paths,
        Is.EquivalentTo((string[])
        [
            .. _package.Precompiled,
            "BsonGen.nuspec",
            "README.md",
            "analyzers/dotnet/cs/BsonGen.CodeFixes.dll",
            "analyzers/dotnet/cs/BsonGen.Generator.dll",
            "build/BsonGen.targets",
            "buildTransitive/BsonGen.targets",
            "icon.png",
            "lib/net10.0/BsonGen.dll",
            "lib/net10.0/BsonGen.xml",
            "lib/net8.0/BsonGen.dll",
            "lib/net8.0/BsonGen.xml",
        ]));

    /// <summary>All of them, or none if the feed lacks the compiler or the runtime of a system.</summary>
    [Test]
    public void HasAPrecompiledAssemblyForEachSystem()
    {
        if (!_package.Precompiled.Any())
        {
            Assert.Ignore("The package was made without the packages that compile ahead of time.");
        }

        var systems = XElement.Load(Path.Combine(Project.Root, "build", "Package.targets"))
            .Descendants("PackagePrecompiledRuntimes")
            .Single().Value
            .Split(';');
        Assert.That(_package.Precompiled, Is.EquivalentTo(systems.Select(system => $"runtimes/{system}/lib/net10.0/BsonGen.dll")));
    }

    [TestCase("nupkg")]
    [TestCase("snupkg")]
    public void EqualSourcesMakeEqualBytes(string extension) =>
        Assert.That(PackageFile.Open("second", extension).Bytes, Is.EqualTo(PackageFile.Open("first", extension).Bytes));

    [Test]
    public void NamesLicenceAndRepository()
    {
        Assert.Multiple(() =>
        {
            Assert.That(Find("license").Value, Is.EqualTo("MIT"));
            Assert.That(Find("license").Attribute("type")!.Value, Is.EqualTo("expression"));
            Assert.That(Find("projectUrl").Value, Is.EqualTo(Project.RepositoryUrl));
            Assert.That(Find("repository").Attribute("url")!.Value, Is.EqualTo(Project.RepositoryUrl));
            Assert.That(Find("repository").Attribute("commit")!.Value, Does.Match("^[0-9a-f]{40}$"));
        });
    }

    [Test]
    public void IconIsASquarePicture()
    {
        var icon = _package.Read(Find("icon").Value);
        Assert.That(icon.Take(8), Is.EqualTo((byte[])[0x89, .. "PNG\r\n\u001a\n"u8]));
        Assert.That(
            (BinaryPrimitives.ReadInt32BigEndian(icon.AsSpan(16)), BinaryPrimitives.ReadInt32BigEndian(icon.AsSpan(20))),
            Is.EqualTo((128, 128)));
    }

    /// <summary>On a package server, relative links are broken and comments are shown as text.</summary>
    [Test]
    public void ReadmeLinksLeadToTheRepository()
    {
        var readme = _package.ReadText(Find("readme").Value);
        var original = File.ReadAllText(Path.Combine(Project.Root, "README.md"));
        var targets = FindLinks(readme);
        var originals = FindLinks(original);
        Assert.That(targets, Is.Not.Empty);
        Assert.That(targets, Is.All.StartWith("https://").Or.StartWith("#"));
        Assert.That(readme, Does.Not.Contain("<!--"));
        Assert.That(
            targets.Select(target => Regex.Replace(target, $"^{Regex.Escape(Project.RepositoryUrl)}/(blob|raw)/main/", "")),
            Is.EqualTo(originals),
            "The links lead to the same places as those of the repository's readme.");
        foreach (var path in originals.Where(target => !target.StartsWith('#') && !target.Contains("://")))
        {
            Assert.That(Path.Exists(Path.Combine(Project.Root, path.Split('#')[0])), path);
        }
    }

    private static List<string> FindLinks(string markdown) =>
        [.. Regex.Matches(markdown, @"\]\((?<target>[^)\s]+)\)").Select(match => match.Groups["target"].Value)];

    private XElement Find(string name) => _package.Metadata.Elements().Single(element => element.Name.LocalName == name);
}
