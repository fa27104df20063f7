using BsonGen.Tests.Shared;
using Conformance.Machine.Declarations;
using Conformance.Machine.Examining;
using Conformance.Machine.Inventing;
using Conformance.Machine.Running;
using NUnit.Framework;

namespace Conformance.Machine;

/// <summary>The rules for documented differences look at both sides: what only resembles such a difference is a finding.</summary>
[TestFixture]
internal sealed class AllowedDifferencesTests
{
    private const string Refused = "The property 'Price' of type 'Conformance.Models.Line' cannot use element name 'Price' because it is " +
        "already being used by field 'price'";
    private const string Camel =
        "{ ConventionRegistry.Register(\"p\", new ConventionPack { new CamelCaseElementNameConvention() }, type => true); return null; }";
    private const string OtherName = "BsonClassMap.RegisterClassMap<Line>(map => { map.AutoMap(); map.SetDiscriminator(\"mapped\"); })";
    private const string KeptConvention =
        "{ BsonSerializer.RegisterDiscriminatorConvention(typeof(Line), new ScalarDiscriminatorConvention(\"kind\")); return null; }";

    private static readonly Outcome Value = new("Line{}", "", "");
    private static readonly Outcome Refusal = new(null, "BsonSerializationException", Refused);
    private static readonly Outcome RefusalInMember = InMember(Refusal);
    private static readonly Outcome OtherError = new(null, "NotSupportedException", "Not supported.");
    private static readonly Outcome Malformed = new(
        null, "FormatException", "Element '_t' does not match any field or property of class Line.");
    private static readonly Outcome Ended = new(null, "EndOfStreamException", "Attempted to read past the end of the stream.");
    private static readonly Outcome UnknownDiscriminator = new(null, "BsonSerializationException", "Unknown discriminator value 'Square'.");
    private static readonly Outcome NoDiscriminator = new(null, "InvalidOperationException", "Sequence contains no elements");
    private static readonly Outcome EmptyDiscriminator = new(
        null, "ArgumentException", "The value cannot be an empty string. (Parameter 'name')");
    private static readonly Outcome SkippedInJson = new(null, "BsonInternalException", "Unexpected token.");
    private static readonly Outcome HasConvention = new(
        null, "BsonSerializationException", "There is already a discriminator convention registered for type Line.");

    private static readonly TestCaseData[] Discriminators =
    [
        new("read 1", Value, UnknownDiscriminator, true),
        new("read 1", Malformed, UnknownDiscriminator, true),
        new("read 1", OtherError, UnknownDiscriminator, false),
        new("bytes 1", Value, UnknownDiscriminator, false),
        new("direct 1", Value, NoDiscriminator, true),
        new("direct 1", OtherError, NoDiscriminator, false),
        new("bytes 1", Value, NoDiscriminator, false),
        new("inside 1", Value, EmptyDiscriminator, true),
        new("inside 1", OtherError, EmptyDiscriminator, false),
        new("into 1", Value, Ended, true),
        new("bytes 1", Value, Ended, false),
        new("from JSON 1", Value, SkippedInJson, true),
        new("from JSON 1", OtherError, SkippedInJson, false),
        new("from BsonDocument 1", Value, SkippedInJson, false),
        new("After 0", Value, HasConvention, true),
        new("After 0", OtherError, HasConvention, false),
        new("After 1", Value, HasConvention, false),
    ];

    private static readonly TestCaseData[] Refusals =
    [
        new(Value, Refusal, true),
        new(Value, RefusalInMember, true),
        new(Value, InMember(RefusalInMember), true),
        new(Value, InMember(OtherError), false),
        new(Malformed, Refusal, true),
        new(OtherError, Refusal, false),
        new(UnknownDiscriminator, Refusal, false),
        new(Value, OtherError, false),
    ];

    private static readonly TestCaseData[] ClassMaps =
    [
        new(Camel, "Line", "members", "name", true),
        new(Camel, "Line", "id", "Name", false),
        new(Camel, "Line", "discriminator", "mapped", false),
        new(Camel, "Line", "extra elements ignored", "True", false),
        new(OtherName, "Line", "discriminator", "mapped", true),
        new(OtherName, "Line", "members", "name", false),
        new(OtherName, "Square", "discriminator", "mapped", false),
        new("BsonClassMap.RegisterClassMap<Line>()", "Line", "members", "name", false),
        new("BsonSerializer.LookupSerializer(typeof(Line)).ValueType.Name", "Line", "members", "name", false),
    ];

