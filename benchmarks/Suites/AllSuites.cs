using Benchmarks.Harness;

namespace Benchmarks.Suites;

public static class AllSuites
{
    public static IReadOnlyList<Suite> All { get; } =
    [
        new("markets", MarketsSuite.GetCases),
        new("lookups", LookupsSuite.GetCases) { AlsoWithServerCollector = true },
        new("spec", SpecSuite.GetCases),
        new("shootout", ShootoutSuite.GetCases),
        new("orders", OrdersSuite.GetCases),
        new("graph", GraphSuite.GetCases),
        new("applications", ApplicationsSuite.GetCases),
        new("cursor", CursorSuite.GetCases),
        new("coldstart", static () => []) { MeasureApart = ColdStartSuite.Measure },
        new("shapes", ShapesSuite.GetCases),
        new("values", ValuesSuite.GetCases),
        new("creation", CreationSuite.GetCases),
        new("closed", ClosedTypesSuite.GetCases),
        new("registered", RegisteredSuite.GetCases),
        new("growth", GrowthSuite.GetCases),
        new("keypress", KeyPressSuite.GetCases) { RunsGenerator = true },
        new("closure", ClosureSuite.GetCases) { RunsGenerator = true },
        new("generator", GeneratorSuite.GetCases) { RunsGenerator = true, MeasureApart = CodeSize.Measure },
    ];

    /// <summary>The suites of these names; all when no name is given.</summary>
    public static IEnumerable<Suite> Find(IReadOnlyList<string> names) => names.Count == 0
        ? All
        : names.Select(name =>
            All.FirstOrDefault(suite => suite.Name == name) ?? throw new ArgumentException($"There is no suite '{name}'."));
}
