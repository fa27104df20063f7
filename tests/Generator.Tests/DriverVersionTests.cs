using System.Reflection;
using System.Text.RegularExpressions;
using BsonGen.Internal.Rules;
using MongoDB.Bson;
using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

/// <summary>Generated code that depends on the version of the driver.</summary>
public sealed class DriverVersionTests
{
    // Driver 3.0 has no serializers for them.
    [Test]
    public void ImmutableCollectionsAreCreatedSince31()
    {
        var isCreated = typeof(BsonDocument).Assembly.GetName().Version >= new Version(3, 1);
        var member = isCreated ? "A" : "[|A|]";
        var text = GeneratorHarness.Run(
            $$"""
            [BsonGenerated]
            public partial class Order
            {
                public System.Collections.Immutable.ImmutableList<int>? {{member}} { get; set; }
            }
            """,
            isCreated
                ? []
                : [Info(
                    "BSONGEN007",
                    "'A' holds 'System.Collections.Immutable.ImmutableList<int>?', which the driver's serializer reads and writes, more " +
                    "slowly than generated code")]).TextOf(
                        "Order");
        Assert.That(text.Contains(".CreateRange(", StringComparison.Ordinal), Is.EqualTo(isCreated), text);
    }

    [TestCase("Id", "no", ExpectedResult = true)]
    [TestCase("Id", "_id", ExpectedResult = false)]
    [TestCase("Number", "no", ExpectedResult = false)]
    public bool TellsWhichIdWasChosenWhereDriversDiffer(string member, string element)
    {
        var text = GeneratorHarness.Run(
            $$"""
            namespace Shop;

            [BsonGenerated]
            public sealed partial class Leaf
            {
                [BsonElement("{{element}}")]
                public int {{member}} { get; set; }
            }
            """).TextOf("Shop.Leaf");
        var isBefore = typeof(BsonDocument).Assembly.GetName().Version < new Version(3, 9);
        Assert.That(text, Does.Not.Contain($"TakesRenamedId => {(isBefore ? "false" : "true")};"));
        return text.Contains($"protected override bool? TakesRenamedId => {(isBefore ? "true" : "false")};", StringComparison.Ordinal);
    }

    [Test]
    public void ThePageListsTheVersionsThatChangedRules()
    {
        var page = File.ReadAllText(Repository.PathOf("docs/attributes-and-types.md"));
        var section = page[page.IndexOf("## Versions of the driver", StringComparison.Ordinal)..];
        var listed = Regex.Matches(section, @"^\| (\d+\.\d+) on \|", RegexOptions.Multiline).Select(match =>
            Version.Parse(match.Groups[1].Value));
        var known = typeof(DriverVersions).GetFields(BindingFlags.Public | BindingFlags.Static).Select(field =>
            (Version)field.GetValue(null)!);
        Assert.That(listed, Is.EqualTo(known.Except([DriverVersions.Lowest])));
    }

    [Test]
    public void NoOtherFileOfTheSourcesHasAVersionOfTheDriver()
    {
        var files = Directory.EnumerateFiles(Repository.PathOf("src"), "*.cs", SearchOption.AllDirectories)
            .Where(file => Regex.IsMatch(File.ReadAllText(file), @"new Version\(3, |Version \w+ = new\(3, "));
        Assert.That(files.Select(Path.GetFileName), Is.EqualTo(["DriverVersions.cs"]));
    }
}
