namespace Conformance.Machine.Running;

/// <summary>Collects findings, shrinks the first of each kind, and prints them; with none to shrink, the first of each kind as it is.</summary>
internal sealed class Report(int shrunkPerKind, TextWriter output)
{
    private readonly Dictionary<string, int> _kinds = [];
    private readonly HashSet<string> _shown = [];

    public int Count { get; private set; }

    public int Kinds => _kinds.Count;

    /// <summary>Findings that only show beside other samples of the batch, which have types of the same names.</summary>
    public int InCompany { get; private set; }

    public void Add(Finding finding)
    {
        if (!Shrinker.IsFoundAlone(finding))
        {
            InCompany++;
            return;
        }

        Count++;
        var seen = _kinds[finding.Signature] = _kinds.GetValueOrDefault(finding.Signature) + 1;
        if (seen > Math.Max(shrunkPerKind, 1))
        {
            return;
        }

        var shrunk = shrunkPerKind == 0 ? finding : Shrinker.Shrink(finding);
        if (_shown.Add(shrunk.Sample.ToString()))
        {
            output.WriteLine($"=== {finding.Signature}\n{shrunk}");
            output.Flush();
        }
    }

    /// <summary>Adds that a batch could not be compared to its end.</summary>
    public void AddFailure(int seed, Exception error)
    {
        Count++;
        _kinds["the comparison failed"] = _kinds.GetValueOrDefault("the comparison failed") + 1;
        output.WriteLine($"=== batch {seed} failed: {error}");
    }

    public void WriteSummary(Tally tally)
    {
        output.WriteLine($"\n{tally}\n{Count} findings of {Kinds} kinds; {InCompany} more show only beside other samples");
        foreach (var (signature, count) in _kinds.OrderByDescending(pair => pair.Value))
        {
            output.WriteLine($"  {count} × {signature}");
        }
    }
}
