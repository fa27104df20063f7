namespace Benchmarks.Harness;

/// <summary>One piece of work and the sides that do it.</summary>
/// <param name="Name">Contains "read" or "write".</param>
/// <param name="Subjects">All do the same work; the class map is the baseline.</param>
/// <param name="Threads">How many threads do it at once.</param>
public sealed record Case(string Name, IReadOnlyList<Subject> Subjects, int Threads = 1)
{
    /// <summary>Whether the case is one of so many that each is measured for less than a second.</summary>
    public bool IsBrief { get; init; }

    /// <summary>Throws unless all sides have equal results for all payloads.</summary>
    public void AssertEqualResults()
    {
        var first = Subjects[0];
        for (var i = 0; i < first.Count; i++)
        {
            var expected = first.GetResult(i);
            foreach (var other in Subjects.Skip(1))
            {
                var actual = other.GetResult(i);
                if (actual != expected)
                {
                    throw new InvalidOperationException(
                        $"{Name}, payload {i}: '{other.Name}' differs from " +
                        $"'{first.Name}'.{Environment.NewLine}{Difference(expected, actual)}");
                }
            }
        }
    }

    private static string Difference(string expected, string actual)
    {
        var start = Math.Max(expected.AsSpan().CommonPrefixLength(actual) - 40, 0);
        return $"expected …{Cut(expected, start)}{Environment.NewLine}but was  …{Cut(actual, start)}";
    }

    private static string Cut(string text, int start) => text.Substring(start, Math.Min(160, text.Length - start));
}
