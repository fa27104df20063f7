using System.Diagnostics;
using CsCheck;
using Histories;
using Histories.Comparing;
using Histories.Inventing;

// Plays histories for a given time, and prints the first difference of each kind.
PrivateSession.IsUnloaded = true;
var options = Options.Of(args);
Comparison.Ignored = options.Ignored;
Comparison.AreLateClassMapsReported = options.IsLateReported;
if (options.Source is not null)
{
    var difference = Comparison.Find(History.Parse(File.ReadAllText(options.Source)));
    Console.WriteLine(difference?.ToString() ?? "No difference.");
    return difference is null ? 0 : 1;
}

var generator = HistoryGenerator.Create(options.Verbs, options.Families, options.Versions);
var clock = Stopwatch.StartNew();
var tally = new HistoryTally();
var kinds = new Dictionary<string, int>();
for (var seed = options.Seed; clock.Elapsed.TotalMinutes < options.Minutes; seed++)
{
    var history = generator.Generate(new PCG(0, seed), null, out _);
    if (options.Trace is not null)
    {
        // Assemblies of earlier histories that are never unloaded would fill the memory.
        var memory = $"{AppDomain.CurrentDomain.GetAssemblies().Length} assemblies, {Environment.WorkingSet >> 20} MB";
        File.WriteAllText(options.Trace, $"# seed {seed}, {clock.Elapsed.TotalMinutes:0} minutes, {memory}\n# {tally}\n{history}");
    }

    if (Finding.Of(history, tally) is { } finding)
    {
        kinds[finding.Kind] = kinds.GetValueOrDefault(finding.Kind) + 1;
        Console.WriteLine(kinds[finding.Kind] == 1 ? $"# seed {seed}\n{finding}" : $"# seed {seed}: {finding.Kind}, again\n");
    }
}

Console.WriteLine($"{tally}; {clock.Elapsed.TotalSeconds:0} s");
foreach (var (kind, count) in kinds.OrderByDescending(pair => pair.Value))
{
    Console.WriteLine($"{count} × {kind}");
}

return kinds.Count == 0 ? 0 : 1;
