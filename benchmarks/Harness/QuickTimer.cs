using System.Diagnostics;
using System.Runtime;

namespace Benchmarks.Harness;

/// <summary>Times all subjects of a case in one process, in turn, so that other load on the machine affects them equally.</summary>
public static class QuickTimer
{
    private const int MinRounds = 15;
    private const int MaxRounds = 45;
    private const int WarmUpPhases = 5;
    private const int MostWarmUpPhases = 12;
    private static readonly TimeSpan WarmUpTime = TimeSpan.FromMilliseconds(60);
    private static readonly TimeSpan BriefWarmUpTime = TimeSpan.FromMilliseconds(15);
    private static readonly TimeSpan SampleTime = TimeSpan.FromMilliseconds(12);
    private static readonly TimeSpan BriefSampleTime = TimeSpan.FromMilliseconds(4);
    private static readonly TimeSpan CaseTime = TimeSpan.FromSeconds(2.5);

    public static IReadOnlyList<Sample> Time(Case work)
    {
        if (work.IsBrief)
        {
            WarmUpBriefly(work.Subjects);
        }
        else
        {
            WarmUp(work.Subjects);
        }

        var passes = work.Subjects.Select(subject => GetPasses(subject, work)).ToArray();
        var allocated = work.Subjects.Select(GetAllocatedBytes).ToArray();
        var times = work.Subjects.Select(_ => new List<double>()).ToArray();
        var clock = Stopwatch.StartNew();
        for (var round = 0; round < MinRounds || (!work.IsBrief && round < MaxRounds && clock.Elapsed < CaseTime); round++)
        {
            for (var i = 0; i < passes.Length; i++)
            {
                var subject = work.Subjects[i];
                GC.Collect();
                var operations = (double)passes[i] * subject.Count * subject.OperationsPerPayload;
                times[i].Add(Run(subject, passes[i], work.Threads).TotalNanoseconds / operations);
            }
        }

        return work.Subjects
            .Select((subject, i) => new Sample(subject.Name, times[i], allocated[i], subject.PayloadBytes))
            .ToList();
    }

    /// <summary>Methods are compiled again in the background after 30 calls and a pause, twice; the pauses let that happen.</summary>
    public static void WarmUp(IReadOnlyList<Subject> subjects)
    {
        for (var phase = 0; phase < WarmUpPhases; phase++)
        {
            WarmUpOnce(subjects, WarmUpTime);
        }
    }

    /// <summary>Short phases, until the runtime has compiled no method during two of them.</summary>
    private static void WarmUpBriefly(IReadOnlyList<Subject> subjects)
    {
        var compiled = JitInfo.GetCompiledMethodCount();
        for (int phase = 0, quiet = 0; phase < MostWarmUpPhases && quiet < 2; phase++)
        {
            WarmUpOnce(subjects, BriefWarmUpTime);
            var before = compiled;
            compiled = JitInfo.GetCompiledMethodCount();
            quiet = compiled == before ? quiet + 1 : 0;
        }
    }

    private static void WarmUpOnce(IReadOnlyList<Subject> subjects, TimeSpan time)
    {
        foreach (var subject in subjects)
        {
            var clock = Stopwatch.StartNew();
            do
            {
                subject.Run(1);
            }
            while (clock.Elapsed < time);
        }

        Thread.Sleep(150);
    }

    private static int GetPasses(Subject subject, Case work) =>
        Math.Max(1, (int)Math.Round((work.IsBrief ? BriefSampleTime : SampleTime) / Run(subject, 1, work.Threads)));

    private static double GetAllocatedBytes(Subject subject)
    {
        subject.Run(1);
        var before = GC.GetAllocatedBytesForCurrentThread();
        subject.Run(1);
        return (GC.GetAllocatedBytesForCurrentThread() - before) / ((double)subject.Count * subject.OperationsPerPayload);
    }

    /// <summary>The other threads are the pool's, which have what they keep for themselves since the first time.</summary>
    private static TimeSpan Run(Subject subject, int passes, int threads)
    {
        var start = Stopwatch.GetTimestamp();
        var others = Enumerable.Range(1, threads - 1).Select(_ => Task.Run(() => subject.Run(passes))).ToArray();
        subject.Run(passes);
        Task.WaitAll(others);
        return Stopwatch.GetElapsedTime(start);
    }
}
