using BsonGen.Tests.Shared;
using Histories.Inventing;

namespace Histories.Comparing;

/// <summary>A history that shows a difference and can't be shortened.</summary>
internal sealed record Finding(History History, Difference Difference)
{
    /// <summary>The verbs alone.</summary>
    public string Kind => string.Join(", ", History.Operations.Append(Difference.Operation).Select(operation => operation.Split(' ')[0]));

    /// <summary>Plays a history, and removes operations as long as it shows a difference. Null if it shows none.</summary>
    public static Finding? Of(History history, HistoryTally? tally = null)
    {
        if (Comparison.Find(history, tally) is not { } first)
        {
            return null;
        }

        var (operations, difference) = ShortestHistory.Of(
            history.Operations, first, first.Index, fewer => Comparison.Find(history with { Operations = fewer }));
        return new Finding(history with { Operations = operations }, difference);
    }

    public override string ToString() => $"{History}{Difference}";
}
