using BsonGen.Tests.Shared;
using Histories.Inventing;
using Histories.Playing;
using Step = (string? Value, string Errors, string Message);

namespace Histories.Comparing;

/// <summary>Counts what was compared.</summary>
internal sealed class HistoryTally
{
    private readonly SortedDictionary<string, int> _results = new(StringComparer.Ordinal);
    private int _histories;
    private int _operations;
    private int _refused;

    /// <summary>The verbs of which an operation had a result of the driver.</summary>
    public IEnumerable<string> Effective => _results.Keys;

    public ExcusedDifferences Excused { get; } = [];

    public void Count(History history, Step[] expected)
    {
        _histories++;
        _operations += history.Operations.Length;
        _refused += expected.Count(step => step.Value is null);
        foreach (var (operation, step) in history.Operations.Zip(expected))
        {
            var verb = operation.Split(' ')[0];
            if (step.Value is { } value && value != Dump.Of(Verb.Nothing))
            {
                _results[verb] = _results.GetValueOrDefault(verb) + 1;
            }
        }
    }

    public override string ToString() =>
        $"{_histories} histories, {_operations} operations, {_refused} of them with exceptions of the class map; results: " +
        $"{string.Join(", ", _results.Select(pair => $"{pair.Key} {pair.Value}"))}; excused: {Excused}";
}
