using System.Text.RegularExpressions;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>Every rule of tests/RULES.md is tested.</summary>
[TestFixture]
public class RuleTests
{
    /// <summary>The numbers of the rules in tests/RULES.md, and how each is met.</summary>
    private static readonly Dictionary<string, string> Rules = Regex
        .Matches(
            File.ReadAllText(Repository.PathOf("tests/RULES.md")),
            @"^\| (?<number>\d[\w.]*) \| .* \| (?<met>.*) \|$",
            RegexOptions.Multiline)
        .ToDictionary(match => match.Groups["number"].Value, match => match.Groups["met"].Value);

    [Test]
    public void EachImplementedRuleHasATest()
    {
        var cited = FindCitations();
        Assert.Multiple(() =>
        {
            Assert.That(Rules, Has.Count.GreaterThan(150));
            Assert.That(cited.Except(Rules.Keys), Is.Empty, "cited, but no rule");
            Assert.That(
                Rules.Where(rule => Regex.IsMatch(rule.Value, "^(generated|driver)")).Select(rule => rule.Key).Except(cited),
                Is.Empty,
                "not cited");
            Assert.That(
                Rules.Where(rule => !Regex.IsMatch(rule.Value, "^(generated|driver|as 2|BSONGEN0|differs, see)")).Select(rule => rule.Key),
                Is.Empty,
                "not met");
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
}
