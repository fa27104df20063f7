namespace Runtime.Tests;

/// <summary>Measures the bytes that a thread allocates.</summary>
internal static class Allocation
{
    // The runtime itself may allocate during a run. A collection may leave bytes out of the thread's count.
    private const int Runs = 5;

    /// <summary>The bytes that the action allocates on this thread: the median of several runs, after one that is not counted.</summary>
    public static long Measure(Action action)
    {
        action();
        return Enumerable.Range(0, Runs).Select(_ => MeasureOnce(action)).Order().ElementAt(Runs / 2);
    }

    private static long MeasureOnce(Action action)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        action();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
