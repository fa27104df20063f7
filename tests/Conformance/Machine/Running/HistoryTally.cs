using Conformance.Machine.Declarations;
using Conformance.Machine.Playing;

namespace Conformance.Machine.Running;

/// <summary>The numbers of the histories of a run.</summary>
internal sealed class HistoryTally
{
    public long Histories { get; set; }

    public long Operations { get; set; }

    /// <summary>Operations with an exception of the class map.</summary>
    public long Refused { get; set; }

    /// <summary>How many operations of each verb had a result of the driver.</summary>
    public SortedDictionary<string, long> Results { get; set; } = new(StringComparer.Ordinal);

    public void Count(History history, (string? Value, string Errors, string Message)[] expected)
    {
        Histories++;
        Operations += history.Operations.Length;
        Refused += expected.Count(step => step.Value is null);
        foreach (var (operation, step) in history.Operations.Zip(expected))
        {
            var verb = operation.Split(' ')[0];
            if (step.Value is { } value && value != Dump.Of(Verb.Nothing))
            {
                Results[verb] = Results.GetValueOrDefault(verb) + 1;
            }
        }
    }

    public override string ToString() =>
        $"""
        {Histories} histories, {Operations} operations, {Refused} of them with exceptions of the class map
        results of operations: {string.Join(", ", Results.Select(pair => $"{pair.Key} {pair.Value}"))}
        """;
}
