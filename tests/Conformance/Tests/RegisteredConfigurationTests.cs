using BsonGen;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// Class maps and conventions that code registers: generated code serves the types but for the listed ones, and behaves as the
/// class maps do.
/// </summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class RegisteredConfigurationTests
{
    private const int Seeds = 24;
    private const int VariantsPerDocument = 6;

    // Before driver 3.2, no convention reaches enums in collections.
    private static readonly bool HasNewConventions = typeof(BsonSerializer).Assembly.GetName().Version >= new Version(3, 2);

    // The types that docs/configuration.md leaves to their class maps.
    private static readonly Dictionary<string, string> Left = new()
    {
        ["ClassMapsAfterAutoMap"] = "Album, Circle, Note, Shape, Square",
        ["OmissionBesideMethods"] = "Ballot, Rating",
        ["ClassMapsWithoutAutoMap"] = "Errand, Step",
        ["ForeignDomain"] = "Account",
    };

    public static IEnumerable<TestCaseData> Files() => CompiledModels.RegisteredFiles
        .Where(file => HasNewConventions || !file.Contains("ConventionsForMembers"))
        .Select(file => new TestCaseData(file).SetArgDisplayNames(file.Split('.')[1]));

    [TestCaseSource(nameof(Files))]
    public void GeneratedCodeServesTheTypesAsTheirClassMapsDo(string file)
    {
        var (pairs, generated) = CompiledModels.CreateRegistered(file);
        Assert.That(pairs, Is.Not.Empty);
        Assert.Multiple(() =>
        {
            var fallbacks = BsonGenFallbacks.UseTypesAndFindFallbacks(generated);
            Assert.That(
                string.Join(", ", fallbacks.Select(fallback => fallback.Type.Name)),
                Is.EqualTo(Left.GetValueOrDefault(file.Split('.')[1], "")),
                string.Join('\n', fallbacks));
            Assert.That(fallbacks.Where(fallback => FallbackRows.Find(fallback.Reason) is null), Is.Empty, "A reason has no row.");
            foreach (var pair in pairs.Where(pair => !pair.Generated.IsAbstract))
            {
                ConformanceTests.CompareWriting(pair, Seeds);
                ConformanceTests.CompareReading(pair, Seeds);
                ConformanceTests.CompareHostileReading(pair, VariantsPerDocument);
                CompareMembers(pair);
            }
        });
    }

    // The names that LINQ and builders use, and the ids.
    private static void CompareMembers(Pair pair)
    {
        var generated = (IBsonDocumentSerializer)BsonSerializer.LookupSerializer(pair.Generated);
        var classMapped = (IBsonDocumentSerializer)BsonSerializer.LookupSerializer(pair.ClassMapped);
        foreach (var name in pair.Generated.GetMembers().Select(member => member.Name).Append("_secret").Append("_number").Distinct())
        {
            Assert.That(Describe(generated, name), Is.EqualTo(Describe(classMapped, name)), $"{pair}.{name}");
        }
    }

    private static string? Describe(IBsonDocumentSerializer serializer, string member) =>
        serializer.TryGetMemberSerializationInfo(member, out var info)
            ? $"{info.ElementName} by {Describe(info.Serializer)}"
            : null;

    private static string Describe(IBsonSerializer serializer) =>
        Dump.IsModel(serializer.ValueType) && serializer is IBsonDocumentSerializer
        ? "the serializer of " + serializer.ValueType.Name
        : TypeNames.Normalize(serializer.GetType().ToString());
}
