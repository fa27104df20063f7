using System.Reflection.Metadata;
using NUnit.Framework;

namespace BsonGen.Package.Tests;

/// <summary>The package depends on the driver, from the version that it was built against, and on the pipes that .NET 8 lacks.</summary>
public sealed class DependencyTests
{
    private static readonly string[] Frameworks = ["net10.0", "net8.0"];

    [Test]
    public void EachFrameworkDependsOnTheDriverAndOnPipes()
    {
        var groups = PackageFile.Open("first", "nupkg").Metadata
            .Elements()
            .Single(element => element.Name.LocalName == "dependencies")
            .Elements()
            .ToList();
        Assert.That(groups.Select(group => group.Attribute("targetFramework")!.Value), Is.EquivalentTo(Frameworks));
        foreach (var group in groups)
        {
            string[] expected = group.Attribute("targetFramework")!.Value == "net8.0"
                ? ["MongoDB.Bson", "MongoDB.Driver", "System.IO.Pipelines"]
                : ["MongoDB.Bson", "MongoDB.Driver"];
            Assert.That(group.Elements().Select(dependency => dependency.Attribute("id")!.Value), Is.EqualTo(expected));
            Assert.That(
                group.Elements().Select(dependency => dependency.Attribute("version")!.Value),
                Has.All.Matches(@"^\d+\.\d+\.\d+$"),
                "A version without brackets is the least one.");
        }
    }

    [TestCaseSource(nameof(Frameworks))]
    public void AssemblyReferencesTheVersionOfTheDependency(string framework)
    {
        var package = PackageFile.Open("first", "nupkg");
        using var assembly = package.OpenAssembly($"lib/{framework}/BsonGen.dll");
        var reader = assembly.GetMetadataReader();
        var asked = reader.AssemblyReferences.Select(reader.GetAssemblyReference).Single(reference =>
            reader.GetString(reference.Name) == "MongoDB.Bson");
        var least =
            package.Metadata.Descendants().First(element => element.Attribute("id")?.Value == "MongoDB.Bson").Attribute("version")!.Value;
        Assert.That(asked.Version.ToString(3), Is.EqualTo(least));
    }
}
