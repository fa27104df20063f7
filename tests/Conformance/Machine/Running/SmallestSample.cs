using Conformance.Machine.Declarations;

namespace Conformance.Machine.Running;

/// <summary>Removes everything from the sample of a finding that the finding does not need.</summary>
internal static class SmallestSample
{
    private const int MaxRounds = 60;
    private const int CandidatesPerBatch = 40;

    /// <summary>Whether the sample shows the finding without the others of its batch.</summary>
    public static bool IsFoundAlone(Finding finding) =>
        finding.Kind == "the generator throws" ||
        FindAll(finding, [finding.Sample], Effort.Full)[0] is not null;

    public static Finding Of(Finding finding)
    {
        var effort = FindAll(finding, [finding.Sample], Effort.Light)[0] is null ? Effort.Full : Effort.Light;
        var current = finding;
        for (var round = 0; round < MaxRounds; round++)
        {
            if (Step(current, effort) is not { } smaller)
            {
                return current;
            }

            current = smaller;
        }

        return current;
    }

    /// <summary>A finding of the same kind in a smaller sample; null if no smaller sample shows it.</summary>
    private static Finding? Step(Finding current, Effort effort)
    {
        var changes = Simplifications.Of(current.Sample).ToList();
        for (var start = 0; start < changes.Count; start += CandidatesPerBatch)
        {
            var batch = changes.Skip(start).Take(CandidatesPerBatch).ToList();
            var found = FindAll(current, [.. batch.Select(change => change(current.Sample))], effort);
            List<Func<Sample, Sample>> useful = [.. batch.Where((_, index) => found[index] is not null)];
            if (useful.Count == 0)
            {
                continue;
            }

            // Parts that can be removed one by one can often be removed together.
            for (var count = useful.Count; count > 1; count /= 2)
            {
                var together = useful.Take(count).Aggregate(current.Sample, (sample, change) => change(sample));
                if (FindAll(current, [together], effort)[0] is { } small)
                {
                    return small;
                }
            }

            return found.First(candidate => candidate is not null);
        }

        return null;
    }

    private static Finding?[] FindAll(Finding current, IReadOnlyList<Sample> candidates, Effort effort)
    {
        var found = new Finding?[candidates.Count];
        foreach (var group in candidates.Select((sample, index) => (sample, index)).GroupBy(pair => pair.sample.World))
        {
            var tagged = group.ToList();
            List<Finding> findings;
            try
            {
                findings = BatchRunner.Run(group.Key, [.. tagged.Select(pair => pair.sample)], current.Settings, effort, new SampleTally());
            }
            catch (Exception)
            {
                // A candidate may end the whole batch, the other candidates included.
                continue;
            }

            foreach (var (sample, index) in tagged)
            {
                found[index] = findings.Find(finding => ReferenceEquals(finding.Sample, sample) && finding.IsLike(current));
            }
        }

        return found;
    }
}
