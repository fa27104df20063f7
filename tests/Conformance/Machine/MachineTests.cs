using Conformance.Machine.Running;
using NUnit.Framework;

namespace Conformance.Machine;

/// <summary>A short run with fixed seeds: most kinds of types, in some worlds.</summary>
[TestFixture]
public sealed class MachineTests
{
    private const int SamplesPerBatch = 25;

    [TestCase(101)]
    [TestCase(303)]
    public void GeneratesCodeThatCompilesAndCompares(int seed)
    {
        var tally = new Tally();
        var findings = Worker.RunBatch(seed, SamplesPerBatch, Effort.Light, tally);
        TestContext.Out.WriteLine($"{tally}\n{string.Join("\n", findings.Select(finding => finding.Signature))}");
        Assert.Multiple(() =>
        {
            Assert.That(tally.Types, Is.GreaterThan(SamplesPerBatch), "types");
            Assert.That(tally.Values, Is.GreaterThan(SamplesPerBatch * 20), "comparisons of values");
            Assert.That(findings, Is.Empty);
        });
    }
}
