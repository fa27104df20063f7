namespace Conformance.Machine.Running;

/// <summary>Collects findings, shrinks the first of each kind if it can be shrunk, and prints it.</summary>
internal sealed class Report(int shrunkPerKind, RunState state, TextWriter output)
{
    public int Count => state.Kinds.Values.Sum();

    public void Add(Finding finding)
    {
        var canShrink = !state.Unshrinkable.Contains(finding.Sample.Seed);
        if (canShrink && !Shrinking(() => SmallestSample.IsFoundAlone(finding)))
        {
            state.InCompany++;
            return;
        }

        var seen = state.Kinds[finding.Signature] = state.Kinds.GetValueOrDefault(finding.Signature) + 1;
        if (seen > Math.Max(shrunkPerKind, 1))
        {
            return;
        }

        var shrunk = shrunkPerKind > 0 && canShrink ? Shrinking(() => SmallestSample.Of(finding)) : finding;
        if (state.Shown.Add(shrunk.Sample.ToString()))
        {
            output.WriteLine($"=== {finding.Signature}\n{shrunk}");
            output.Flush();
        }
    }

    /// <summary>Adds the failure of a batch, whose remaining samples are not compared.</summary>
    public void AddFailure(int seed, Exception error)
    {
        state.Kinds["the comparison failed"] = state.Kinds.GetValueOrDefault("the comparison failed") + 1;
        output.WriteLine($"=== batch {seed} failed: {error}");
    }

    public void WriteSummary()
    {
        output.WriteLine(
            $"\n{state.Tally}\n{Count} findings of {state.Kinds.Count} kinds; {state.InCompany} more show only beside other samples");
        foreach (var (signature, count) in state.Kinds.OrderByDescending(pair => pair.Value))
        {
            output.WriteLine($"  {count} × {signature}");
        }
    }

    private static T Shrinking<T>(Func<T> act)
    {
        Progress.Current.IsShrinking = true;
        try
        {
            return act();
        }
        finally
        {
            Progress.Current.IsShrinking = false;
        }
    }
}
