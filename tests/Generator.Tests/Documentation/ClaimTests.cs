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
        let parts = new[] { "suite", "case", "subject", "unit", "claim" }.Select(name => match.Groups[name].Value).ToArray()
        select new TestCaseData([.. parts]).SetArgDisplayNames($"{document.Path}: {string.Join(", ", parts[..4])}");

    [TestCaseSource(nameof(Claims))]
    public void ClaimWasMeasured(string suite, string @case, string subject, string unit, string claim)
    {
        // The suites that are programs of their own have files of their own.
        var file = Repository.PathOf($"benchmarks/results/{suite}.json");
        using var results = JsonDocument.Parse(
            File.ReadAllText(File.Exists(file) ? file : Repository.PathOf("benchmarks/results/quick.json")));
        var record = results.RootElement.EnumerateArray().Single(candidate =>
            candidate.GetProperty("suite").GetString() == suite &&
            candidate.GetProperty("case").GetString() == @case &&
            candidate.GetProperty("subject").GetString() == subject);
        var (property, divisor, format) = unit switch
        {
            "" => ("ratio_to_class_map", 1, "0.0"),
            "µs" => ("median_ns", 1000, "#,0"),
            "ms" => ("median_ns", 1_000_000, "#,0"),
            "KB" => ("allocated_bytes", 1000, "#,0"),
            "a second" => ("per_second", 1, "#,0"),
            _ => throw new ArgumentException($"No record has the unit '{unit}'."),
        };
        var value = record.GetProperty(property).GetDouble() / divisor;
        Assert.That(claim, Is.EqualTo(value.ToString(format, CultureInfo.InvariantCulture)));
    }

    [Test]
    public void EachQuantityIsAClaim() => Assert.That(
        Documents().SelectMany(document =>
            Quantity().Matches(Claim().Replace(document.Prose, "")).Select(match => $"{document}: {match.Value}")),
        Is.Empty,
        "Quantities without the record that they were taken from.");

    [Test]
    public void ThereAreClaims() => Assert.That(Claims().Count(), Is.GreaterThanOrEqualTo(2));

    /// <summary>
    /// The form of a claim: <c>&lt;!-- markets; read; BsonGen --&gt;7.2&lt;!-- / --&gt;</c>, suite, case, subject, ratio to the class map.
    /// </summary>
    /// <remarks>
    /// A fourth part is the unit of another property of the record. Bars between the parts would end the cell of a table.
    /// </remarks>
    [GeneratedRegex(@"<!-- (?<suite>[^;>]+); (?<case>[^;>]+); (?<subject>[^;>]+?)(; (?<unit>[^;>]+))? -->(?<claim>[\d.,]+)<!-- / -->")]
    private static partial Regex Claim();

    [GeneratedRegex(@"\d[\d.,]*\s*(×|(times|ns|µs|ms|milliseconds|microseconds|nanoseconds)\b)")]
    private static partial Regex Quantity();
}
