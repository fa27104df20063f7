namespace BsonGen.Tests.Shared;

/// <summary>How many comparisons a run excused, by the difference that excuses them.</summary>
internal sealed class ExcusedDifferences : Dictionary<DocumentedDifference, long>
{
    /// <summary>Counts the difference. Returns false if there is none, so that nothing excuses the comparison.</summary>
    public bool Excuse(DocumentedDifference? difference)
    {
        if (difference is { } found)
        {
            this[found] = this.GetValueOrDefault(found) + 1;
        }

        return difference is not null;
    }

    public static ExcusedDifferences Sum(IEnumerable<ExcusedDifferences> parts)
    {
        var sum = new ExcusedDifferences();
        foreach (var (difference, count) in parts.SelectMany(part => part))
        {
            sum[difference] = sum.GetValueOrDefault(difference) + count;
        }

        return sum;
    }

    public override string ToString() => Count == 0 ? "none" : string.Join(
        ", ", this.OrderByDescending(pair => pair.Value).Select(pair => $"{pair.Key} {pair.Value}"));
}
