using System.Diagnostics;

namespace Benchmarks.Harness;

/// <summary>One side of a case whose calls are asynchronous, and of which the processor's time is measured.</summary>
/// <param name="Name">The name in the report.</param>
/// <param name="Call">Takes the number of the call, and returns a result that is compared with the other sides.</param>
public sealed record CallSubject(string Name, Func<int, Task<object?>> Call);

/// <summary>
/// Measures the processor's time of this process for calls that wait for another process, the time that passes, and the bytes allocated on
/// all threads.
/// </summary>
public static class CallTimer
{
    private const int Rounds = 19;
    private const int Compared = 8;
    private const int Callers = 8;
    private const int WarmUpPhases = 4;
    private static readonly TimeSpan WarmUpTime = TimeSpan.FromMilliseconds(150);
    private static readonly TimeSpan SampleTime = TimeSpan.FromMilliseconds(50);

    /// <summary>Measures one case. All subjects of the suite must be warm, since they share the driver's code.</summary>
    public static IReadOnlyList<Measurement> Measure(string suite, string name, IReadOnlyList<CallSubject> subjects)
    {
        for (var call = 0; call < Compared; call++)
        {
            AssertEqualResults(name, subjects, call);
        }

        WarmUp(subjects);
        var calls = subjects.Select(GetCalls).ToArray();
        var rounds = subjects.Select(_ => new List<Round>()).ToArray();
        for (var round = 0; round < Rounds; round++)
        {
            for (var i = 0; i < calls.Length; i++)
            {
                GC.Collect();
                rounds[i].Add(Run(subjects[i], calls[i]));
            }
        }

        return Sample.Relate(suite, name, [.. subjects.Select((subject, i) => ToSample(subject, rounds[i]))]);
    }

    /// <summary>The pauses let the runtime compile methods again in the background.</summary>
    public static void WarmUp(IReadOnlyList<CallSubject> subjects)
    {
        for (var phase = 0; phase < WarmUpPhases; phase++)
        {
            foreach (var subject in subjects)
            {
                var clock = Stopwatch.StartNew();
                do
                {
                    Run(subject, 40);
                }
                while (clock.Elapsed < WarmUpTime);
            }

            Thread.Sleep(150);
        }
    }

    private static Sample ToSample(CallSubject subject, List<Round> rounds) =>
        new(
            subject.Name,
            rounds.ConvertAll(static round => round.Processor),
            rounds.Min(static round => round.Allocated),
            PayloadBytes: null)
        {
            WallNanoseconds = rounds.ConvertAll(static round => round.Wall),
        };

    private static void AssertEqualResults(string name, IReadOnlyList<CallSubject> subjects, int call)
    {
        var results = subjects.Select(subject => Canonical.Text(subject.Call(call).GetAwaiter().GetResult())).ToList();
        for (var i = 1; i < results.Count; i++)
        {
            if (results[i] != results[0])
            {
                throw new InvalidOperationException(
                    $"{name}: '{subjects[i].Name}' differs from '{subjects[0].Name}':\n{results[i]}\n{results[0]}");
            }
        }
    }

    private static int GetCalls(CallSubject subject)
    {
        const int Trial = 80;
        return Math.Max(Trial, (int)(SampleTime.TotalNanoseconds / Run(subject, Trial).Wall));
    }

    private static Round Run(CallSubject subject, int calls)
    {
        var allocated = GC.GetTotalAllocatedBytes(precise: true);
        var processor = Environment.CpuUsage.TotalTime;
        var start = Stopwatch.GetTimestamp();
        RunAsync(subject, calls).GetAwaiter().GetResult();
        var wall = Stopwatch.GetElapsedTime(start);
        processor = Environment.CpuUsage.TotalTime - processor;
        allocated = GC.GetTotalAllocatedBytes(precise: true) - allocated;
        return new Round(processor.TotalNanoseconds / calls, wall.TotalNanoseconds / calls, (double)allocated / calls);
    }

    /// <summary>
    /// Several callers at a time, as in a service. A caller alone would leave threads idle, which spin before they sleep.
    /// </summary>
    private static Task RunAsync(CallSubject subject, int calls)
    {
        var next = -1;
        return Task.WhenAll(Enumerable.Range(0, Callers).Select(_ => Task.Run(CallAsync)));

        async Task CallAsync()
        {
            for (var call = Interlocked.Increment(ref next); call < calls; call = Interlocked.Increment(ref next))
            {
                await subject.Call(call).ConfigureAwait(false);
            }
        }
    }

    private readonly record struct Round(double Processor, double Wall, double Allocated);
}
