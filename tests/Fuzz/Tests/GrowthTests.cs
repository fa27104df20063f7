using Fuzz.Growth;
using Fuzz.Guiding;
using NUnit.Framework;

namespace Fuzz.Tests;

/// <summary>
/// The work of reading grows with the bytes, for each shape. It is counted in blocks of code, bytes rented and bytes allocated.
/// </summary>
[TestFixture]
[NonParallelizable]
public class GrowthTests
{
    // Twice the bytes are twice the work, with some room for buffers, which grow in steps.
    private const double MostGrowth = 2.7;

    private static readonly InstrumentedContext Context = new();

    [Test]
    public void WorkGrowsWithTheBytes([ValueSource(typeof(Shapes), nameof(Shapes.Names))] string shape)
    {
        var count = Context.Load(typeof(GrowthWork)).GetMethod(nameof(GrowthWork.Count))!;
        var work = new List<long[]>();
        for (var size = 500; size <= 4000; size *= 2)
        {
            work.Add((long[])count.Invoke(null, [shape, size])!);
        }

        TestContext.Out.WriteLine(string.Join(", ", work.Select(static pair => $"{pair[0]} for {pair[1]} bytes")));
        Assert.That(work[0][0], Is.GreaterThan(100), "Nothing was counted.");
        for (var i = 1; i < work.Count; i++)
        {
            var growthOfBytes = (double)work[i][1] / work[i - 1][1];
            Assert.That(
                (double)work[i][0] / work[i - 1][0],
                Is.LessThan(MostGrowth / 2 * Math.Max(growthOfBytes, 1.2)),
                () => string.Join(", ", work.Select(static pair => $"{pair[0]} for {pair[1]} bytes")));
        }
    }
}
