using System.Globalization;
using BsonGen;
using MongoDB.Bson;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>The types that their generated serializer serves. The suite proves nothing about other types.</summary>
[TestFixture]
public class CoverageTests
{
    /// <summary>The annotated types that the generator leaves to the class map.</summary>
    internal static readonly string[] ExpectedClassMapped =
    [
        // Derived from classes of another assembly, of which the compiler does not see all that is mapped.
        "DerivesFromInternalSetter", "DerivesFromInternals", "DerivesFromPrivateGetter", "DerivesFromPrivateProtected",
        "DerivesFromPrivateSetter",
        "DerivesFromPrivateSetterOfId", "DerivesFromPrivateSetterWithAttribute", "DerivesFromPrivates", "DerivesFromSetters",
        "DerivesFromVault",

        // Mapped under names or in ways of their own.
        "FieldTargets", "OwnDiscriminator", "SetOnlyWithAttribute", "SeveralWithDefaults",

        // Mapped by reflection over indexers, over properties that override one of another type, and over closed types.
        "AttributedIndexer", "CovariantElement", "CovariantId", "CovariantIgnoredId", "CovariantImmutable", "CovariantTextId",
        "IndexerNamedExtraElements",
        "IndexerNamedId", "OpenExtraDictionary`1<Int32>", "OpenExtraDictionary`1<Object>", "OpenExtraElements`1<BsonDocument>",
        "OpenExtraElements`1<Dictionary`2<String, Object>>", "OpenExtraElements`1<String>",

        // Initialized through ISupportInitialize, or by setters in the order of the elements.
        "ExplicitlyInitialized", "ImmutableInitializing", "InheritsInitialized", "Initialized", "InitializedBySupport",
        "InitializingStruct", "LeftOvers",
        "Reinitialized", "ThrowingBeginInit",

        // Refused by the driver, for all or for some values.
        "BagWithIgnores", "BagWithSerializer", "DateTimeOptionsOfText", "DefaultArrays", "DefaultOfAnotherType", "DefaultTypes",
        "DefaultsOfObjects",
        "DictionaryOptionsOfNumbers", "GenericShouldSerialize", "GuidRepresentationOfText", "IgnoredDefaultOfAnotherType", "KnowsStrangers",
        "NullDefaultOfAValue", "PolymorphicOf`1<String>", "RepresentationOfADocument", "RepresentationOfObjects", "RepresentationOfUris",
        "SerializerOfAnotherType", "StaticShouldSerialize", "TimeSpanOptionsOfNumbers", "WrongBag", "WrongRepresentation",
        "WrongRepresentationOfADecimal", "WrongRepresentationOfAnEnum",
        .. RefusedBefore(3, 2, "GuidsInside", "UnspecifiedGuidsInside"),
        .. RefusedBefore(3, 6, "TimesAsDocuments"),
        .. RefusedBefore(3, 6, "TimeOnlyUnitsOfDocuments"),
    ];

    private static readonly byte[] Empty = new BsonDocument().ToBson();

    /// <summary>The types for which the generator reports that they are left to the class map.</summary>
    private static readonly Lazy<HashSet<string>> Reported = new(() =>
        [.. CompiledModels.Report()
            .Where(diagnostic => diagnostic.Id == "BSONGEN006")
            .Select(diagnostic => diagnostic.GetMessage(CultureInfo.InvariantCulture).Split('\'')[1])]);

    private static string[] RefusedBefore(int major, int minor, params string[] types) =>
        typeof(BsonDocument).Assembly.GetName().Version < new Version(major, minor) ? types : [];

    private static IEnumerable<TestCaseData> ClassMapped() =>
        ExpectedClassMapped.Select(name => new TestCaseData(name).SetArgDisplayNames(name));

    [Test]
    public void AllOtherTypesAreGenerated()
    {
        var classMapped = Pairs.All.Where(pair => !Pairs.IsGenerated(pair.Generated)).Select(pair => pair.Name).ToList();
        Assert.Multiple(() =>
        {
            Assert.That(string.Join(", ", classMapped.Except(ExpectedClassMapped)), Is.Empty, "class-mapped");
            Assert.That(string.Join(", ", ExpectedClassMapped.Except(classMapped)), Is.Empty, "generated");
        });
    }

    /// <summary>The driver refuses each of these types in the same way, or the generator or the runtime reports a reason.</summary>
    [TestCaseSource(nameof(ClassMapped))]
    public void EachClassMappedTypeHasAReason(string type)
    {
        var pair = Pairs.Find(type);
        var expected = Outcome.Of(() => pair.ClassMappedSide.Read(Empty));
        var actual = Outcome.Of(() => pair.GeneratedSide.Read(Empty));
        var isReported = Reported.Value.Contains(pair.Generated.Name.Split('`')[0]);
        var isObserved = BsonGenFallbacks.Observed.Any(fallback => fallback.Type == pair.Generated);
        Assert.Multiple(() =>
        {
            Assert.That(actual.IsSameAs(expected), $"class map: {expected}, generated: {actual}");
            Assert.That(
                expected.IsError || isReported || isObserved, "refused by the driver, reported by the generator, or observed at run time");
        });
    }

    [Test]
    public void ClassMappedTypesHaveNoGeneratedSerializer() =>
        Assert.That(Pairs.All.Where(pair => Pairs.IsGenerated(pair.ClassMapped)), Is.Empty);

    [Test]
    public void ThereAreFourHundredTypes() => Assert.That(Pairs.All, Has.Count.GreaterThanOrEqualTo(400));
}
