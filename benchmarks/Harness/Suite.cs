namespace Benchmarks.Harness;

/// <summary>Cases that belong together.</summary>
/// <param name="Name">The name on the command line and in the report.</param>
/// <param name="GetCases">Builds each case when it is its turn, so that one case's payloads don't burden another's GC.</param>
public sealed record Suite(string Name, Func<IEnumerable<Case>> GetCases)
{
    /// <summary>
    /// Measures operations that can't be repeated in one process. Takes the name of the suite, and returns a list for each case.
    /// </summary>
    public Func<string, IEnumerable<IReadOnlyList<Measurement>>> MeasureApart { get; init; } = static _ => [];

    /// <summary>Whether the cases run the generator. The cases of the other suites read or write documents.</summary>
    public bool RunsGenerator { get; init; }

    /// <summary>
    /// Whether the quick mode measures the cases once more with the collector of servers, whose threads don't share a heap.
    /// </summary>
    public bool AlsoWithServerCollector { get; init; }
}
