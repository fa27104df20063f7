using System.Diagnostics;
using System.Globalization;
using BsonGen.Tests.Shared;

namespace Conformance.Machine.Running;

/// <summary>
/// Runs a <see cref="Worker"/> in another process, and starts it again if it ends early or stays at one step: with some types, the driver
/// recurses until the stack overflows, or writes without end.
/// </summary>
internal static class Supervisor
{
    // Processor time, so that a busy machine causes no findings.
    private static readonly TimeSpan LongestStep = TimeSpan.FromSeconds(60);
    private static readonly TimeSpan Interval = TimeSpan.FromSeconds(1);

    public static int Run(Options options)
    {
        var folder = options.Folder ?? Directory.CreateTempSubdirectory("machine").FullName;
        Directory.CreateDirectory(folder);
        var watch = Stopwatch.StartNew();
        using var progress = new Progress(folder);
        RunState state;
        while (true)
        {
            using var worker = Start(options with { Folder = folder, Minutes = options.Minutes - watch.Elapsed.TotalMinutes });
            var isStuck = Watch(worker, progress);
            state = RunState.Load(folder, options.Seed);
            if (!isStuck && worker.ExitCode == 0)
            {
                break;
            }

            if (isStuck || worker.ExitCode != Worker.GoOn)
            {
                Skip(state, progress, folder, isStuck ? "does not end" : $"ends the process with {worker.ExitCode}");
            }

            if (watch.Elapsed.TotalMinutes >= options.Minutes)
            {
                break;
            }
        }

        var report = new Report(options.Shrink, state, Console.Out);
        report.WriteSummary();
        if (options.Folder is null)
        {
            Directory.Delete(folder, recursive: true);
        }

        return report.Count == 0 ? 0 : 1;
    }

    private static Process Start(Options options)
    {
        var start = OwnProcess.CreateStart(["--worker", "yes"]);
        foreach (var (name, value) in new[]
        {
            ("--seed", options.Seed),
            ("--shrink", options.Shrink),
            ("--minutes", (IFormattable)options.Minutes),
        })
        {
            start.ArgumentList.Add(name);
            start.ArgumentList.Add(value.ToString(null, CultureInfo.InvariantCulture));
        }

        start.ArgumentList.Add("--out");
        start.ArgumentList.Add(options.Folder!);
        // Nearly all code runs only a few times, so optimizing it takes longer than it saves.
        start.Environment["DOTNET_TC_CallCounting"] = "0";
        return Process.Start(start)!;
    }

    /// <summary>Waits for the end of the process, and ends it when it uses too much time for one step; then the result is true.</summary>
    private static bool Watch(Process worker, Progress progress)
    {
        var (last, since) = (-1, TimeSpan.Zero);
        while (!worker.WaitForExit(Interval))
        {
            try
            {
                var used = worker.TotalProcessorTime;
                if (progress.Read().Count is var count && count != last)
                {
                    (last, since) = (count, used);
                }
                else if (used - since > LongestStep)
                {
                    worker.Kill();
                    worker.WaitForExit();
                    return true;
                }
            }
            catch (InvalidOperationException)
            {
                // The process has ended in the meantime.
            }
        }

        return false;
    }

    private static void Skip(RunState state, Progress progress, string folder, string what)
    {
        var (_, activity, isShrinking, sample) = progress.Read();
        if (isShrinking)
        {
            state.Unshrinkable.Add(sample);
        }
        else if (activity == Activity.UsingClassMap && state.Skipped.Add(sample))
        {
            state.Tally.EndedByClassMap++;
        }
        else
        {
            // If the class map ends, generated code must end, too.
            var signature = activity == Activity.UsingGeneratedCode && state.Skipped.Add(sample)
                ? $"generated code {what}"
                : $"compiling {what}";
            state.Kinds[signature] = state.Kinds.GetValueOrDefault(signature) + 1;
            Console.WriteLine($"=== {signature}");
            if (activity == Activity.Compiling)
            {
                Console.WriteLine($"batch {state.Batch}");
                state.Batch++;
            }
            else
            {
                Console.WriteLine(File.ReadAllText(Progress.PathOfSample(folder)));
            }
        }

        state.Save(folder);
    }
}
