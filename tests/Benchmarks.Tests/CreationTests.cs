using Benchmarks.Suites;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Benchmarks.Tests;

/// <summary>The case with required elements and default values measures generated code, which takes them from class maps.</summary>
public sealed class CreationTests
{
    [Test]
    public void SettingsAtRunTimeAreTakenByGeneratedCode()
    {
        var work = CreationSuite.GetCases().Single(work => work.Name == "read required and default");
        work.AssertEqualResults();
        var (required, defaulted) = (Find("LateRequiredItem"), Find("LateDefaultedItem"));
        Assert.That(BsonGenFallbacks.Observed.Select(fallback => fallback.Type), Has.No.Member(required).And.No.Member(defaulted));
        Assert.That(
            () => BsonSerializer.Deserialize(new BsonDocument(), required),
            Throws.TypeOf<FormatException>().With.Message.Contains("Required element"));
        Assert.That(BsonSerializer.Deserialize(new BsonDocument(), defaulted).ToBsonDocument(defaulted)["City"].AsString, Is.EqualTo("c"));
    }

    // Both builds of the models have types of these names.
    private static Type Find(string name) =>
        typeof(CreationSuite).Assembly.GetType($"Benchmarks.Models.{name}", throwOnError: true)!;
}
