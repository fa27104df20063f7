using System.Collections.Concurrent;

namespace Runtime.Scenarios;

/// <summary>Runs work on many threads that all start at the same moment.</summary>
internal static class Threads
{
    public const int Count = 64;

    /// <param name="work">Gets the number of its thread. Its exception is thrown again after all threads have ended.</param>
    public static void Run(Action<int> work)
    {
        using var start = new Barrier(Count);
        var faults = new ConcurrentQueue<Exception>();
        var threads = Enumerable.Range(0, Count).Select(number => new Thread(() =>
        {
            start.SignalAndWait();
            try
            {
                work(number);
            }
            catch (Exception fault)
            {
                faults.Enqueue(fault);
            }
        })).ToArray();
        foreach (var thread in threads)
        {
            thread.Start();
        }

        foreach (var thread in threads)
        {
            thread.Join();
        }

        if (!faults.IsEmpty)
        {
            throw new AggregateException(faults);
        }
    }
}
