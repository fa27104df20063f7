using Conformance.Machine.Running;
using NUnit.Framework;

namespace Conformance.Machine;

/// <summary>A run with fixed seeds: most kinds of types, in some worlds, and histories.</summary>
[TestFixture]
public sealed class MachineTests
{
    private static readonly bool IsFull = Environment.GetEnvironmentVariable("CONFORMANCE") == "full";

    // The class maps of these samples do not end: the driver reads or writes a document that it left as bytes again and again.
    private static readonly HashSet<int> Endless = [879086, 902841];

    private static IEnumerable<int> Seeds => Enumerable.Range(101, IsFull ? 16 : 1);

    [TestCaseSource(nameof(Seeds))]
    public void GeneratedCodeIsLikeTheClassMap(int seed)
    {
        const int Histories = 12;
        var samples = IsFull ? 80 : 25;
        var tally = new SampleTally();
        var findings = Worker.RunBatch(seed, samples, Histories, Effort.Light, tally, Endless)
            .Where(SmallestSample.IsFoundAlone)
            .ToList();
        TestContext.Out.WriteLine(tally);
        Assert.Multiple(() =>
        {
            Assert.That(findings, Is.Empty);
            Assert.That(tally.Types, Is.GreaterThan(samples / 2), "types");
            Assert.That(tally.Values, Is.GreaterThan(samples * 10), "comparisons of values");
            // The driver refuses members of some types when it writes them, of which the generator warns.
            Assert.That(tally.Unwritten, Is.LessThan(tally.Types * 2 / 3), "types of which the class map wrote no document");
            // A batch may declare conventions that leave most of its types to the class map.
            Assert.That(tally.InCharge, Is.GreaterThan(tally.Types / 20), "types that generated code serves");
            // The generator leaves some kinds of members and constructors to the class map, and the driver refuses some members and known
            // types only when it uses them.
            Assert.That(tally.Compiled, Is.AtLeast(tally.Asked * 2 / 5), "types without configuration that are compiled");
            Assert.That(
                tally.Served, Is.AtLeast(tally.Compiled * 3 / 4), "compiled types without configuration that generated code serves");
            Assert.That(tally.Played.Operations - tally.Played.Refused, Is.GreaterThan(Histories * 5), "operations with values");
        });
    }
}
