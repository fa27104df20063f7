using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>The speeds in the documents are recorded results.</summary>
[TestFixture]
public partial class ClaimTests
{
    private static IEnumerable<MarkdownDocument> Documents() =>
        MarkdownDocument.All.Where(document => document.Path == "README.md" || document.Path.StartsWith("docs/", StringComparison.Ordinal));

    public static IEnumerable<TestCaseData> Claims() =>
        from document in Documents()
        from Match match in Claim().Matches(document.Text)
        select new TestCaseData(match.Groups["suite"].Value, match.Groups["case"].Value, match.Groups["subject"].Value, match.Groups["claim"].Value)
            .SetArgDisplayNames($"{document.Path}: {match.Groups["suite"]}, {match.Groups["case"]}, {match.Groups["subject"]}");

    [TestCaseSource(nameof(Claims))]
    public void ClaimWasMeasured(string suite, string @case, string subject, string claim)
    {
        using var results = JsonDocument.Parse(File.ReadAllText(Repository.PathOf($"benchmarks/results/{(suite == "socket" ? "socket" : "quick")}.json")));
        var record = results.RootElement.EnumerateArray().Single(candidate =>
            candidate.GetProperty("suite").GetString() == suite &&
            candidate.GetProperty("case").GetString() == @case &&
            candidate.GetProperty("subject").GetString() == subject);
        var ratio = record.GetProperty("ratio_to_class_map").GetDouble();
        Assert.That(claim, Is.EqualTo(ratio.ToString("0.0", CultureInfo.InvariantCulture)));
    }

    [Test]
    public void EachQuantityIsAClaim() => Assert.That(
        Documents().SelectMany(document => Quantity().Matches(Claim().Replace(document.Prose, "")).Select(match => $"{document}: {match.Value}")),
        Is.Empty,
        "Quantities without the record that they were taken from.");

    [Test]
    public void ThereAreClaims() => Assert.That(Claims().Count(), Is.GreaterThanOrEqualTo(2));

    /// <summary>The form of a claim: <c>&lt;!-- markets|read|BsonGen --&gt;7.2&lt;!-- / --&gt;</c>, suite, case, subject, ratio to the class map.</summary>
    [GeneratedRegex(@"<!-- (?<suite>[^|>]+)\|(?<case>[^|>]+)\|(?<subject>[^|>]+) -->(?<claim>[\d.]+)<!-- / -->")]
    private static partial Regex Claim();

    [GeneratedRegex(@"\d[\d.,]*\s*(×|(times|ns|µs|ms|milliseconds|microseconds|nanoseconds)\b)")]
    private static partial Regex Quantity();
}
