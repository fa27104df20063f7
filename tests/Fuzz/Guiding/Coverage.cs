using System.Numerics;

namespace Fuzz.Guiding;

/// <summary>
/// Counts how often each basic block of the instrumented assemblies runs. Public, because the instrumented assemblies call it.
/// </summary>
public static class Coverage
{
    private const int MostBlocks = 1 << 18;

    private static readonly byte[] Counts = new byte[MostBlocks];

    // For each block, the buckets of counts that some input has reached.
    private static readonly byte[] Reached = new byte[MostBlocks];

    private static int _blocks;

    /// <summary>The number of blocks that ran, with repetitions.</summary>
    public static long Total { get; private set; }

    /// <summary>The number of blocks in the assemblies.</summary>
    public static int Blocks => Math.Min(_blocks, MostBlocks);

    /// <summary>The number of blocks that ran at least once.</summary>
    public static int ReachedBlocks => Reached.Count(static buckets => buckets != 0);

    /// <summary>Counts one run of a block.</summary>
    public static void Hit(int block)
    {
        Counts[block]++;
        Total++;
    }

    /// <summary>Allocates the number of another block.</summary>
    internal static int AddBlock() => Math.Min(_blocks++, MostBlocks - 1);

    internal static void Clear() => Array.Clear(Counts, 0, Blocks);

    /// <summary>Whether a block ran for the first time, or ran more often by a power of two than for any input before.</summary>
    internal static bool IsNew()
    {
        var isNew = false;
        var counts = Counts.AsSpan(0, Blocks);
        for (var block = counts.IndexOfAnyExcept((byte)0); block >= 0;)
        {
            var bucket = (byte)(1 << BitOperations.Log2(counts[block]));
            isNew |= (Reached[block] & bucket) == 0;
            Reached[block] |= bucket;
            var next = counts.Slice(block + 1).IndexOfAnyExcept((byte)0);
            block = next < 0 ? -1 : block + 1 + next;
        }

        return isNew;
    }
}
