using System.Text.RegularExpressions;
using Conformance.Machine.Declarations;
using Conformance.Machine.Examining;

namespace Conformance.Machine.Running;

/// <summary>Compiles samples of one world together, and examines each. Plays the histories among them.</summary>
internal static partial class BatchRunner
{
    public static List<Finding> Run(
        World world, IReadOnlyList<Sample> samples, CompilerSettings settings, Effort effort, SampleTally tally) =>
        Run(world, samples, settings, effort, tally, _ => tally);

    /// <param name="world">The world of the samples.</param>
    /// <param name="samples">The samples, which share a driver on each side.</param>
    /// <param name="settings">How they are compiled.</param>
    /// <param name="effort">How many values each type gets.</param>
    /// <param name="tally">The numbers of the batch.</param>
    /// <param name="tallyOf">The numbers of the comparisons of a sample.</param>
    public static List<Finding> Run(
        World world,
        IReadOnlyList<Sample> samples,
        CompilerSettings settings,
        Effort effort,
        SampleTally tally,
        Func<Sample, SampleTally> tallyOf)
    {
        Sample[] invented = [.. samples.Where(sample => sample.History is null)];
        tally.Samples += invented.Length;
        List<Finding> findings = invented.Length == 0 ? [] : Examine(world, invented, settings, effort, tally, tallyOf);
        var watch = System.Diagnostics.Stopwatch.StartNew();
        foreach (var sample in samples.Where(sample => sample.History is not null))
        {
            Progress.Current.Begin(sample);
            findings.AddRange(Compare(sample, () => HistoryComparison.Find(sample, tallyOf(sample)) is { } found ? [found] : []));
        }

        tally.Time("playing histories", watch);
        return [.. findings.Select(finding => finding with { Settings = settings })];
    }

    private static List<Finding> Examine(
        World world,
        Sample[] samples,
        CompilerSettings settings,
        Effort effort,
        SampleTally tally,
        Func<Sample, SampleTally> tallyOf)
    {
        var placed = samples.Select((sample, index) => new Placed($"Conformance.Models.T{index}", sample)).ToList();
        var findings = new List<Finding>();
        Progress.Current.Tell(Activity.Compiling);
        var watch = System.Diagnostics.Stopwatch.StartNew();
        var mapping = new Compiler(world, settings, isGenerated: false);
        var mapped = mapping.Compile(placed);
        tally.Invalid += mapping.Invalid.Count;
        foreach (var reason in mapping.Invalid.Values)
        {
            var id = reason.Split(':')[0];
            tally.InvalidReasons[id] = tally.InvalidReasons.GetValueOrDefault(id) + 1;
        }

        tally.Time("compiling class-mapped types", watch);
        var generating = new Compiler(world, settings, isGenerated: true);
        List<Placed> remaining = [.. placed];
        (byte[] Library, byte[] Types) compiled = generating.Compile(remaining);
        tally.Time("compiling generated types", watch);
        if (generating.Failure is { } failure)
        {
            findings.Add(new Finding("the generator throws", "generating", "", failure, samples[0]));
        }

        findings.AddRange(generating.Broken.Select(pair =>
            new Finding(
                "generated code does not compile",
                settings.ToString(),
                "",
                pair.Value,
                pair.Key.Sample)
            { Signature = "compile: " + pair.Value.Split(':')[0] }));

        using var classMapped = PrivateSide.ToExamine(Activity.UsingClassMap, mapped.Library, mapped.Types);
        using var generated = PrivateSide.ToExamine(Activity.UsingGeneratedCode, compiled.Library, compiled.Types);
        tally.Time("loading", watch);
        foreach (var sample in remaining)
        {
            Progress.Current.Begin(sample.Sample);
            findings.AddRange(Compare(
                sample.Sample, () => new Examination(sample, classMapped, generated, effort, tallyOf(sample.Sample)).Run()));
        }

        // Steps of only one side come last, since they change the state of the driver.
        foreach (var (refused, why) in generating.Refused)
        {
            Progress.Current.Begin(refused.Sample);
            classMapped.Call<object>(nameof(Examiner.Run), refused.FullSpace, "Before");
            if (tallyOf(refused.Sample).Excused.Excuse(AllowedDifferences.FindAtCompileTime(refused.Sample, why)))
            {
                continue;
            }

            if (IsMapped(classMapped, refused.FullSpace, why))
            {
                findings.Add(
                    new Finding(
                        "the generator refuses what the driver maps",
                        why,
                        "",
                        why,
                        refused.Sample)
                    { Signature = "refused: " + why.Split(':')[0] });
            }
            else
            {
                tallyOf(refused.Sample).RefusedByBoth++;
            }
        }

        tally.Time("comparing", watch);
        return findings;
    }

    private static List<Finding> Compare(Sample sample, Func<List<Finding>> find)
    {
        try
        {
            return find();
        }
        catch (Exception error)
        {
            var reason = error.GetBaseException();
            return
            [
                new Finding("the comparison failed", reason.Message, "", error.ToString(), sample)
                {
                    Signature = "failed: " + reason.GetType().Name,
                },
            ];
        }
    }

    // The driver refuses some types when it maps them, others when it writes their first value. An attribute of the assembly may name a
    // type that is no target.
    private static bool IsMapped(PrivateSide driver, string space, string why)
    {
        if (QuotedName().Match(why) is { Success: true } name && driver.Call<bool>(nameof(Examiner.IsRefused), space, name.Groups[1].Value))
        {
            return false;
        }

        var refused = driver.Call<bool[]>(nameof(Examiner.AreRefused), space);
        return refused.Length > 0 && refused.All(isRefused => !isRefused) && Enumerable.Range(0, refused.Length).All(target =>
            driver.Call<(string What, string? Value, string Errors, string Message)[]>(
                nameof(Examiner.Describe), space, target).Last().Value is not null);
    }

    [GeneratedRegex(@"'(\w+)(\.\w+)?'")]
    private static partial Regex QuotedName();
}
