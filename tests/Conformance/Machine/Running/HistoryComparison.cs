using BsonGen.Tests.Shared;
using Conformance.Machine.Declarations;
using Conformance.Machine.Playing;
using Step = (string? Value, string Errors, string Message);

namespace Conformance.Machine.Running;

/// <summary>Plays a history on both sides, and compares the outcomes and, at the end, what is registered with the driver.</summary>
internal sealed class HistoryComparison
{
    private readonly Sample _sample;
    private readonly PrivateSide _classMapped;
    private readonly PrivateSide _generated;
    private readonly AllowedDifferencesOfHistories _allowed;
    private readonly ExcusedDifferences _excused;
    private readonly List<int> _late = [];
    private bool _isEnded;

    private HistoryComparison(Sample sample, PrivateSide classMapped, PrivateSide generated, ExcusedDifferences excused)
    {
        _sample = sample;
        _classMapped = classMapped;
        _generated = generated;
        _allowed = new AllowedDifferencesOfHistories(sample.History!, classMapped, generated);
        _excused = excused;
    }

    private string[] Operations => _sample.History!.Operations;

    /// <summary>Finds the first difference; null if there is none.</summary>
    /// <param name="sample">A sample with a history.</param>
    /// <param name="tally">Receives the numbers.</param>
    public static Finding? Find(Sample sample, SampleTally tally)
    {
        using var classMapped = PrivateSide.ToPlay(Activity.UsingClassMap, PoolCompiler.ClassMapped, sample.History!.Version);
        using var generated = PrivateSide.ToPlay(Activity.UsingGeneratedCode, PoolCompiler.Generated, sample.History.Version);
        return new HistoryComparison(sample, classMapped, generated, tally.Excused).Run(tally);
    }

    private Finding? Run(SampleTally tally)
    {
        Step[] expected = [.. Operations.Select(_classMapped.Play)];
        tally.Played.Count(_sample.History!, expected);
        return FindInOperations(expected) ?? FindInState(_classMapped.Call<string[]>(nameof(Session.GetState))) ?? FindInLateClassMaps();
    }

    private Finding? FindInOperations(Step[] expected)
    {
        for (var i = 0; i < expected.Length; i++)
        {
            var operation = Operations[i];
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

            if (expected[i] != actual && !_excused.Excuse(_allowed.Find(operation, expected[i], actual)))
            {
                return Create(operation, Show(expected[i]), Show(actual));
            }
        }

        return null;
    }

    private Finding? FindInState(string[] expected)
    {
        if (_isEnded)
        {
            return null;
        }

        var actual = _generated.Call<string[]>(nameof(Session.GetState));
        var missing = expected.Except(actual).Where(line => !_excused.Excuse(_allowed.FindMissing(line))).ToList();
        var added = actual.Except(expected).Where(line => !_excused.Excuse(_allowed.FindAdded(line, expected))).ToList();
        return missing.Count + added.Count == 0
            ? null
            : Create("state", string.Join(" | ", missing), string.Join(" | ", added));
    }

    // Last, since class maps that are registered late show in the state.
    private Finding? FindInLateClassMaps() =>
        _late.Where(index => !_allowed.IsAcceptable(Operations[index]))
            .Select(index => Create(Operations[index], "refused", "neither refused nor reported"))
            .FirstOrDefault();

    private Finding Create(string operation, string expected, string actual) =>
        new("history", operation, expected, actual, _sample) { Signature = "history: " + operation.Split(' ')[0] };

    private static string Show(Step step) => step.Value ?? $"{step.Errors}: {step.Message}";
}
