using BsonGen.Tests.Shared;
using Histories.Inventing;
using Histories.Playing;
using Step = (string? Value, string Errors, string Message);

namespace Histories.Comparing;

/// <summary>What differed when a history was played on both sides.</summary>
/// <param name="Index">The number of operations before it.</param>
/// <param name="Operation">The operation; "state" for what is registered with the driver at the end.</param>
internal sealed record Difference(int Index, string Operation, string ClassMapped, string Generated)
{
    public override string ToString() => $"# {Operation}\n#   class map: {ClassMapped}\n#   generated: {Generated}\n";
}

/// <summary>Plays a history on both sides.</summary>
internal sealed class Comparison
{
    private readonly History _history;
    private readonly PrivateSession _generated;
    private readonly AllowedDifferences _allowed;
    private readonly ExcusedDifferences _excused;
    private readonly List<int> _late = [];
    private bool _isEnded;

    private Comparison(History history, PrivateSession classMapped, PrivateSession generated, ExcusedDifferences excused)
    {
        _history = history;
        _generated = generated;
        _allowed = new AllowedDifferences(history, classMapped, generated);
        _excused = excused;
    }

    /// <summary>Texts in differences that are known, and are not looked for.</summary>
    public static string[] Ignored { get; set; } = [];

    /// <summary>Whether class maps that are registered too late must be refused or reported.</summary>
    public static bool AreLateClassMapsReported { get; set; } = true;

    /// <summary>Finds the first difference; null if there is none.</summary>
    public static Difference? Find(History history, HistoryTally? tally = null)
    {
        using var classMapped = new PrivateSession(PoolCompiler.ClassMapped, history.Version);
        using var generated = new PrivateSession(PoolCompiler.Generated, history.Version);
        Step[] expected = [.. history.Operations.Select(classMapped.Play)];
        tally?.Count(history, expected);
        var comparison = new Comparison(history, classMapped, generated, tally?.Excused ?? []);
        return comparison.FindInOperations(expected) ?? comparison.FindInState(
            classMapped.Call<string[]>(nameof(Session.GetState))) ?? (AreLateClassMapsReported ? comparison.FindInLateClassMaps() : null);
    }

    private Difference? FindInOperations(Step[] expected)
    {
        for (var i = 0; i < expected.Length; i++)
        {
            var operation = _history.Operations[i];
            if (_excused.Excuse(_allowed.FindLate(operation, expected[i])))
            {
                _late.Add(i);
                continue;
            }

            var actual = _generated.Play(operation);
            _isEnded = _excused.Excuse(_allowed.FindEnd(i, expected[i], actual));
            if (_isEnded)
            {
                return null;
            }

            var difference = new Difference(i, operation, Show(expected[i]), Show(actual));
            if (expected[i] != actual &&
                !_excused.Excuse(_allowed.Find(operation, expected[i], actual)) &&
                !IsIgnored(difference.ToString()))
            {
                return difference;
            }
        }

        return null;
    }

    private Difference? FindInState(string[] expected)
    {
        if (_isEnded)
        {
            return null;
        }

        var actual = _generated.Call<string[]>(nameof(Session.GetState));
        var missing = expected.Except(actual).Where(line => !_excused.Excuse(_allowed.FindMissing(line)) && !IsIgnored(line)).ToList();
        var added = actual.Except(expected)
            .Where(line => !_excused.Excuse(_allowed.FindAdded(line, expected)) && !IsIgnored(line))
            .ToList();
        return missing.Count + added.Count == 0
            ? null
            : new Difference(_history.Operations.Length, "state", string.Join(" | ", missing), string.Join(" | ", added));
    }

    // Last, since class maps that are registered late show in the state.
    private Difference? FindInLateClassMaps() =>
        _late.Where(index => !_allowed.IsAcceptable(_history.Operations[index]))
            .Select(index =>
                new Difference(
                    index,
                    _history.Operations[index],
                    "refused",
                    "neither refused nor reported")).FirstOrDefault(difference => !IsIgnored(difference.ToString()));

    private static bool IsIgnored(string text) => Ignored.Any(text.Contains);

    private static string Show(Step step) => step.Value ?? $"{step.Errors}: {step.Message}";
}
