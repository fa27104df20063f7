using System.Diagnostics;
using Conformance.Machine.Inventing;

namespace Conformance.Machine.Running;

/// <summary>Invents types for a given time, and prints the differences.</summary>
internal static class Program
{
    public const int BatchSize = 80;

    public static int Main(string[] arguments)
    {
        Environment.SetEnvironmentVariable("TZ", "America/New_York");
        TimeZoneInfo.ClearCachedData();
        var minutes = double.Parse(Option("--minutes") ?? "1", System.Globalization.CultureInfo.InvariantCulture);
        var seed = int.Parse(Option("--seed") ?? "1", System.Globalization.CultureInfo.InvariantCulture);
        var shown = int.Parse(Option("--shrink") ?? "2", System.Globalization.CultureInfo.InvariantCulture);
        var folder = Option("--out");
        if (folder is not null)
        {
            var progress = Path.Combine(folder, "current.txt");
            BatchRunner.Progress = sample => File.WriteAllText(progress, $"{sample.Seed}\n{sample}");
        }

        var tally = new Tally();
        var report = new Report(shown, Console.Out);
        var watch = Stopwatch.StartNew();
        for (var batch = 0; watch.Elapsed.TotalMinutes < minutes; batch++)
        {
            var batchSeed = unchecked((seed * 1_000_003) + batch);
            try
            {
                foreach (var finding in RunBatch(batchSeed, BatchSize, Effort.Full, tally))
                {
                    report.Add(finding);
                }
            }
            catch (Exception error)
            {
                report.AddFailure(batchSeed, error);
            }

            Console.Error.WriteLine(
                $"{watch.Elapsed:hh\\:mm\\:ss} {tally.Types} types, {tally.Comparisons} comparisons, {report.Count} findings of {report.Kinds} kinds, {Environment.WorkingSet >> 20} MiB");
        }

        report.WriteSummary(tally);
        return report.Count == 0 ? 0 : 1;

        string? Option(string name) => Array.IndexOf(arguments, name) is >= 0 and var index && index + 1 < arguments.Length ? arguments[index + 1] : null;
    }

    public static List<Finding> RunBatch(int seed, int count, Effort effort, Tally tally)
    {
        var world = WorldInventor.Make(seed);
        var samples = Enumerable.Range(0, count).Select(index => SampleInventor.Make(unchecked((seed * 7919) + index), world)).ToList();
        return BatchRunner.Run(world, samples, CompilerSettings.Of(Math.Abs(seed)), effort, tally);
    }
}
