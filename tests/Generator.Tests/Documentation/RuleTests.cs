using System.Text.RegularExpressions;
using BsonGen.Tests.Shared;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>A test, or a model that tests read and write, names every rule of tests/RULES.md.</summary>
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
            Assert.That(
                cited.Except(Rules.Keys).Except(Enum.GetNames<DocumentedDifference>()), Is.Empty, "cited, but no rule and no difference");
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

    /// <summary>The rules, and the differences from them, that a <c>[Rule]</c> of a test names.</summary>
    internal static HashSet<string> FindCitations() => (
        from source in ReadTests(static _ => true)
        from Match attribute in Regex.Matches(source, @"^ *\[Rule\((?<rules>[^)]*)\)\]", RegexOptions.Multiline)
        from Match rule in Regex.Matches(attribute.Groups["rules"].Value, "\"(?<number>[^\"]+)\"")
        select rule.Groups["number"].Value).ToHashSet();

    /// <summary>The C# sources of the tests.</summary>
    internal static IEnumerable<string> ReadTests(Predicate<string> isRead) =>
        from path in Directory.EnumerateFiles(Repository.PathOf("tests"), "*.cs", SearchOption.AllDirectories)
        where !path.Contains($"{Path.DirectorySeparatorChar}obj{Path.DirectorySeparatorChar}", StringComparison.Ordinal) && isRead(path)
        select File.ReadAllText(path);
}
