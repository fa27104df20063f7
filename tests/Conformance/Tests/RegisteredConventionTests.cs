using System.Reflection;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Options;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// All model types under conventions that are registered at run time, which have the same effect on generated code as on class maps.
/// </summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class RegisteredConventionTests
{
    private const int Seeds = 4;
    private const int VariantsPerDocument = 4;

    // Parts of the names of cases.
    private const string IdMember = "id named ";
    private const string ExtraElements = "extra elements in ";
    private const string Dictionaries = "dictionaries as ";
    private const string RequiredElements = "required elements";
    private const string ResetClassMaps = "reset class maps";

    /// <summary>
    /// They or the types that they hold get a second id, beside that of a base class, or an id that overrides a property.
    /// </summary>
    private static readonly string[] LeftWithIdMember =
    [
        "Customer",
        "DerivesFromEntity",
        "DerivesFromPlain",
        "DerivesTwiceFromEntity",
        "HoldsPolymorphicGenerics",
        "Implementing",
        "OverridingId",
        "SealedCustomer",
        "SpecialCustomer",
    ];

    /// <summary>The driver refuses to configure arrays of this rank.</summary>
    private static readonly string[] LeftWithDictionaryRepresentation = ["FourDimensions"];

    /// <summary>The rows of docs/configuration.md for which these conventions leave types to the class map.</summary>
    private static readonly (string Case, string[] Rows)[] LeftForRows =
    [
        (RequiredElements, ["has another member with extra elements than `[BsonExtraElements]`"]),
        (ResetClassMaps,
        [
            "has another member with extra elements than `[BsonExtraElements]`",
            "creates objects by another constructor or factory method",
            "stores a member that generated code does not know",
            "writes the members in another order than the type",
        ]),
    ];

    public static IEnumerable<TestCaseData> Conventions() => [.. Alone(), .. Together()];

    private static IEnumerable<TestCaseData> Alone() =>
    [
        Case("element names in camel case", new CamelCaseElementNameConvention()),
        Case("ignored extra elements", new IgnoreExtraElementsConvention(true)),
        Case("enums as text", new EnumRepresentationConvention(BsonType.String)),
        Case("enums as Int64", new EnumRepresentationConvention(BsonType.Int64)),
        Case("Guids", new GuidConvention(GuidRepresentation.JavaLegacy)),
        Case("no nulls", new IgnoreIfNullConvention(true)),
        Case("no defaults", new IgnoreIfDefaultConvention(true)),
        Case("ids as ObjectId", new StringIdStoredAsObjectIdConvention()),
        Case("no id", new NoIdMemberConvention()),
        Case(IdMember + "Text", new NamedIdMemberConvention("Text")),
        Case(ExtraElements + "Value", new NamedExtraElementsMemberConvention("Value")),
        Case(Dictionaries + "arrays", new DictionaryConvention(DictionaryRepresentation.ArrayOfArrays)),
        Case("default values", new MemberDefaultValueConvention(typeof(int), 7), new MemberDefaultValueConvention(typeof(string), "none")),
        Case(RequiredElements, new DelegateMemberMapConvention("required", static member => member.SetIsRequired(true))),
        Case("generators of text ids", new StringObjectIdIdGeneratorConvention()),
        Case("no types of objects", new ObjectSerializerAllowedTypesConvention()),
        Case(
            ResetClassMaps,
            new ResetClassMapConvention(),
            new ReadWriteMemberFinderConvention(MemberTypes.Property),
            new ResetMemberMapsConvention()),
        Case(
            "delegates for classes",
            new DelegateClassMapConvention("discriminators", static map => map.SetDiscriminator("a " + map.ClassType.Name)),
            new DelegatePostProcessingConvention("ignored extra elements", static map => map.SetIgnoreExtraElements(true))),
        Case(
            "default conventions once more",
            new ReadWriteMemberFinderConvention(),
            new MemberNameElementNameConvention(),
            new LookupIdGeneratorConvention(),
            new ImmutableTypeClassMapConvention(),
            new NamedParameterCreatorMapConvention()),
    ];

    private static IEnumerable<TestCaseData> Together() =>
    [
        Case(
            "camel case, ignored extra elements, enums as text, no nulls, ids as ObjectId, Guids",
            new CamelCaseElementNameConvention(),
            new IgnoreExtraElementsConvention(true),
            new EnumRepresentationConvention(BsonType.String),
            new IgnoreIfNullConvention(true),
            new StringIdStoredAsObjectIdConvention(),
            new GuidConvention(GuidRepresentation.Standard)),
        Case(
            "camel case, enums as Int32, no defaults, no id, Guids",
            new CamelCaseElementNameConvention(),
            new EnumRepresentationConvention(BsonType.Int32),
            new IgnoreIfDefaultConvention(true),
            new StringIdStoredAsObjectIdConvention(),
            new NoIdMemberConvention(),
            new GuidConvention(GuidRepresentation.CSharpLegacy)),
        Case(
            $"enums as text at any depth, {Dictionaries}documents, {IdMember}Name, {ExtraElements}Values, Guids",
            (IConvention)Activator.CreateInstance(typeof(EnumRepresentationConvention), BsonType.String, false)!,
            new DictionaryConvention(DictionaryRepresentation.ArrayOfDocuments),
            new GuidConvention(GuidRepresentation.Standard),
            new NamedIdMemberConvention("Name"),
            new NamedExtraElementsMemberConvention("Values")),
    ];

    /// <summary>A new version of the driver may have another convention.</summary>
    [Test]
    public void EachConventionOfTheDriverHasACase()
    {
        var tried = Conventions().SelectMany(static data => (IConvention[])data.Arguments[1]!)
            .Select(static item => item.GetType()).ToHashSet();
        var missing = typeof(IConvention).Assembly.GetExportedTypes()
            .Where(static type => type.IsAssignableTo(typeof(IConvention)) && type is { IsAbstract: false, IsInterface: false })
            .Where(type => !tried.Contains(type));
        Assert.That(missing, Is.Empty, "A convention of the driver has no case.");
    }

    [TestCaseSource(nameof(Conventions))]
    public void WorkAsInClassMaps(string name, IConvention[] conventions)
    {
        IgnoreUnlessFull();
        CompareAll(name, CompiledModels.Create(name, conventions));
    }

    // The first use of each type takes most of the time. By default, RegisteredConfigurationTests tries
    // conventions and filters on fewer types.
    private static void IgnoreUnlessFull()
    {
        if (!ConformanceTests.IsFull)
        {
            Assert.Ignore("Needs CONFORMANCE=full.");
        }
    }

    private static void CompareAll(string name, List<Pair> pairs)
    {
        var others = pairs.Where(pair => !Pairs.IsGenerated(pair.Generated)).ToList();

        // The look-up of a generated serializer makes its discriminators known, so the look-ups of the class maps come before the
        // comparisons, too.
        var refused = pairs.Where(pair => Pairs.IsRefused(pair.ClassMapped)).Select(pair => pair.Name).ToHashSet();

        Assert.Multiple(() =>
        {
            var withoutConventions = Pairs.All.Where(pair => Pairs.IsGenerated(pair.Generated)).Select(pair => pair.Name).ToHashSet();
            var left = others
                .Where(pair => withoutConventions.Contains(pair.Name) && !MayBeLeft(name, pair) && !refused.Contains(pair.Name))
                .Select(pair => pair.Name)
                .ToList();
            Assert.That(left, Is.Empty, $"left to the class map, which the driver accepts\n{Explain(left)}");
            Assert.That(
                BsonGenFallbacks.Observed.Where(fallback => FallbackRows.Find(fallback.Reason) is null), Is.Empty, "A reason has no row.");
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
    [TestCase(true, true, TestName = "WorkAsInClassMapsByNamespaceOrType")]
    [TestCase(true, false, TestName = "WorkAsInClassMapsByNamespace")]
    [TestCase(false, true, TestName = "WorkAsInClassMapsByType")]
    public void WorkAsInClassMapsWithAFilter(bool isByNamespace, bool isByTypes)
    {
        IgnoreUnlessFull();
        var (pairs, filter) = CompiledModels.CreateFiltered(Filtered, isByNamespace, isByTypes);
        var derived = pairs.Where(pair => pair.ClassMapped.BaseType is { } parent && Dump.IsModel(parent)).ToLookup(pair =>
            (filter.Accepts(pair.ClassMapped), filter.Accepts(pair.ClassMapped.BaseType!)));
        Assert.That(derived[(true, false)].Count(), Is.GreaterThan(10), "The filter leaves out few base classes.");
        Assert.That(derived[(false, true)].Count(), Is.GreaterThan(10), "The filter leaves out few derived classes.");
        CompareAll("a filter", pairs);
    }

    private static string Explain(List<string> names) =>
        string.Join('\n', BsonGenFallbacks.Observed.Where(fallback => names.Contains(fallback.Type.Name)));

    private static bool MayBeLeft(string name, Pair pair) =>
        (name.Contains(IdMember, StringComparison.Ordinal) && LeftWithIdMember.Contains(pair.Name)) ||
        (name.Contains(Dictionaries, StringComparison.Ordinal) && LeftWithDictionaryRepresentation.Contains(pair.Name)) ||
        IsLeftFor(pair, Array.Find(LeftForRows, left => left.Case == name).Rows ?? []) ||
        (HasCondition(pair) && IsLeftFor(pair, ["omits other values of a member"]));

    private static bool IsLeftFor(Pair pair, string[] rows) =>
        BsonGenFallbacks.Observed.Any(fallback =>
            fallback.Type == pair.Generated && rows.Contains(FallbackRows.Find(fallback.Reason)));

    // A convention may omit values of members that a method decides about, too. Generated code would call the method first.
    private static bool HasCondition(Pair pair) =>
        pair.ClassMapped.GetMethods().Any(method => method.Name.StartsWith("ShouldSerialize", StringComparison.Ordinal));

    private static TestCaseData Case(string name, params IConvention[] conventions) =>
        new TestCaseData(name, conventions).SetArgDisplayNames(name);
}
