using Histories.Inventing;

namespace Histories.Comparing;

/// <summary>A history that shows a difference and can't be shortened.</summary>
internal sealed record Finding(History History, Difference Difference)
{
    /// <summary>The verbs alone.</summary>
    public string Kind => string.Join(", ", History.Operations.Append(Difference.Operation).Select(operation => operation.Split(' ')[0]));

    /// <summary>Plays a history, and removes operations as long as it shows a difference. Null if it shows none.</summary>
    public static Finding? Of(History history, Tally? tally =
        null) => Comparison.Find(history, tally) is { } difference ? Shorten(new Finding(history, difference)) : null;

    public override string ToString() => $"{History}{Difference}";

    private static Finding Shorten(Finding finding)
    {
        // What comes after the difference mostly has no effect. A late class map may need a later operation to have one.
        finding = Remove(finding, finding.Difference.Index + 1, finding.History.Operations.Length);
        for (var count = finding.History.Operations.Length / 2; count > 0; count /= 2)
        {
            var before = finding;
            for (var start = finding.History.Operations.Length - count; start >= 0; start -= count)
            {
                finding = Remove(finding, start, count);
            }

            // An operation may have been needed only by one that is removed now.
            count = count == 1 && before != finding ? 2 : count;
        }

        return finding;
    }

    private static Finding Remove(Finding finding, int start, int count)
    {
        var shorter = finding.History with
        {
            Operations = [.. finding.History.Operations.Where((_, index) =>
            index < start || index >= start + count)]
        };
        return Comparison.Find(shorter) is { } difference ? new Finding(shorter, difference) : finding;
    }
}
