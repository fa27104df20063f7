namespace Fuzz.Checks;

/// <summary>The memory that stays allocated after inputs were read.</summary>
internal static class Retention
{
    /// <summary>What the process may keep for reasons of its own, such as code that runs for the first time.</summary>
    public const long MostBytes = 2_000_000;

    /// <summary>How many inputs are read for one measurement.</summary>
    public const int Inputs = 5_000;

    /// <summary>The bytes that are alive after so many new inputs were read and forgotten, beyond those that were alive before.</summary>
    public static long Measure(Fuzzer fuzzer)
    {
        var before = GC.GetTotalMemory(forceFullCollection: true);
        for (var i = 0; i < Inputs; i++)
        {
            var target = fuzzer.Targets[i % fuzzer.Targets.Count];
            target.Read(fuzzer.Create(target), isAtEnd: true, out _);
        }

        return GC.GetTotalMemory(forceFullCollection: true) - before;
    }
}
