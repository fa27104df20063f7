using System.Globalization;
using NUnit.Framework;

namespace Queries.Models;

/// <summary>Random projections are rendered and read at one place as by the driver alone.</summary>
/// <remarks>PROJECTIONS sets the number of projections, and PROJECTION_SEED the first one.</remarks>
public sealed class ProjectionMachineTests
{
    private static readonly int Count = int.Parse(
        Environment.GetEnvironmentVariable("PROJECTIONS") ?? (Environment.GetEnvironmentVariable("CONFORMANCE") == "full" ? "1500" : "30"),
        CultureInfo.InvariantCulture);

    private static readonly int FirstSeed = int.Parse(
        Environment.GetEnvironmentVariable("PROJECTION_SEED") ?? "1", CultureInfo.InvariantCulture);

    [Test]
    public void RandomProjectionsAreThoseOfTheDriver()
    {
        var pairs = Pairs.All.Where(pair => Pairs.IsGenerated(pair.Generated)).ToList();
        var models = pairs.Select(static pair => pair.Generated).Where(static type => type.IsVisible).ToList();
        var all = pairs[0].GeneratedModels;
        var figures = new Figures();
        var findings = new List<string>();
        for (var seed = FirstSeed; seed < FirstSeed + Count && findings.Count < 5; seed++)
        {
            var projection = new ProjectionFactory(new Random(seed), models).Create();
            if (Find(projection, seed, all, figures) is { } difference)
            {
                var (smallest, why) = Shrink(projection, difference, seed, all);
                findings.Add($"seed {seed}, {smallest}\n{why}");
            }
        }

        TestContext.Out.WriteLine(figures);
        Assert.That(findings, Is.Empty, () => string.Join("\n\n", findings));
        Assert.Multiple(() =>
        {
            Assert.That(figures.Projections, Is.EqualTo(Count));
            Assert.That(figures.Rendered, Is.GreaterThan(2 * Count));
            Assert.That(figures.ReadFromBytes, Is.GreaterThan(2 * Count));
            Assert.That(figures.Changed, Is.GreaterThan(Count / 3));
            Assert.That(figures.Documents, Is.GreaterThan(10 * Count));
            Assert.That(figures.Documents - figures.Errors, Is.GreaterThan(Count));
        });
    }

    private static string? Find(RandomProjection projection, int seed, Type[] models, Figures figures) =>
        ProjectionComparison.Of(projection).FindDifference(seed, models, figures);

    /// <summary>Leaves out bindings as long as a difference remains.</summary>
    private static (RandomProjection Projection, string Difference) Shrink(
        RandomProjection projection, string difference, int seed, Type[] models)
    {
        for (var isSmaller = true; isSmaller;)
        {
            isSmaller = false;
            foreach (var smaller in projection.Smaller().Where(static smaller => smaller.Bindings.Length > 0))
            {
                if (Find(smaller, seed, models, new Figures()) is { } other)
                {
                    (projection, difference, isSmaller) = (smaller, other, true);
                    break;
                }
            }
        }

        return (projection, difference);
    }
}
