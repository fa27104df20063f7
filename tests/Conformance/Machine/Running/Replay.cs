using Conformance.Machine.Declarations;

namespace Conformance.Machine.Running;

/// <summary>Compares samples that were printed before.</summary>
internal static class Replay
{
    /// <summary>Compares the sample in a file, and prints the differences.</summary>
    public static int Run(string path)
    {
        var tally = new SampleTally();
        var findings = Compare(File.ReadAllText(path), tally);
        findings.ForEach(Console.WriteLine);
        Console.WriteLine(tally);
        return findings.Count == 0 ? 0 : 1;
    }

    /// <summary>The differences in a sample, which is used in some orders.</summary>
    public static List<Finding> Compare(string text, SampleTally tally) =>
        BatchRunner.Run(World.Plain, [.. Read(text)], Settings, Effort.Full, tally);

    /// <summary>How printed samples are compiled.</summary>
    public static CompilerSettings Settings => CompilerSettings.Of(1);

    /// <summary>The history in a text, or its types in the orders in which they are used.</summary>
    public static IEnumerable<Sample> Read(string text) => History.IsIn(text)
        ? [new Sample(1) { History = History.Parse(text) }]
        : Enumerable.Range(1, 4).Select(seed => PrintedSample.Parse(text.ReplaceLineEndings("\n")) with { Seed = seed });
}
