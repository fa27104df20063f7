using Benchmarks.Harness;
using Benchmarks.Suites;
using NUnit.Framework;
using Runtime.Tests;

namespace Benchmarks.Tests;

/// <summary>The direct API allocates only the objects on reading, and the bytes on writing.</summary>
[NonParallelizable]
public sealed class AllocationTests
{
    // Optimized code keeps some objects on the stack, for example one of TimeSpan.TryParseExact. The JIT optimizes a method in the
    // background.
    private const int MostWaits = 100;
    private static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(100);

    // By default, growing documents are left out: they have up to 16 MiB, and are made when the cases are listed.
    private static readonly bool IsFull = Environment.GetEnvironmentVariable("CONFORMANCE") == "full";

    public static IEnumerable<TestCaseData> Cases() =>
        from suite in AllSuites.All
        where !suite.RunsGenerator && (IsFull || suite.Name != "growth")
        from work in suite.GetCases()
        where work.Threads == 1 && Find(work, Subject.Direct) is not null && Find(work, Subject.Floor) is not null
        select new TestCaseData(work).SetArgDisplayNames(suite.Name, work.Name);

    [TestCaseSource(nameof(Cases))]
    public void NothingIsAllocatedBeyondTheFloor(Case work)
    {
        var (direct, floor) = (Find(work, Subject.Direct)!, Measure(Find(work, Subject.Floor)!));
        var allocated = Measure(direct);
        for (var i = 0; i < MostWaits && allocated > floor; i++)
        {
            Thread.Sleep(Pause);
            allocated = Measure(direct);
        }

        Assert.That(allocated, Is.AtMost(floor));
    }

    public static IEnumerable<string> GeneratorSuites() => AllSuites.All.Where(suite => suite.RunsGenerator).Select(suite => suite.Name);

    /// <summary>The suites check the files that the generator returns.</summary>
    [TestCaseSource(nameof(GeneratorSuites))]
    public void SuitesOfTheGeneratorHaveCases(string name)
    {
        if (!IsFull)
        {
            Assert.Ignore("This test runs with CONFORMANCE=full.");
        }

        Assert.That(AllSuites.Find([name]).Single().GetCases().ToList(), Is.Not.Empty);
    }

    private static Subject? Find(Case work, string subject) => work.Subjects.FirstOrDefault(candidate => candidate.Name == subject);

    /// <summary>Buffers that a thread keeps have their size after two passes.</summary>
    private static long Measure(Subject subject)
    {
        subject.Run(1);
        return Allocation.Measure(() => subject.Run(1));
    }
}
