using System.Reflection.Metadata;
using System.Text.Json;
using NUnit.Framework;

namespace BsonGen.Package.Tests;

/// <summary>The package depends on the driver alone, from the version that it was built against.</summary>
public sealed class DependencyTests
{
    private static readonly string[] Frameworks = ["net10.0", "net8.0"];

    /// <summary>The package of these tests may be built against another driver, so what the published one will say is read from the project.</summary>
    [TestCaseSource(nameof(Frameworks))]
    public void PublishedPackageDependsOnTheFirstSignedDriver(string framework)
    {
        var driver = Project.Evaluate("-getProperty:PackageMongoDriverVersion", "-getProperty:PackageId")
            .GetProperty("Properties").GetProperty("PackageMongoDriverVersion").GetString();
        var items = Project.Evaluate(
                "-getItem:PackageReference", "-getItem:PackageVersion", $"-p:TargetFramework={framework}", $"-p:MongoDriverVersion={driver}")
            .GetProperty("Items");
        Assert.That(driver, Is.EqualTo("2.28.0"));
        Assert.That(
            Identities(items, "PackageReference").Except(Implicit(items)),
            Is.EqualTo(["MongoDB.Bson"]),
            "A package reference without PrivateAssets is a dependency of the package.");
        Assert.That(
            items.GetProperty("PackageVersion").EnumerateArray().Single(item => item.GetProperty("Identity").GetString() == "MongoDB.Bson")
                .GetProperty("Version").GetString(),
            Is.EqualTo(driver),
            "A version without brackets is the least one.");
    }

    [Test]
    public void EachFrameworkDependsOnlyOnTheDriver()
    {
        var groups = PackageFile.Open("first", "nupkg").Metadata.Elements().Single(element => element.Name.LocalName == "dependencies").Elements().ToList();
        Assert.That(groups.Select(group => group.Attribute("targetFramework")!.Value), Is.EquivalentTo(Frameworks));
        foreach (var group in groups)
        {
            var dependency = group.Elements().Single();
            Assert.That(
                (dependency.Attribute("id")!.Value, dependency.Attribute("version")!.Value),
                Is.EqualTo(("MongoDB.Bson", "2.28.0")).Or.EqualTo(("MongoDB.Bson.signed", "2.14.1")));
        }
    }

    [TestCaseSource(nameof(Frameworks))]
    public void AssemblyReferencesTheVersionOfTheDependency(string framework)
    {
        var package = PackageFile.Open("first", "nupkg");
        using var assembly = package.OpenAssembly($"lib/{framework}/BsonGen.dll");
        var reader = assembly.GetMetadataReader();
        var asked = reader.AssemblyReferences.Select(reader.GetAssemblyReference).Single(reference => reader.GetString(reference.Name) == "MongoDB.Bson");
        var least = package.Metadata.Descendants().First(element => element.Name.LocalName == "dependency").Attribute("version")!.Value;
        Assert.That(asked.Version.ToString(3), Is.EqualTo(least));
    }

    private static IEnumerable<string> Identities(JsonElement items, string kind) =>
        items.GetProperty(kind).EnumerateArray().Select(item => item.GetProperty("Identity").GetString()!);

    private static IEnumerable<string> Implicit(JsonElement items) =>
        from item in items.GetProperty("PackageReference").EnumerateArray()
        where (item.TryGetProperty("PrivateAssets", out var assets) && assets.GetString() is "all" or "All") || item.TryGetProperty("IsImplicitlyDefined", out _)
        select item.GetProperty("Identity").GetString();
}
