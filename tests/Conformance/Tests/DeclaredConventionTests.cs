using System.Text.RegularExpressions;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Options;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// All model types under conventions: compiled conventions have the effect of the driver's conventions on class maps.
/// </summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public partial class DeclaredConventionTests
{
    private const int Seeds = 4;
    private const int VariantsPerDocument = 4;

    /// <summary>Two of their members have one name in camel case, which the driver and the compiler refuse.</summary>
    private static readonly string[] Refused = ["BothIds", "CollectionNames", "OddNames", "SimilarNames", "TextValue"];

    /// <summary>They or the types that they hold get a second id, beside that of a base class.</summary>
    private static readonly string[] LeftWithIdMember =
    [
        "Customer",
        "DerivesFromEntity",
        "DerivesFromPlain",
        "DerivesTwiceFromEntity",
        "HoldsPolymorphicGenerics",
        "SealedCustomer",
        "SpecialCustomer",
    ];

    /// <summary>The driver refuses to configure arrays of this rank.</summary>
    private static readonly string[] LeftWithDictionaryRepresentation = ["FourDimensions"];

    public static IEnumerable<TestCaseData> Conventions() => [.. Alone(), .. Together()];

    private static IEnumerable<TestCaseData> Alone() =>
    [
        Case("CamelCaseElementNames = true", new CamelCaseElementNameConvention()),
        Case("IgnoreExtraElements = true", new IgnoreExtraElementsConvention(true)),
        Case("EnumRepresentation = BsonType.String", new EnumRepresentationConvention(BsonType.String)),
        Case("EnumRepresentation = BsonType.Int64", new EnumRepresentationConvention(BsonType.Int64)),
        Case("GuidRepresentation = GuidRepresentation.JavaLegacy", new GuidConvention(GuidRepresentation.JavaLegacy)),
        Case("IgnoreIfNull = true", new IgnoreIfNullConvention(true)),
        Case("IgnoreIfDefault = true", new IgnoreIfDefaultConvention(true)),
        Case("StringIdAsObjectId = true", new StringIdStoredAsObjectIdConvention()),
        Case("NoId = true", new NoIdMemberConvention()),
        Case("IdMember = \"Text\"", new NamedIdMemberConvention("Text")),
        Case("ExtraElementsMember = \"Value\"", new NamedExtraElementsMemberConvention("Value")),
        Case(
            "DictionaryRepresentation = DictionaryRepresentation.ArrayOfArrays",
            new DictionaryConvention(DictionaryRepresentation.ArrayOfArrays)),
    ];

    private static IEnumerable<TestCaseData> Together() =>
    [
        Case(
            "CamelCaseElementNames = true, IgnoreExtraElements = true, EnumRepresentation = BsonType.String, IgnoreIfNull = true, " +
            "StringIdAsObjectId = true, GuidRepresentation = GuidRepresentation.Standard",
            new CamelCaseElementNameConvention(),
            new IgnoreExtraElementsConvention(true),
            new EnumRepresentationConvention(BsonType.String),
            new IgnoreIfNullConvention(true),
            new StringIdStoredAsObjectIdConvention(),
            new GuidConvention(GuidRepresentation.Standard)),
        Case(
            "CamelCaseElementNames = true, EnumRepresentation = BsonType.Int32, IgnoreIfDefault = true, StringIdAsObjectId = true, " +
            "NoId = true, GuidRepresentation = GuidRepresentation.CSharpLegacy",
            new CamelCaseElementNameConvention(),
            new EnumRepresentationConvention(BsonType.Int32),
            new IgnoreIfDefaultConvention(true),
            new StringIdStoredAsObjectIdConvention(),
            new NoIdMemberConvention(),
            new GuidConvention(GuidRepresentation.CSharpLegacy)),
        Case(
            "EnumRepresentation = BsonType.String, EnumsInCollections = true, " +
            "DictionaryRepresentation = DictionaryRepresentation.ArrayOfDocuments, IdMember = \"Name\", " +
            "ExtraElementsMember = \"Values\", GuidRepresentation = GuidRepresentation.Standard",
            (IConvention)Activator.CreateInstance(typeof(EnumRepresentationConvention), BsonType.String, false)!,
            new DictionaryConvention(DictionaryRepresentation.ArrayOfDocuments),
            new GuidConvention(GuidRepresentation.Standard),
            new NamedIdMemberConvention("Name"),
            new NamedExtraElementsMemberConvention("Values")),
    ];

    [TestCaseSource(nameof(Conventions))]
    public void WorkLikeRegisteredConventions(string declaration, IConvention[] conventions)
    {
        IgnoreUnlessFull();
        CompareAll(declaration, CompiledModels.Create(declaration, conventions));
    }

    // Compiling the models and the first use of each type take most of the time. By default, RegisteredConfigurationTests tries
    // conventions and filters on fewer types.
    private static void IgnoreUnlessFull()
    {
        if (!ConformanceTests.IsFull)
        {
            Assert.Ignore("Needs CONFORMANCE=full.");
        }
    }

    private static void CompareAll(string declaration, List<Pair> pairs)
    {
        var generated = pairs.Where(pair => Pairs.IsGenerated(pair.Generated)).Select(pair => pair.Name).ToHashSet();
        var names = pairs.Select(pair => pair.Name).ToHashSet();

        // The look-up of a generated serializer makes its discriminators known, so the look-ups of the class maps come before the
        // comparisons, too.
        foreach (var pair in pairs)
        {
            Outcome.Of(() => BsonSerializer.LookupSerializer(pair.ClassMapped));
        }

        Assert.Multiple(() =>
        {
            var left = Pairs.All.Where(pair =>
                Pairs.IsGenerated(pair.Generated) && names.Contains(pair.Name) && !generated.Contains(pair.Name));
            Assert.That(
                left.Where(pair => !MayBeLeft(declaration, pair)).Select(pair => pair.Name), Is.SubsetOf(Refused), "left to the class map");
            foreach (var pair in pairs.Where(pair => !pair.Generated.IsAbstract))
            {
                ConformanceTests.CompareWriting(pair, Seeds);
                ConformanceTests.CompareReading(pair, Seeds);
                ConformanceTests.CompareHostileReading(pair, VariantsPerDocument);
            }
        });
    }

    private static readonly IConvention[] Filtered =
    [
        new CamelCaseElementNameConvention(),
        new IgnoreExtraElementsConvention(true),
        new EnumRepresentationConvention(BsonType.String),
        new IgnoreIfNullConvention(true),
        new GuidConvention(GuidRepresentation.Standard),
    ];

    /// <summary>Some of the types follow the conventions, without regard to hierarchies, containers and type arguments.</summary>
    [TestCase(true, true, TestName = "WorkLikeRegisteredConventionsByNamespaceOrType")]
    [TestCase(true, false, TestName = "WorkLikeRegisteredConventionsByNamespace")]
    [TestCase(false, true, TestName = "WorkLikeRegisteredConventionsByType")]
    public void WorkLikeRegisteredConventionsWithAFilter(bool isByNamespace, bool isByTypes)
    {
        IgnoreUnlessFull();
        const string Declaration = "CamelCaseElementNames = true, IgnoreExtraElements = true, EnumRepresentation = BsonType.String, " +
            "IgnoreIfNull = true, GuidRepresentation = GuidRepresentation.Standard";
        var (pairs, filter) = CompiledModels.CreateFiltered(Declaration, Filtered, isByNamespace, isByTypes);
        var derived = pairs.Where(pair => pair.ClassMapped.BaseType is { } parent && Dump.IsModel(parent)).ToLookup(pair =>
            (filter.Accepts(pair.ClassMapped), filter.Accepts(pair.ClassMapped.BaseType!)));
        Assert.That(derived[(true, false)].Count(), Is.GreaterThan(10), "The filter leaves out few base classes.");
        Assert.That(derived[(false, true)].Count(), Is.GreaterThan(10), "The filter leaves out few derived classes.");
        CompareAll(Declaration, pairs);
    }

    private static bool MayBeLeft(string declaration, Pair pair) =>
        (declaration.Contains("IdMember", StringComparison.Ordinal) && LeftWithIdMember.Contains(pair.Name)) ||
        (declaration.Contains("DictionaryRepresentation", StringComparison.Ordinal) &&
            LeftWithDictionaryRepresentation.Contains(pair.Name)) ||
        (ExtraElementsMember().Match(declaration) is { Success: true } match &&
            MayTakeExtraElements(pair.Generated, match.Groups[1].Value));

    /// <summary>A member of a generic class may take extra elements for some type arguments, so generated code can't serve any.</summary>
    private static bool MayTakeExtraElements(Type type, string member)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            if (level.IsGenericType && level.GetMember(member).Length > 0)
            {
                return true;
            }
        }

        return false;
    }

    [GeneratedRegex("ExtraElementsMember = \"(\\w+)\"")]
    private static partial Regex ExtraElementsMember();

    /// <param name="declaration">The arguments of the attribute.</param>
    /// <param name="conventions">The same conventions as objects of the driver.</param>
    private static TestCaseData Case(string declaration, params IConvention[] conventions) =>
        new TestCaseData(declaration, conventions).SetArgDisplayNames(declaration);
}
