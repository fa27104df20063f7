using System.Runtime;
using System.Text.Json;

namespace Benchmarks.Harness;

/// <summary>The quick mode: all sides of a suite in one process, with ratios after about a minute a suite.</summary>
public static class QuickRun
{
    /// <summary>The mode of the processes that <see cref="Run"/> starts: <see cref="Measure"/>.</summary>
    public const string MeasureMode = "measure";

    /// <summary>
    /// Gives each suite a process of its own: what the runtime learned from other suites' types and texts, and compiled for them, would be
    /// measured too.
    /// </summary>
    public static IReadOnlyList<Measurement> Run(IEnumerable<Suite> suites)
    {
        var measurements = new List<Measurement>();
        foreach (var suite in suites)
        {
            measurements.AddRange(MeasureInProcess(suite, serverCollector: false));
            if (suite.AlsoWithServerCollector)
            {
                measurements.AddRange(MeasureInProcess(suite, serverCollector: true));
            }
        }

        return measurements;
    }

    /// <summary>Measures and prints the suites in this process.</summary>
    public static IReadOnlyList<Measurement> Measure(IEnumerable<Suite> suites)
    {
        var measurements = new List<Measurement>();
        foreach (var results in suites.SelectMany(MeasureCases))
        {
            measurements.AddRange(results);
            Console.Write(Report.ToMarkdown(results));
        }

        return measurements;
    }

    private static List<Measurement> MeasureInProcess(Suite suite, bool serverCollector)
    {
        var file = Path.GetTempFileName();
        try
        {
            return MeasuringProcess.Run([MeasureMode, suite.Name, "--json", file], serverCollector) == 0
                ? JsonSerializer.Deserialize<List<Measurement>>(File.ReadAllText(file))!
                : throw new InvalidOperationException($"The suite '{suite.Name}' failed.");
        }
        finally
        {
            File.Delete(file);
        }
    }

    private static IEnumerable<IReadOnlyList<Measurement>> MeasureCases(Suite suite)
    {
        foreach (var work in suite.GetCases())
        {
            work.AssertEqualResults();
            var name = GCSettings.IsServerGC ? $"{work.Name}, server collector" : work.Name;
            yield return Sample.Relate(suite.Name, name, QuickTimer.Time(work));
        }

        foreach (var results in suite.MeasureApart(suite.Name))
        {
            yield return results;
        }
    }
}
