using NUnit.Framework;
using Queries.Programs.Comparing;

namespace Queries.Programs;

/// <summary>The first programs send the same commands and have the same results with generated code as with the driver alone.</summary>
public sealed class ProgramTests
{
    private static readonly int Programs = Environment.GetEnvironmentVariable("CONFORMANCE") == "full" ? 20 : 2;

    [Test]
    public void GeneratedCodeProjectsLikeTheDriver()
    {
        var tally = new ProgramTally();
        for (var seed = 1; seed <= Programs; seed++)
        {
            Assert.That(Comparison.Find(seed, 20, tally), Is.Null);
        }

        TestContext.Out.WriteLine(tally);
        Assert.Multiple(() =>
        {
            Assert.That(tally.Intercepted, Is.EqualTo(tally.Places), "intercepted places");
            Assert.That(tally.Kept, Is.GreaterThan(tally.Places / 5), "places without a fallback");
            Assert.That(tally.Calls, Is.GreaterThan(8 * tally.Places), "calls");
            Assert.That(tally.Errors, Is.LessThan(tally.Calls / 2), "calls with exceptions");
            Assert.That(tally.Registrations, Is.GreaterThan(5 * Programs), "registrations");
        });
    }
}
