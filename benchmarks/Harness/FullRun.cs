using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Exporters.Json;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using Perfolizer.Horology;

namespace Benchmarks.Harness;

/// <summary>How long the full mode takes for a subject.</summary>
public enum FullRunLength
{
    /// <summary>Runs each subject once, as a check.</summary>
    Dry,

    /// <summary>A few seconds each.</summary>
    Short,

    /// <summary>As long as BenchmarkDotNet chooses.</summary>
    Long,
}

/// <summary>The full mode: each subject in a process of its own under BenchmarkDotNet, reported as the quick mode reports.</summary>
/// <remarks>The quick mode runs the cases on several threads, and those that are measured in fresh processes.</remarks>
public static class FullRun
{
    public static IReadOnlyList<Measurement> Run(IEnumerable<Suite> suites, FullRunLength length, string? artifactsFolder)
    {
        Environment.SetEnvironmentVariable(FullBenchmark.SuitesVariable, string.Join(' ', suites.Select(suite => suite.Name)));
        var order = FullBenchmark.Subjects.ToList();
        var job = length switch
        {
            FullRunLength.Dry => Job.Dry,
            FullRunLength.Short => Job.ShortRun.WithIterationCount(5).WithIterationTime(TimeInterval.FromMilliseconds(100)),
            _ => Job.Default,
        };
        var config = ManualConfig.CreateEmpty()
            .AddJob(job.WithId(Report.DriverName))
            .AddLogger(DefaultConfig.Instance.GetLoggers().ToArray())
            .AddColumnProvider(DefaultColumnProviders.Instance)
            .AddColumn(new RatioColumn(), new PayloadColumn())
            .AddExporter(MarkdownExporter.GitHub, JsonExporter.Full)
            .WithArtifactsPath(artifactsFolder ?? DefaultConfig.Instance.ArtifactsPath)
            .WithSummaryStyle(SummaryStyle.Default.WithMaxParameterColumnWidth(80));
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

    private static SubjectName Name(BenchmarkReport report) => SubjectName.Of(report.BenchmarkCase);

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
