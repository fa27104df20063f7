using Benchmarks.Harness;
using Benchmarks.Suites;
using NUnit.Framework;
using Runtime.Tests;

namespace Benchmarks.Tests;

/// <summary>The direct API allocates only the objects on reading, and the bytes on writing.</summary>
[NonParallelizable]
public sealed class AllocationTests
{
    public static IEnumerable<TestCaseData> Cases() =>
        from suite in AllSuites.All
        where !suite.RunsGenerator
        from work in suite.GetCases()
        where work.Threads == 1 && Find(work, Subject.Direct) is not null && Find(work, Subject.Floor) is not null
        select new TestCaseData(work).SetArgDisplayNames(suite.Name, work.Name);

    [TestCaseSource(nameof(Cases))]
    public void NothingIsAllocatedBeyondTheFloor(Case work) =>
        Assert.That(Measure(Find(work, Subject.Direct)!), Is.AtMost(Measure(Find(work, Subject.Floor)!)));

    public static IEnumerable<string> GeneratorSuites() => AllSuites.All.Where(suite => suite.RunsGenerator).Select(suite => suite.Name);

    /// <summary>The suites check the files that the generator returns.</summary>
    [TestCaseSource(nameof(GeneratorSuites))]
    public void SuitesOfTheGeneratorHaveCases(string name)
    {
        if (Environment.GetEnvironmentVariable("CONFORMANCE") != "full")
        {
            Assert.Ignore("This test runs with CONFORMANCE=full.");
        }

        Assert.That(AllSuites.Find([name]).Single().GetCases().ToList(), Is.Not.Empty);
    }

    private static Subject? Find(Case work, string subject) => work.Subjects.FirstOrDefault(candidate => candidate.Name == subject);

    /// <summary>Buffers that a thread keeps have their size after two passes. Collections free pooled buffers, so the least of three measurements counts.</summary>
    private static long Measure(Subject subject)
    {
        subject.Run(1);
        return Enumerable.Range(0, 3).Min(_ => Allocation.Measure(() => subject.Run(1)));
    }
}
