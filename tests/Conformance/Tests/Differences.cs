using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Collects where the two sides of one type differ, and fails the test with the first of them.</summary>
internal sealed class Differences(Pair pair)
{
    private const int Shown = 8;

    private readonly List<string> _found = [];
    private int _count;
    private int _compared;

    /// <inheritdoc cref="AllowedDifferences.Find" />
    public void Compare(string what, Outcome expected, Outcome actual, Outcome? alone = null)
    {
        _compared++;
        if (expected.IsSameAs(actual) || Summary.Excuse(AllowedDifferences.Find(pair, what, expected, actual, alone)))
        {
            if (expected.IsError && actual.IsError && expected.Message != actual.Message)
            {
                Summary.AddMessage(pair, what, expected, actual);
            }

            return;
        }

        if (++_count <= Shown)
        {
            _found.Add($"{what}\n    class map: {expected}\n    generated: {actual}");
        }
    }

    public void AssertNone()
    {
        Assert.That(_compared, Is.Positive, $"Nothing was compared for {pair}.");
        if (_count > 0)
        {
            Assert.Fail($"{_count} differences for {pair}:\n  {string.Join("\n  ", _found)}");
        }
    }
}
