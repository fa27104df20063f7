using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>What the documents show compiles, and what they claim was measured.</summary>
[TestFixture]
public class DocumentationTests
{
    // What a project with implicit usings has.
    private const string ImplicitUsings =
        """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Threading;
        global using System.Threading.Tasks;
        """;

    public static IEnumerable<TestCaseData> Snippets() =>
        from document in (string[])["README.md", "ARCHITECTURE.md"]
        from Match match in Regex.Matches(File.ReadAllText(Repository.PathOf(document)), "^```csharp\n(.*?)^```$", RegexOptions.Multiline | RegexOptions.Singleline)
        select new TestCaseData(match.Groups[1].Value).SetArgDisplayNames($"{document} at {match.Index}");

    [TestCaseSource(nameof(Snippets))]
    public void SnippetsCompile(string snippet) => GeneratorHarness.Run([new SourceFile(ImplicitUsings, "ImplicitUsings.cs"), new SourceFile(snippet, "Snippet.cs")]);

    /// <summary>A claim looks so: <c>&lt;!-- markets|read|BsonGen --&gt;7.2&lt;!-- / --&gt;</c>, suite, case, subject, ratio to the class map.</summary>
    public static IEnumerable<TestCaseData> Claims() =>
        from Match match in Regex.Matches(File.ReadAllText(Repository.PathOf("README.md")), @"<!-- (?<suite>[^|>]+)\|(?<case>[^|>]+)\|(?<subject>[^|>]+) -->(?<claim>[\d.]+)<!-- / -->")
        let name = $"{match.Groups["suite"]}, {match.Groups["case"]}, {match.Groups["subject"]}"
        select new TestCaseData(match.Groups["suite"].Value, match.Groups["case"].Value, match.Groups["subject"].Value, match.Groups["claim"].Value)
            .SetArgDisplayNames(name);

    [TestCaseSource(nameof(Claims))]
    public void ClaimsWereMeasured(string suite, string @case, string subject, string claim)
    {
        using var results = JsonDocument.Parse(File.ReadAllText(Repository.PathOf("benchmarks/results/quick.json")));
        var record = results.RootElement.EnumerateArray().Single(candidate =>
            candidate.GetProperty("suite").GetString() == suite &&
            candidate.GetProperty("case").GetString() == @case &&
            candidate.GetProperty("subject").GetString() == subject);
        var ratio = record.GetProperty("ratio_to_class_map").GetDouble();
        Assert.That(claim, Is.EqualTo(ratio.ToString("0.0", CultureInfo.InvariantCulture)));
    }

    /// <summary>The numbers of the rules in docs/compatibility.md, and how each is met.</summary>
    private static readonly Dictionary<string, string> Rules = Regex
        .Matches(File.ReadAllText(Repository.PathOf("docs/compatibility.md")), @"^\| (?<number>\d[\w.]*) \| .* \| (?<met>.*) \|$", RegexOptions.Multiline)
        .ToDictionary(match => match.Groups["number"].Value, match => match.Groups["met"].Value);

    [Test]
    public void EveryRuleThatIsMetIsTested()
    {
        var cited = FindCitations();
        Assert.Multiple(() =>
        {
            Assert.That(Rules, Has.Count.GreaterThan(150));
            Assert.That(cited.Except(Rules.Keys), Is.Empty, "cited, but no rule");
            Assert.That(Rules.Where(rule => Regex.IsMatch(rule.Value, "^(generated|driver)")).Select(rule => rule.Key).Except(cited), Is.Empty, "not cited");
            Assert.That(Rules.Where(rule => !Regex.IsMatch(rule.Value, "^(generated|driver|as 2|BSONGEN0)")).Select(rule => rule.Key), Is.Empty, "not met");
        });
    }

    private static HashSet<string> FindCitations()
    {
        var tests = Directory.EnumerateFiles(Repository.PathOf("tests"), "*.cs", SearchOption.AllDirectories)
            .Where(path => !path.Contains($"{Path.DirectorySeparatorChar}obj{Path.DirectorySeparatorChar}", StringComparison.Ordinal));
        return (
            from path in tests
            from Match attribute in Regex.Matches(File.ReadAllText(path), @"^ *\[Rule\((?<rules>[^)]*)\)\]", RegexOptions.Multiline)
            from Match rule in Regex.Matches(attribute.Groups["rules"].Value, "\"(?<number>[^\"]+)\"")
            select rule.Groups["number"].Value).ToHashSet();
    }

    [Test]
    public void ThereAreSnippetsAndClaims() => Assert.Multiple(() =>
    {
        Assert.That(Snippets().Count(), Is.GreaterThanOrEqualTo(3));
        Assert.That(Claims().Count(), Is.GreaterThanOrEqualTo(2));
    });
}