    [TestCaseSource(nameof(Discriminators))]
    public void DiscriminatorsOfRefusedTypes(string what, Outcome expected, Outcome actual, bool isAllowed)
    {
        var sample = new Sample(1) { After = [KeptConvention, "BsonSerializer.IsTypeDiscriminated(typeof(Line))"] };
        Assert.Multiple(() =>
        {
            Assert.That(
                AllowedDifferences.Find(what, sample, expected, actual, new Refusals(() => [Refused], 1)),
                isAllowed ? Is.EqualTo(DocumentedDifference.RefusedDiscriminator) : Is.Null);
            Assert.That(AllowedDifferences.Find(what, sample, expected, actual, new Refusals(() => [], 1)), Is.Null, "no type is refused");
        });
    }

    [TestCaseSource(nameof(Refusals))]
    public void RefusalsThatWereThrownForAnotherType(Outcome expected, Outcome actual, bool isAllowed) => Assert.That(
        AllowedDifferences.Find("read 1", new Sample(1), expected, actual, new Refusals(() => [Refused], 1)),
        isAllowed ? Is.EqualTo(DocumentedDifference.RefusedType) : Is.Null);

    [TestCase("An error occurred while serializing the Items property of class Line: ", true)]
    [TestCase("", false)]
    public void AttributesOfMembersOfTheItemsOfAnEmptyList(string member, bool isAllowed)
    {
        const string Refusal =
            "A serializer of type 'TupleSerializer<Int32>' is not configurable using an attribute of type 'BsonRepresentationAttribute'.";
        var expected = new Outcome(null, "BsonSerializationException < NotSupportedException", member + Refusal);
        Assert.Multiple(() =>
        {
            Assert.That(
                AllowedDifferences.Find("bytes 1", new Sample(1), expected, Value, new Refusals(() => [Refusal], 1)),
                isAllowed ? Is.EqualTo(DocumentedDifference.RefusedMember) : Is.Null);
            Assert.That(AllowedDifferences.Find("bytes 1", new Sample(1), expected, Value, new Refusals(() => [], 1)), Is.Null);
        });
    }

    [TestCase(nameof(FileLoadException), "Unknown discriminator value 'Box`1[[Line, Li\0e]]'.", true)]
    [TestCase(nameof(FileLoadException), "Another message.", false)]
    [TestCase(nameof(FileNotFoundException), "Unknown discriminator value 'Box`1[[Line, Li\0e]]'.", false)]
    public void NamesOfAssembliesThatAreNotLoaded(string error, string message, bool isAllowed) => Assert.That(
        AllowedDifferences.Find(
            "read 1",
            new Sample(1),
            new Outcome(null, $"FormatException < {error}", "The given assembly name was invalid."),
            new Outcome(null, "FormatException < BsonSerializationException", message),
            new Refusals(() => [], 1)),
        isAllowed ? Is.EqualTo(DocumentedDifference.TooManyTypes) : Is.Null);

    [TestCaseSource(nameof(ClassMaps))]
    public void ClassMapsAfterLateRegistrations(string step, string type, string fact, string value, bool isAllowed)
    {
        var sample = new Sample(1) { After = ["BsonSerializer.IsTypeDiscriminated(typeof(Line))", step] };
        var expected = new Outcome(Describe("Line"), "", "");
        var actual = new Outcome(Describe(type).Replace($"\n{fact}: ", $"\n{fact}: {value}", StringComparison.Ordinal), "", "");
        Assert.That(actual, Is.Not.EqualTo(expected));
        Assert.That(
            AllowedDifferences.Find("class map", sample, expected, actual, new Refusals(() => [], 1)),
            isAllowed ? Is.EqualTo(DocumentedDifference.RequestedClassMap) : Is.Null);
    }

    private static string Describe(string type) => MetadataSteps.DescribeMap(new MongoDB.Bson.Serialization.BsonClassMap(typeof(object)))
        .Replace("class: Object", "class: " + type, StringComparison.Ordinal);

    private static Outcome InMember(Outcome outcome) => new(
        null,
        $"BsonSerializationException < {outcome.Errors}",
        $"An error occurred while serializing the Inner property of class Line: {outcome.Message}");
}
