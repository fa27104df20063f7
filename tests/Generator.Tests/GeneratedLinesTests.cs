using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Lines of generated code have at most 140 columns.</summary>
public sealed class GeneratedLinesTests
{
    private const int MostColumns = 140;

    [Test]
    public void NoSnapshotHasALongLine()
    {
        var files = Directory.GetFiles(Repository.PathOf("tests/Generator.Tests/Snapshots"), "*.g.cs", SearchOption.AllDirectories);
        Assert.That(files, Has.Length.GreaterThan(50));
        Assert.That(files.SelectMany(File.ReadLines).Where(line => line.Length > MostColumns), Is.Empty);
    }
}
