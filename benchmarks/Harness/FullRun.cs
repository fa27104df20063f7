using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;

namespace Benchmarks.Harness;

/// <summary>The full mode: each subject in a process of its own under BenchmarkDotNet, reported as the quick mode reports.</summary>
/// <remarks>Cases on several threads, and what is measured in fresh processes anyway, are left to the quick mode.</remarks>
public static class FullRun
{
    public static IReadOnlyList<Measurement> Run(IEnumerable<Suite> suites, bool isDry)
    {
        Environment.SetEnvironmentVariable(FullBenchmark.SuitesVariable, string.Join(' ', suites.Select(suite => suite.Name)));
        var order = FullBenchmark.Subjects.ToList();
        var job = isDry ? Job.Dry : Job.Default;
        var config = ManualConfig.Create(DefaultConfig.Instance).AddJob(job).WithSummaryStyle(SummaryStyle.Default.WithMaxParameterColumnWidth(80));
        var summary = BenchmarkRunner.Run<FullBenchmark>(config);
        var measurements = summary.Reports
            .Where(report => report.ResultStatistics is not null)
            .OrderBy(report => order.IndexOf(Name(report)))
            .GroupBy(report => (Name(report).Suite, Name(report).Case))
            .SelectMany(reports => Sample.Relate(reports.Key.Suite, reports.Key.Case, reports.Select(ToSample).ToList()))
            .ToList();
        Console.Write(Report.ToMarkdown(measurements));
        return measurements;
    }

    private static SubjectName Name(BenchmarkReport report) => (SubjectName)report.BenchmarkCase.Parameters[nameof(FullBenchmark.Subject)];

    private static Sample ToSample(BenchmarkReport report)
    {
        var name = Name(report);
        double operations = name.OperationsPerPayload;
        return new Sample(
            name.Subject,
            report.ResultStatistics!.OriginalValues.Select(nanoseconds => nanoseconds / operations).ToList(),
            report.GcStats.GetBytesAllocatedPerOperation(report.BenchmarkCase) / operations,
            name.PayloadBytes);
    }
}
