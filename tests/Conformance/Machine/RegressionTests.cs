using Conformance.Machine.Running;
using NUnit.Framework;

namespace Conformance.Machine;

/// <summary>Samples that once showed a difference, each in a file, as a finding printed them.</summary>
[TestFixture]
public sealed class RegressionTests
{
    private static IEnumerable<string> Files =>
        Directory.EnumerateFiles(Path.Combine(AppContext.BaseDirectory, "Regressions"), "*.txt").Select(path => Path.GetFileNameWithoutExtension(path)).Order(StringComparer.Ordinal);

    [TestCaseSource(nameof(Files))]
    public void IsLikeTheClassMap(string name)
    {
        var tally = new Tally();
        var findings = Replay.Compare(File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "Regressions", name + ".txt")), tally);
        Assert.Multiple(() =>
        {
            Assert.That(findings, Is.Empty);
            Assert.That(tally.Invalid, Is.Zero, "samples that are not valid C#");
            Assert.That(tally.Values, Is.Positive, "comparisons of values");
        });
    }
}
