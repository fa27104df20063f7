namespace Benchmarks.Harness;

/// <summary>Cases that belong together.</summary>
/// <param name="Name">What the command line and the report call it.</param>
/// <param name="GetCases">Builds each case when it is its turn, so that one case's payloads don't burden another's GC.</param>
public sealed record Suite(string Name, Func<IEnumerable<Case>> GetCases)
{
    /// <summary>Measures what can't be repeated in one process; given the suite's name, gives one list a case.</summary>
    public Func<string, IEnumerable<IReadOnlyList<Measurement>>> MeasureApart { get; init; } = static _ => [];

    /// <summary>Whether the quick mode measures the cases once more with the collector of servers, whose threads don't share a heap.</summary>
    public bool AlsoWithServerCollector { get; init; }
}
