using Benchmarks.Harness;
using Benchmarks.Suites;
using NUnit.Framework;

namespace Benchmarks.Tests;

/// <summary>Generated code is no excuse for much code.</summary>
public sealed class CodeSizeTests
{
    [Test]
    public void GeneratedCodeIsAtMostTwiceWhatOneWritesByHand()
    {
        TestContext.Out.WriteLine($"generated: {CodeSize.Generated} bytes of IL, by hand: {CodeSize.HandWritten}");
        Assert.That(CodeSize.HandWritten, Is.Positive);
        Assert.That(Report.ToMarkdown(CodeSize.Measure("generator").Single()), Does.Contain(FormattableString.Invariant($" {CodeSize.Generated:#,0} B |")));
        Assert.That(CodeSize.Generated, Is.Positive.And.AtMost(2 * CodeSize.HandWritten));
    }
}
