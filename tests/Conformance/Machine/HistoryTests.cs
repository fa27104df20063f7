using Conformance.Machine.Declarations;
using Conformance.Machine.Playing;
using Conformance.Machine.Running;
using NUnit.Framework;

namespace Conformance.Machine;

/// <summary>Plays the histories that once showed a difference, and one with each verb.</summary>
[TestFixture]
public sealed class HistoryTests
{
    private static readonly string Folder = Path.Combine(AppContext.BaseDirectory, "Regressions", "Histories");

    // A random operation seldom names a member that exists, or a type that was written.
    private static readonly string[] EachVerb =
    [
        "serializer decimal text",
        "try-serializer long configured",
        "definition IDictionary",
        "provider Line text",
        "allow all all",
        "pack pack1 lenient all",
        "pack pack2 camel none",
        "remove-pack pack2",
        "discriminator-convention Animal scalar",
        "discriminator Dog other",
        "id-generator string text",
        "map Order automatic",
        "change-registered-map Order",
        "try-map Event renamed",
        "write Order 1 alone",
        "read Order 1 alone extra",
        "read-written Order Order alone as-is",
        "look-up Order",
        "look-up-map Order",
        "is-mapped Order",
        "look-up-convention Animal",
        "look-up-actual Animal Cat",
        "is-discriminated Animal",
        "get-discriminator Animal Cat",
        "look-up-id-generator string",
        "id Order 1",
        "member Order Name",
        "polymorphic Order",
        "discriminator-of Animal",
        "render equal Order Name 1",
    ];

    private static IEnumerable<string> Regressions =>
        Directory.EnumerateFiles(Folder, "*.txt")
            .Select(path => Path.GetFileNameWithoutExtension(path))
            .Order(StringComparer.Ordinal);

    [TestCaseSource(nameof(Regressions))]
    public void IsEqual(string name) =>
        Assert.That(Find(History.Parse(File.ReadAllText(Path.Combine(Folder, name + ".txt"))), new SampleTally()), Is.Null);

    [Test]
    public void EachVerbHasAResultOfTheDriver()
    {
        var tally = new SampleTally();
        Assert.Multiple(() =>
        {
            Assert.That(Find(new History(1, EachVerb), tally), Is.Null);
            Assert.That(tally.Played.Results.Keys, Is.EquivalentTo(Verb.All.Select(verb => verb.Name)));
        });
    }

    [Test]
    public void AnOperationThatFailsBeforeTheDriverIsNoOutcome() =>
        Assert.That(
            () => Find(new History(1, ["look-up NoSuchType"]), new SampleTally()),
            Throws.InvalidOperationException.With.Message.Contains("look-up NoSuchType"));

    [Test]
    [NonParallelizable]
    public void TheDriversOfEarlierHistoriesAreUnloaded()
    {
        const int Played = 5;
        var others = CountDrivers();
        PrivateSide.IsUnloaded = true;
        try
        {
            // The driver looks for a converter between the types of the last operation.
            var history = new History(1, ["write Order 1 alone", "map Animal renamed", "render replace Holder<Line> Missing 11"]);
            for (var i = 0; i < Played; i++)
            {
                Assert.That(Find(history, new SampleTally()), Is.Null);
            }
        }
        finally
        {
            PrivateSide.IsUnloaded = false;
        }

        // Each history has two drivers. The collector needs several calls to unload one.
        Assert.That(CountDrivers() - others, Is.LessThan(Played));
    }

    private static Finding? Find(History history, SampleTally tally) =>
        HistoryComparison.Find(new Sample(1) { History = history }, tally);

    private static int CountDrivers() =>
        AppDomain.CurrentDomain.GetAssemblies().Count(assembly => assembly.GetName().Name == "MongoDB.Bson");
}
