using System.Globalization;
using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;

namespace Benchmarks.Harness;

/// <summary>A column of BenchmarkDotNet's table that depends on the subject.</summary>
public abstract class SubjectColumn(string name, string legend) : IColumn
{
    public string Id => name;

    public string ColumnName => name;

    public string Legend => legend;

    public bool AlwaysShow => true;

    public ColumnCategory Category => ColumnCategory.Custom;

    public int PriorityInCategory => 0;

    public bool IsNumeric => true;

    public UnitType UnitType => UnitType.Dimensionless;

    public abstract string GetValue(Summary summary, BenchmarkCase benchmarkCase);

    public string GetValue(Summary summary, BenchmarkCase benchmarkCase, SummaryStyle style) => GetValue(summary, benchmarkCase);

    public bool IsAvailable(Summary summary) => true;

    public bool IsDefault(Summary summary, BenchmarkCase benchmarkCase) => false;
}

/// <summary>How many times as fast as the class map, which is the baseline of its case.</summary>
public sealed class RatioColumn() : SubjectColumn("vs class map", "Mean time of the class map on the same case, divided by the mean time")
{
    public override string GetValue(Summary summary, BenchmarkCase benchmarkCase)
    {
        var name = SubjectName.Of(benchmarkCase);
        if (name.Subject == Subject.ClassMap)
        {
            return "baseline";
        }

        var baseline = summary.Reports.FirstOrDefault(report =>
            SubjectName.Of(report.BenchmarkCase) is var other &&
            other.Suite == name.Suite &&
            other.Case == name.Case &&
            other.Subject == Subject.ClassMap);
        var ratio = Time(baseline) / Time(summary[benchmarkCase]);
        return ratio is { } value ? value.ToString("0.00", CultureInfo.InvariantCulture) + "x" : "";
    }

    private static double? Time(BenchmarkReport? report) => report?.ResultStatistics is { } statistics
        ? statistics.Mean / SubjectName.Of(report.BenchmarkCase).OperationsPerPayload
        : null;
}

/// <summary>The mean size of the documents that are read or written.</summary>
public sealed class PayloadColumn() : SubjectColumn("payload", "Mean bytes that an operation reads or writes")
{
    public override string GetValue(Summary summary, BenchmarkCase benchmarkCase) =>
        SubjectName.Of(benchmarkCase).PayloadBytes is { } bytes ? bytes.ToString("#,0", CultureInfo.InvariantCulture) + " B" : "";
}
