using System.Diagnostics;
using Conformance.Machine.Inventing;

namespace Conformance.Machine.Running;

/// <summary>Compares batches and keeps the state of the run, in a process that a <see cref="Supervisor"/> looks after.</summary>
internal static class Worker
{
    /// <summary>The exit code of a process that has grown too large, and is to be replaced by a new one.</summary>
    public const int GoOn = 3;

    private const int SamplesOfBatch = 80;
    private const int HistoriesOfBatch = 10;
    private const long LargestProcess = 2L << 30;

    public static int Run(RunState state, Options options, string folder)
    {
        Environment.SetEnvironmentVariable("TZ", "America/New_York");
        TimeZoneInfo.ClearCachedData();
        using var progress = new Progress(folder);
        Progress.Current = progress;
        var report = new Report(options.Shrink, state, Console.Out);
        var watch = Stopwatch.StartNew();
        while (watch.Elapsed.TotalMinutes < options.Minutes)
        {
            RunNext(state, report);
            state.Batch++;
            state.Tally.Minutes += watch.Elapsed.TotalMinutes - options.Used;
            options.Used = watch.Elapsed.TotalMinutes;
            state.Save(folder);
            Console.Error.WriteLine(
                $"{state.Tally.Minutes:f0} minutes, {state.Tally.Types} types, {state.Tally.Comparisons} comparisons, {report.Count} " +
                $"findings of {state.Kinds.Count} kinds, {Environment.WorkingSet >> 20} MiB");
            if (Environment.WorkingSet > LargestProcess)
            {
                return GoOn;
            }
        }

        return 0;
    }

    /// <summary>Compares the samples and plays the histories of one batch.</summary>
    /// <param name="seed">The seed of the batch.</param>
    /// <param name="samples">How many samples it has.</param>
    /// <param name="histories">How many histories it has.</param>
    /// <param name="effort">How many values each type gets.</param>
    /// <param name="tally">The counters.</param>
    /// <param name="skipped">Seeds of samples and histories to leave out; null for none.</param>
    public static List<Finding> RunBatch(
        int seed, int samples, int histories, Effort effort, SampleTally tally, IReadOnlySet<int>? skipped = null)
    {
        var world = WorldInventor.Make(seed);
        var made = SeedsOf(0, samples).Select(each => SampleInventor.Make(each, world))
            .Concat(SeedsOf(samples, histories).Select(HistoryInventor.Make));
        return BatchRunner.Run(world, [.. made], CompilerSettings.Of(Math.Abs(seed)), effort, tally);

        IEnumerable<int> SeedsOf(int start, int count) => Enumerable.Range(start, count)
            .Select(index => unchecked((seed * 7919) + index))
            .Where(each => skipped?.Contains(each) != true);
    }

    private static void RunNext(RunState state, Report report)
    {
        var seed = unchecked((state.Seed * 1_000_003) + state.Batch);
        try
        {
            foreach (var finding in RunBatch(
                seed, SamplesOfBatch, HistoriesOfBatch, Effort.Full, state.Tally, state.Skipped))
            {
                report.Add(finding);
            }
        }
        catch (Exception error)
        {
            report.AddFailure(seed, error);
        }
    }
}
