namespace Benchmarks.Harness;

/// <summary>The quick mode: every subject of the suites asked for, in this process, with ratios after about a minute a suite.</summary>
public static class QuickRun
{
    public static IReadOnlyList<Measurement> Run(IEnumerable<Suite> suites)
    {
        var measurements = new List<Measurement>();
        foreach (var results in suites.SelectMany(Measure))
        {
            measurements.AddRange(results);
            Console.Write(Report.ToMarkdown(results));
        }

        return measurements;
    }

    private static IEnumerable<IReadOnlyList<Measurement>> Measure(Suite suite)
    {
        foreach (var work in suite.GetCases())
        {
            work.AssertEqualResults();
            yield return Sample.Relate(suite.Name, work.Name, QuickTimer.Time(work));
        }

        foreach (var results in suite.MeasureApart(suite.Name))
        {
            yield return results;
        }
    }
}
