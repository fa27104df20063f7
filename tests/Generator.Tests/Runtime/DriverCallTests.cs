using System.Reflection;
using System.Text.RegularExpressions;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Runtime;

/// <summary>
/// The runtime's calls that change the driver's registries are made in one file, with the reason for each. The build refuses them in other
/// files, so the list of refused calls must be complete for the driver's version.
/// </summary>
public sealed class DriverCallTests
{
    /// <summary>What changes a registry and is not refused, with the reason.</summary>
    private static readonly Dictionary<string, string> Reasons = new()
    {
        ["ConventionRegistry.Lookup"] = "reads",
        ["BsonSerializer.RegisterSerializationProvider"] = "GeneratedSerializerProvider, before any code of the assembly; LateMappings, " +
            "which provides nothing",
    };

    private static readonly string[] Banned = [.. File.ReadLines(Repository.PathOf("src/Runtime/BannedSymbols.txt"))];

    private static readonly string[] All =
    [
        .. new[] { typeof(BsonSerializer), typeof(BsonClassMap), typeof(ConventionRegistry) }
            .SelectMany(type => type.GetMethods(BindingFlags.Static | BindingFlags.Public))
            .Where(method => Regex.IsMatch(method.Name, "^(Lookup|Register|TryRegister|Remove)"))
            .Select(method => $"{method.DeclaringType!.Name}.{method.Name}")
            .Distinct(),
    ];

    [TestCaseSource(nameof(All))]
    public void IsRefusedOrHasAReason(string method) => Assert.That(
        Reasons.ContainsKey(method) ||
        Banned.Any(line => Regex.IsMatch(line, $@"\.{Regex.Escape(method)}[(`;]")), Is.True,
        $"{method} is neither in BannedSymbols.txt nor here");

    /// <summary>Calls are refused by their whole signature, so an overload that is not listed would be allowed.</summary>
    [Test]
    public void EachOverloadIsRefused()
    {
        foreach (var group in Banned
            .Select(line => Regex.Match(line, @"^M:MongoDB\.Bson\.Serialization\.(?<type>BsonSerializer|BsonClassMap)\.(?<name>\w+)"))
            .Where(match => match.Success)
            .GroupBy(match => (Type: match.Groups["type"].Value, Name: match.Groups["name"].Value)))
        {
            var type = group.Key.Type == nameof(BsonSerializer) ? typeof(BsonSerializer) : typeof(BsonClassMap);
            Assert.That(
                group.Count(),
                Is.EqualTo(type.GetMethods(BindingFlags.Static | BindingFlags.Public).Count(method => method.Name == group.Key.Name)),
                $"{group.Key}");
        }
    }

    /// <summary>The one file says for each call when a class map would make it, too.</summary>
    [Test]
    public void TheReasonsAreDocumented()
    {
        var source = File.ReadAllText(Repository.PathOf("src/Runtime/Internal/Driver/DriverRegistry.cs"));
        var methods = Regex.Matches(source, @"(?<doc>(?: *///[^\n]*\n)+) *public static \S+ (?<name>\w+)(<T>)?\(");
        Assert.That(methods, Has.Count.EqualTo(Regex.Matches(source, @"^    public static [^\n]*\(", RegexOptions.Multiline).Count));
        var exempt = Directory.EnumerateFiles(Repository.PathOf("src/Runtime"), "*.cs", SearchOption.AllDirectories)
            .Where(path => File.ReadAllText(path).Contains("disable RS0030", StringComparison.Ordinal));
        Assert.That(exempt.Select(Path.GetFileName), Is.EqualTo(["DriverRegistry.cs"]));
    }
}
