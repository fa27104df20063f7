using System.Diagnostics;
using System.Globalization;
using BsonGen.Tests.Shared;
using Fuzz.Checks;
using Fuzz.Guiding;
using Fuzz.Inputs;
using Fuzz.Load;
using MongoDB.Bson.Serialization.Conventions;

namespace Fuzz;

/// <summary>One run of the program.</summary>
internal sealed class Run
{
    // Large enough for the driver, which does not check the stack, on the deepest input.
    private const int StackSize = 256 * 1024 * 1024;
    private const int InputsPerReport = 50_000;

    private readonly Options _options;
    private readonly GuardedMemory _memory = new(Target.MostBytes);
    private readonly Watchdog _watchdog;
    private int _found;

    private Run(Options options)
    {
        _options = options;
        _watchdog = new Watchdog(options.Findings);
    }

    public static int Start(string[] args)
    {
        var options = Options.Parse(args);
        if (options.IsRegistered)
        {
            ConventionRegistry.Register(
                "names",
                new ConventionPack { new CamelCaseElementNameConvention() },
                static type => type.Assembly != typeof(Run).Assembly);
        }

        var result = 0;
        var thread = new Thread(
            () => result = options.IsSoak ? new Soak(options.Duration, options.Seed).Run() : new Run(options).Go(), StackSize);
        thread.Start();
        thread.Join();
        return result;
    }

    private int Go()
    {
        var fuzzer = new Fuzzer(_options.Seed, _memory, _options.Types) { Announce = _watchdog.Announce, Keep = Keep };
        var loaded = Load(fuzzer);
        Console.WriteLine(
            $"{fuzzer.Targets.Count} types, {Coverage.Blocks} blocks, seed {_options.Seed}, {loaded} inputs of earlier runs.");
        var clock = Stopwatch.StartNew();
        var lastReport = 0L;
        long mostLive = 0;
        while (clock.Elapsed < _options.Duration)
        {
            if (fuzzer.Step() is { } finding)
            {
                _found++;
                Console.WriteLine($"FOUND {finding.Type}, {finding.Kind}: {finding.Save(_options.Findings)}\n  {finding.Details}");
            }

            if (fuzzer.Inputs - lastReport >= InputsPerReport)
            {
                lastReport = fuzzer.Inputs;
                var (live, classMaps) = MeasureLive(fuzzer);
                mostLive = Math.Max(mostLive, live);
                if (live > Retention.MostBytes || classMaps > Retention.MostClassMaps)
                {
                    _found++;
                    Console.WriteLine($"FOUND {live} bytes and {classMaps} class maps that {Retention.Inputs} inputs left behind.");
                }

                Report(fuzzer, clock.Elapsed, mostLive);
            }
        }

        Report(fuzzer, clock.Elapsed, mostLive);
        Console.WriteLine($"Excused: {ExcusedDifferences.Sum(fuzzer.Targets.Select(target => target.Excused))}");
        _watchdog.Dispose();
        return _found == 0 ? 0 : 1;
    }

    // Code that runs for the first time allocates memory that stays alive.
    private static (long Bytes, int ClassMaps) MeasureLive(Fuzzer fuzzer)
    {
        var live = Retention.Measure(fuzzer);
        return live.Bytes > Retention.MostBytes ? Retention.Measure(fuzzer) : live;
    }

    private void Report(Fuzzer fuzzer, TimeSpan elapsed, long mostLive) => Console.WriteLine(string.Create(
        CultureInfo.InvariantCulture,
        $"{elapsed.TotalMinutes:F1} min: {fuzzer.Inputs} inputs, {fuzzer.Compared} compared, {fuzzer.Kept} kept, " +
        $"{Coverage.ReachedBlocks} blocks reached, at most {mostLive} bytes left by {Retention.Inputs} inputs, " +
        $"{Environment.WorkingSet / 1024 / 1024} MiB of working set, {_found} found"));

    private void Keep(Target target, byte[] input)
    {
        if (_options.Corpus is { } corpus)
        {
            var folder = Directory.CreateDirectory(Path.Combine(corpus, FileNames.Of(target.Name))).FullName;
            var name = Convert.ToHexString(System.Security.Cryptography.SHA256.HashData(input), 0, 8);
            File.WriteAllBytes(Path.Combine(folder, name + ".bson"), input);
        }
    }

    private int Load(Fuzzer fuzzer)
    {
        var loaded = 0;
        foreach (var target in fuzzer.Targets)
        {
            var folder = Path.Combine(_options.Corpus ?? "", FileNames.Of(target.Name));
            if (_options.Corpus is null || !Directory.Exists(folder))
            {
                continue;
            }

            foreach (var file in Directory.GetFiles(folder).Order(StringComparer.Ordinal))
            {
                fuzzer.Add(target, File.ReadAllBytes(file));
                loaded++;
            }
        }

        return loaded;
    }
}
