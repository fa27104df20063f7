using BsonGen;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// Code that registers class maps and conventions is compiled: generated code serves the types, and behaves as the class maps do.
/// </summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class RegisteredConfigurationTests
{
    private const int Seeds = 24;
    private const int VariantsPerDocument = 6;

    // Before driver 3.2, no convention reaches enums in collections.
    private static readonly bool HasNewConventions = typeof(BsonSerializer).Assembly.GetName().Version >= new Version(3, 2);

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
            Assert.That(BsonGenFallbacks.UseTypesAndFindFallbacks(generated), Is.Empty, "left to the class map");
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
