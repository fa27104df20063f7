using System.Diagnostics;
using Fuzz.Guiding;

namespace Fuzz.Checks;

/// <summary>The allocation and the time of reading an input.</summary>
/// <param name="Allocated">The bytes that are allocated.</param>
/// <param name="Blocks">The blocks of instrumented code that run; 0 without instrumentation.</param>
/// <param name="Elapsed">The time, which includes the driver's part.</param>
internal readonly record struct Cost(long Allocated, long Blocks, TimeSpan Elapsed)
{
    // Room for objects and for exceptions with their texts and traces: an exception takes about 10 KB for each level of documents, which
    // has at least 13 bytes. Allocations by hostile counts and sizes would be far larger.
    private const long AllocatedPerByte = 800;
    private const long AllocatedPerCall = 100_000;
    private const long BlocksPerByte = 400;
    private const long BlocksPerCall = 100_000;
    private static readonly TimeSpan ElapsedPerByte = TimeSpan.FromMicroseconds(50);
    private static readonly TimeSpan ElapsedPerCall = TimeSpan.FromMilliseconds(50);

    public static Cost Now => new(GC.GetAllocatedBytesForCurrentThread(), Coverage.Total, Stopwatch.GetElapsedTime(0));

    public static Cost operator -(Cost end, Cost start) =>
        new(end.Allocated - start.Allocated, end.Blocks - start.Blocks, end.Elapsed - start.Elapsed);

    /// <summary>The lesser of each.</summary>
    public static Cost Least(Cost one, Cost other) =>
        new(
            Math.Min(one.Allocated, other.Allocated),
            Math.Min(one.Blocks, other.Blocks),
            one.Elapsed < other.Elapsed ? one.Elapsed : other.Elapsed);

    /// <summary>
    /// What is too much for an input of a length: <c>allocation</c> or <c>time</c>; null if nothing is. Without instrumentation, time does
    /// not count, because the tests run beside other processes.
    /// </summary>
    public string? FindExcess(int length) =>
        Allocated > AllocatedPerCall + (AllocatedPerByte * length) ? "allocation" :
        Blocks > BlocksPerCall + (BlocksPerByte * length) || (Coverage.Blocks > 0 && Elapsed > ElapsedPerCall + (ElapsedPerByte * length))
            ? "time"
            : null;

    public override string ToString() => $"{Allocated} bytes allocated, {Blocks} blocks, {Elapsed.TotalMilliseconds:F1} ms";
}
