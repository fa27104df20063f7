using BsonGen.Tests.Shared;
using Conformance.Machine.Examining;
using Conformance.Machine.Inventing;
using Conformance.Tests;
using MongoDB.Bson;
using Steps = (string What, string? Value, string Errors, string Message)[];

namespace Conformance.Machine.Running;

/// <summary>Uses the types of one sample on both sides, and compares the outcomes.</summary>
internal sealed class Examination(Placed placed, PrivateSide classMapped, PrivateSide generated, Effort effort, SampleTally tally)
{
    private static readonly byte[][] Fallbacks =
    [
        [5, 0, 0, 0, 0], new BsonDocument { { "_id", 1 }, { "Number", 2 }, { "Name", "text" } }.ToBson(),
    ];

    // Changed large documents find no more than changed small ones, and take longer.
    private const int LargestHostile = 2000;

    private readonly List<Finding> _findings = [];
    private readonly Dice _dice = new(placed.Sample.Seed);

    // Queried on both sides, since the query uses the types.
    private readonly Refusals _refusals = new(
        () =>
        {
            generated.Call<string[]>(nameof(Examiner.FindRefusals), placed.FullSpace);
            return classMapped.Call<string[]>(nameof(Examiner.FindRefusals), placed.FullSpace);
        },
        placed.Sample.Targets.Count);

    public List<Finding> Run()
    {
        var space = placed.FullSpace;
        CompareBoth("before", nameof(Examiner.Run), space, "Before");
        var count = placed.Sample.Targets.Count;
        if (_dice.Chance(40))
        {
            CompareBoth("look up", nameof(Examiner.LookUp), space, _dice.Some(Enumerable.Range(0, count), 70).ToArray());
        }

        var documents = new byte[count][][];
        var isDescribedFirst = _dice.Chance(20);
        for (var target = 0; target < count; target++)
        {
            tally.Unwritten += Examine(space, target, isDescribedFirst, documents) ? 0 : 1;
            tally.Types++;
        }

        if (placed.Sample.HasAfter)
        {
            CompareBoth("after", nameof(Examiner.Run), space, "After");
            for (var target = 0; target < count; target++)
            {
                Write(space, target, [5, 8, 10], "late ");
                Read(space, target, documents[target], Math.Min(2, documents[target].Length), "late ");
                CompareBoth("late metadata", nameof(Examiner.Describe), space, target);
            }
        }

        foreach (var fallback in generated.Call<string[]>(nameof(Examiner.FindUnexplainedFallbacks), space))
        {
            _findings.Add(new Finding("fallback without a row", fallback, "", "", placed.Sample));
        }

        if (!placed.Sample.IsConfigured)
        {
            tally.Count(generated.Call<int[]>(nameof(Examiner.CountCompiled), space));
        }

        tally.InCharge += generated.Call<bool[]>(nameof(Examiner.AreGenerated), space).Count(isGenerated => isGenerated);
        tally.RefusedByDriver += classMapped.Call<bool[]>(nameof(Examiner.AreRefused), space).Count(isRefused => isRefused);
        return _findings;
    }

    /// <returns>Whether the class map wrote a document.</returns>
    private bool Examine(string space, int target, bool isDescribedFirst, byte[][][] documents)
    {
        if (isDescribedFirst)
        {
            CompareBoth("metadata", nameof(Examiner.Describe), space, target);
        }

        var written = Write(space, target, effort.Seeds, "");
        List<byte[]> originals = [.. written.DistinctBy(Convert.ToHexString), .. written.Count == 0 ? Fallbacks : []];
        documents[target] = [.. originals.Take(4)];
        var hostile = new List<byte[]>();
        foreach (var document in originals.Where((document, index) => index % 3 == 0 && document.Length < LargestHostile)
            .Append(Fallbacks[_dice.Next(2)])
            .Take(effort.HostileDocuments))
        {
            var variants = HostileDocuments.Of(document, new Random(_dice.Next(int.MaxValue))).ToList();
            hostile.AddRange(
                Enumerable.Range(0, Math.Min(effort.Variants, variants.Count)).Select(_ => variants[_dice.Next(variants.Count)].Bytes));
        }

        Read(space, target, [.. originals, .. hostile], originals.Count, "");
        if (!isDescribedFirst)
        {
            CompareBoth("metadata", nameof(Examiner.Describe), space, target);
        }

        return written.Count > 0;
    }

