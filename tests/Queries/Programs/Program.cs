using System.Diagnostics;
using System.Globalization;
using BsonGen.Tests.Shared;
using Queries.Programs.Comparing;

// As README.md says: --seed 5 --count 3 plays the programs 5 to 7. --minutes 20 plays programs for this time, each few in a process of
// their own, since the drivers that are loaded for a program stay in memory.
const int AtOnce = 5;
var options = args.Chunk(2).ToDictionary(pair => pair[0].TrimStart('-'), pair => double.Parse(pair[1], CultureInfo.InvariantCulture));
var seed = (int)options.GetValueOrDefault("seed", 1);
var clock = Stopwatch.StartNew();
if (options.TryGetValue("minutes", out var minutes))
{
    var failed = 0;
    for (; clock.Elapsed.TotalMinutes < minutes; seed += AtOnce)
    {
        using var process = Process.Start(OwnProcess.CreateStart(["--seed", $"{seed}", "--count", $"{AtOnce}"]))!;
        process.WaitForExit();
        failed += process.ExitCode == 0 ? 0 : 1;
    }

    Console.WriteLine($"{failed} processes failed; the next seed is {seed}.");
    return failed == 0 ? 0 : 1;
}

var tally = new ProgramTally();
var isEqual = true;
foreach (var each in Enumerable.Range(seed, (int)options.GetValueOrDefault("count", 1)))
{
    if (Comparison.Find(each, (int)options.GetValueOrDefault("places", 25), tally) is { } difference)
    {
        isEqual = false;
        Console.WriteLine(difference + "\n");
    }
}

Console.WriteLine($"seed {seed}: {tally}; {clock.Elapsed.TotalSeconds:0} s");
return isEqual ? 0 : 1;
