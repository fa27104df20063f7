using CsCheck;
using Histories.Comparing;
using Histories.Inventing;
using Histories.Playing;
using NUnit.Framework;

namespace Histories;

/// <summary>Plays the first random histories, and those that once showed a difference.</summary>
[TestFixture]
public sealed class HistoryTests
{
    private static readonly ulong Count = Environment.GetEnvironmentVariable("CONFORMANCE") == "full" ? 50UL : 12;

    private static IEnumerable<string> Regressions =>
        Directory.EnumerateFiles(Path.Combine(AppContext.BaseDirectory, "Regressions"), "*.txt")
            .Select(path => Path.GetFileNameWithoutExtension(path))
            .Order(StringComparer.Ordinal);

    [Test]
    public void RandomHistoriesAreEqual()
    {
        var generator = HistoryGenerator.Create(Verb.All, Family.All, [1, 2]);
        var tally = new HistoryTally();
        for (var seed = 1UL; seed <= Count; seed++)
        {
            Assert.That(Finding.Of(generator.Generate(new PCG(0, seed), null, out _), tally)?.ToString(), Is.Null, $"seed {seed}");
        }

        // Few random operations name a member that exists, or a type that was written.
        Assert.That(
            Finding.Of(
                new History(1, ["id Order 1", "member Order Name", "write Order 1 alone", "read-written Order Order alone as-is"]),
                tally)?.ToString(),
            Is.Null);
        Assert.That(
            Finding.Of(
                new History(2, ["map Order automatic", "change-registered-map Order", "allow all all", "write Order 1 alone"]),
                tally)?.ToString(),
            Is.Null);
        TestContext.Out.WriteLine(tally);
        Assert.That(
            Verb.All.Select(verb => verb.Name), Is.SubsetOf(tally.Effective), "verbs of which an operation had a result of the driver");
    }

    [Test]
    public void AnOperationThatFailsBeforeTheDriverIsNoOutcome() =>
        Assert.That(
            () => Comparison.Find(new History(1, ["look-up NoSuchType"])),
            Throws.InvalidOperationException.With.Message.Contains("look-up NoSuchType"));

    [Test]
    [NonParallelizable]
    public void TheDriversOfEarlierHistoriesAreUnloaded()
    {
        const int Played = 5;
        var others = CountDrivers();
        PrivateSession.IsUnloaded = true;
        try
        {
            // The driver looks for a converter between the types of the last operation.
            var history = new History(1, ["write Order 1 alone", "map Animal renamed", "render replace Holder<Line> Missing 11"]);
            for (var i = 0; i < Played; i++)
            {
                Assert.That(Comparison.Find(history), Is.Null);
            }
        }
        finally
        {
            PrivateSession.IsUnloaded = false;
        }

        // Each history has two drivers. The collector needs several calls to unload one.
        Assert.That(CountDrivers() - others, Is.LessThan(Played));
    }

    [TestCaseSource(nameof(Regressions))]
    public void IsEqual(string name) =>
        Assert.That(
            Comparison.Find(
                History.Parse(File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "Regressions", name + ".txt"))))?.ToString(),
            Is.Null);

    private static int CountDrivers() =>
        AppDomain.CurrentDomain.GetAssemblies().Count(assembly => assembly.GetName().Name == "MongoDB.Bson");
}