    /// <summary>Writes values. Returns the documents of the class map.</summary>
    private List<byte[]> Write(string space, int target, int[] seeds, string prefix)
    {
        var expected = classMapped.Call<Steps>(nameof(Examiner.Write), space, target, seeds, false);
        Compare(prefix + "write", target, expected, generated.Call<Steps>(nameof(Examiner.Write), space, target, seeds, true));
        return [.. expected.Where(step =>
            step.Value is not null &&
            step.What.StartsWith("bytes", StringComparison.Ordinal)).Select(step => Convert.FromHexString(step.Value!))];
    }

    private void Read(string space, int target, byte[][] documents, int thorough, string prefix) => Compare(
        prefix + "read",
        target,
        classMapped.Call<Steps>(nameof(Examiner.Read), space, target, documents, thorough, false),
        generated.Call<Steps>(nameof(Examiner.Read), space, target, documents, thorough, true),
        documents);

    private void CompareBoth(string kind, string method, string space, object argument) => Compare(
        kind, argument as int? ?? -1, classMapped.Call<Steps>(method, space, argument), generated.Call<Steps>(method, space, argument));

    private void Compare(string kind, int target, Steps expected, Steps actual, byte[][]? documents = null)
    {
        for (var i = 0; i < Math.Max(expected.Length, actual.Length); i++)
        {
            if (i >= expected.Length || i >= actual.Length || expected[i].What != actual[i].What)
            {
                Add(kind, target, "other steps", new Outcome("", "", ""), new Outcome("", "", ""), documents);
                return;
            }

            var (first, second) = (ToOutcome(expected[i]), ToOutcome(actual[i]));
            if (documents is null)
            {
                _refusals.Add(first);
            }

            tally.Comparisons++;
            tally.Values += first.IsError ? 0 : 1;
            if (first.IsSameAs(second))
            {
                tally.Excused.Excuse(first.Message != second.Message ? DocumentedDifference.Messages : null);
            }
            else if (!tally.Excused.Excuse(AllowedDifferences.Find(expected[i].What, placed.Sample, first, second, _refusals)))
            {
                Add(kind, target, expected[i].What, first, second, documents);
            }
        }
    }

    private void Add(string kind, int target, string what, Outcome expected, Outcome actual, byte[][]? documents)
    {
        var step = what.TrimEnd("0123456789".ToCharArray()).TrimEnd();
        var signature = $"{kind}, {step}: {(expected.IsError ? expected.Errors : "value")} / {(actual.IsError ? actual.Errors : "value")}";
        if (_findings.Count > 0)
        {
            // All others of the sample probably have the same cause.
            return;
        }

        var name = target < 0 ? "" : $" of {placed.Sample.Targets[target]}";
        var document = documents is not null && int.TryParse(what[step.Length..], out var index)
            ? $", document {Convert.ToHexString(documents[index])}"
            : "";
        _findings.Add(new Finding(kind, $"{what}{name}{document}", Show(expected), Show(actual), placed.Sample) { Signature = signature });

        static string Show(Outcome outcome) => outcome.IsError ? outcome.ToString() : outcome.Value!;
    }

    private static Outcome ToOutcome((string What, string? Value, string Errors, string Message) step) =>
        new(step.Value, step.Errors, step.Message);
}

/// <summary>How many values and documents each type gets.</summary>
internal sealed record Effort(int[] Seeds, int HostileDocuments, int Variants)
{
    public static readonly Effort Full = new([0, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 15, 16, 19, 20, 23], 3, 45);

    public static readonly Effort Light = new([0, 1, 5, 8, 11, 12], 2, 20);
}
