namespace Benchmarks.Harness;

/// <summary>The quick mode: every subject of the suites asked for, in this process, with ratios after about a minute a suite.</summary>
public static class QuickRun
{
    public static IReadOnlyList<Measurement> Run(IEnumerable<Suite> suites)
    {
        var measurements = new List<Measurement>();
        foreach (var suite in suites)
        {
            foreach (var work in suite.GetCases())
            {
                work.AssertEqualResults();
                var results = Sample.Relate(suite.Name, work.Name, QuickTimer.Time(work));
                measurements.AddRange(results);
                Console.Write(Report.ToMarkdown(results));
            }
        }

        return measurements;
    }
}
