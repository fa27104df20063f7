using Benchmarks.Harness;
using Benchmarks.Suites;
using BsonGen.Generator.Tests;
using NUnit.Framework;

namespace Benchmarks.Tests;

/// <summary>The size of generated code in bytes of IL, compared with recorded sizes and with code written by hand.</summary>
public sealed class CodeSizeTests
{
    // The compiler of another SDK may generate a few bytes more.
    private const double MostGrowth = 1.01;

    private static readonly string Baseline = Repository.PathOf("tests/Benchmarks.Tests/CodeSize.txt");

    [Test]
    public void NoSerializerIsLargerThanItsRecordedSize()
    {
#if DEBUG
        Assert.Ignore("The sizes are recorded in a release build.");
#endif
        var sizes = CodeSize.OfEachType.ToDictionary();
        if (Environment.GetEnvironmentVariable("BSONGEN_UPDATE_SNAPSHOTS") == "1")
        {
            File.WriteAllLines(Baseline, sizes.Select(size => FormattableString.Invariant($"{size.Key} {size.Value}")));
        }

        var recorded = File.ReadAllLines(Baseline)
            .Select(line => line.Split(' '))
            .ToDictionary(parts => parts[0], parts => int.Parse(parts[1]));
        Assert.That(sizes.Keys, Is.EquivalentTo(recorded.Keys), "Record the sizes with BSONGEN_UPDATE_SNAPSHOTS=1.");
        Assert.Multiple(() =>
        {
            foreach (var (type, size) in sizes)
            {
                Assert.That(size, Is.Positive.And.AtMost(recorded[type] * MostGrowth), type);
            }
        });
    }

    [Test]
    public void GeneratedCodeIsAtMostTwiceAsLargeAsCodeWrittenByHand()
    {
        TestContext.Out.WriteLine($"generated: {CodeSize.Generated} bytes of IL, by hand: {CodeSize.HandWritten}");
        Assert.That(CodeSize.HandWritten, Is.Positive);
        Assert.That(
            Report.ToMarkdown(CodeSize.Measure("generator").Single()),
            Does.Contain(FormattableString.Invariant($" {CodeSize.Generated:#,0} B |")));
        Assert.That(CodeSize.Generated, Is.Positive.And.AtMost(2 * CodeSize.HandWritten));
    }
}
