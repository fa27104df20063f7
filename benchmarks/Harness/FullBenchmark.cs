using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Running;
using Benchmarks.Suites;

namespace Benchmarks.Harness;

/// <summary>Any one subject of any case, for BenchmarkDotNet: one process each.</summary>
[MemoryDiagnoser]
public class FullBenchmark
{
    /// <summary>Tells the processes that BenchmarkDotNet starts which suites to run.</summary>
    public const string SuitesVariable = "BSONGEN_BENCHMARK_SUITES";

    private Subject _subject = null!;

    public static IEnumerable<SubjectName> Subjects =>
        from suite in Suites
        from work in suite.GetCases()
        where work.Threads == 1
        from subject in work.Subjects
        select new SubjectName(suite.Name, work.Name, subject.Name, subject.OperationsPerPayload, subject.PayloadBytes);

    private static IEnumerable<Suite> Suites => AllSuites.Find(
        (Environment.GetEnvironmentVariable(SuitesVariable) ?? "").Split(' ', StringSplitOptions.RemoveEmptyEntries));

    [ParamsSource(nameof(Subjects))]
    public SubjectName Subject { get; set; } = null!;

    [GlobalSetup]
    public void SetUp()
    {
        var work = Suites.Single(suite => suite.Name == Subject.Suite).GetCases().First(work => work.Name == Subject.Case);
        work.AssertEqualResults();
        _subject = work.Subjects.Single(subject => subject.Name == Subject.Subject);

        // Payloads may be large batches, of which BenchmarkDotNet's own warm-up takes too few for the runtime to compile everything twice.
        QuickTimer.WarmUp([_subject]);
    }

    [Benchmark]
    public void Run() => _subject.RunNext();
}

/// <summary>The place of a subject, and the number of operations that its times are divided by.</summary>
public sealed record SubjectName(string Suite, string Case, string Subject, int OperationsPerPayload, double? PayloadBytes)
{
    public static SubjectName Of(BenchmarkCase benchmark) => (SubjectName)benchmark.Parameters[nameof(FullBenchmark.Subject)];

    public override string ToString() => $"{Suite}: {Case}: {Subject}";
}
