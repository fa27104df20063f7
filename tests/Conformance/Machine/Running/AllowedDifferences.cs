using System.Text.RegularExpressions;
using BsonGen.Tests.Shared;
using Conformance.Machine.Declarations;
using Conformance.Tests;
using MongoDB.Bson;

namespace Conformance.Machine.Running;

/// <summary>The documented differences. The report counts them by name.</summary>
internal static partial class AllowedDifferences
{
    // Steps that look up serializers, and neither read nor write.
    private static readonly string[] LookUps = ["look up ", "member ", "itself", "class map", "Before ", "After "];

    private static readonly string[] Readings = [
        "read ",
        "direct ",
        "into ",
        "chunks ",
        "segments ",
        "stream ",
        "inside ",
        "from BsonDocument ",
        "from JSON ",
    ];

    private static readonly string[] SearchErrors =
        [nameof(FormatException), nameof(EndOfStreamException), nameof(IOException), nameof(System.Text.DecoderFallbackException)];

    private static readonly string[] ReportedEarly = ["BSONGEN016", "BSONGEN017", "BSONGEN018", "BSONGEN021"];

    // Steps after the first use of a type: the class map exists, or the driver creates it on request.
    private static readonly string[] QuestionsAboutClassMaps =
        ["BsonClassMap.IsClassMapRegistered(", "BsonClassMap.GetRegisteredClassMaps(", "BsonClassMap.RegisterClassMap<"];

    /// <param name="what">The step.</param>
    /// <param name="sample">The sample.</param>
    /// <param name="expected">The outcome of the class map.</param>
    /// <param name="actual">The outcome of generated code.</param>
    /// <param name="refusals">The exceptions with which the driver refused types of the sample.</param>
    /// <returns>The difference that is allowed, or null.</returns>
    public static DocumentedDifference? Find(string what, Sample sample, Outcome expected, Outcome actual, Refusals refusals) =>
        SizesOfDriver.FindDifference(expected, actual, what.StartsWith("stream ", StringComparison.Ordinal)) ??
        FindOfCreation(expected, actual) ??
        FindOfRefused(what, sample, expected, actual, refusals) ??
        FindOther(what, sample, sample.FindStep(what), expected, actual);

    /// <param name="sample">The sample.</param>
    /// <param name="refusal">Why the generator refuses it.</param>
    /// <returns>The difference that is allowed if the driver maps the types, or null.</returns>
    public static DocumentedDifference? FindAtCompileTime(Sample sample, string refusal) =>
        IsReportedEarly(refusal) ? DocumentedDifference.ReportedEarly :
        IsNameByConfiguration(sample, refusal) ? DocumentedDifference.RenamedElements :
        null;

    private static DocumentedDifference? FindOfCreation(Outcome expected, Outcome actual) =>
        IsAbstractBeforeSizeIsRead(expected, actual) || IsSearchedBeforeMade(expected, actual)
            ? DocumentedDifference.CreationAndDocument
            : null;

    private static DocumentedDifference? FindOfRefused(
        string what, Sample sample, Outcome expected, Outcome actual, Refusals refusals) =>
        IsRefusedAttribute(sample, expected, actual, refusals) ? DocumentedDifference.RefusedMember :
        IsRefusedLater(what, expected, actual, refusals) || IsRefusedAgain(expected, actual, refusals) ? DocumentedDifference.RefusedType :
        IsRefusedId(sample, expected, actual) ? DocumentedDifference.RefusedId :
        IsRefusedKnownType(sample, expected, actual, refusals) ? DocumentedDifference.RefusedKnownType :
        IsRefusedItem(sample, expected, actual, refusals) ||
            IsMapOfRefusedItem(what, sample, expected, actual, refusals) ? DocumentedDifference.RefusedMember :
        IsRefusedBeforeCast(what, expected, actual, refusals) ? DocumentedDifference.TwoErrors :
        IsOtherRefusal(expected, actual, refusals) ||
            IsRepeatedFreezing(expected, actual, refusals) ||
            IsHalfFrozen(expected, actual, refusals) ? DocumentedDifference.RefusedBefore :
        IsDiscriminatorOfRefused(what, sample.FindStep(what), expected, actual, refusals) ? DocumentedDifference.RefusedDiscriminator :
        null;

    private static DocumentedDifference? FindOther(string what, Sample sample, string? source, Outcome expected, Outcome actual) =>
        IsShorterRawDocument(sample, expected, actual) ? DocumentedDifference.RawDocument :
        IsNotLoaded(expected, actual) ? DocumentedDifference.TooManyTypes :
        IsLateQuestion(what, source, expected, actual) ? DocumentedDifference.UnknownClassMap :
        IsLateRegistration(what, source, expected, actual) ? DocumentedDifference.LateClassMap :
        IsLateClassMap(what, sample, expected, actual) ||
            IsDiscriminatorOfLateMap(what, sample, expected, actual) ? DocumentedDifference.RequestedClassMap :
        null;

    // The driver refuses these only when they are used, and not in a document without a fitting element.
    private static bool IsReportedEarly(string refusal) =>
        Array.Exists(ReportedEarly, id => refusal.StartsWith(id, StringComparison.Ordinal));

    // A convention or a class map that the generator can't see may change one of two equal names.
    private static bool IsNameByConfiguration(Sample sample, string refusal) =>
        refusal.StartsWith("BSONGEN002", StringComparison.Ordinal) &&
        sample.World.AllStatements.Concat(sample.Before).Any(statement =>
            statement.Contains("ConventionRegistry.Register(", StringComparison.Ordinal) ||
            statement.Contains("map.AutoMap();", StringComparison.Ordinal));

    // The driver creates the object first, so an abstract class causes an exception before the size does, as a constructor that throws.
    private static bool IsAbstractBeforeSizeIsRead(Outcome expected, Outcome actual) =>
        IsOfAbstractClass(expected) && SizesOfDriver.IsOfSize(actual);

    // If a class map searches the document for a discriminator, the error of the document precedes that of the constructor.
    private static bool IsSearchedBeforeMade(Outcome expected, Outcome actual) =>
        expected.Errors == nameof(EndOfStreamException) &&
        actual.Errors.StartsWith(nameof(System.Reflection.TargetInvocationException), StringComparison.Ordinal);

    // The class map refuses the class, or the class of the items of a member. Generated code refuses the values of the member.
    private static bool IsRefusedAttribute(Sample sample, Outcome expected, Outcome actual, Refusals refusals) =>
        (!actual.IsError || IsOfReading(actual) || CauseOf(actual) == CauseOf(expected)) &&
        expected.IsError &&
            expected.Message.Contains("is not configurable using an attribute of type", StringComparison.Ordinal) &&
            refusals.Contains(expected.Message) &&
        (Refusals.IsOfMember(expected.Message) || sample.World.AllStatements.Concat(sample.Before).Any(statement =>
            statement.Contains("RegisterSerializer(", StringComparison.Ordinal)));

    // Looking up a serializer does not use the type. Other steps compare reading and writing.
    private static bool IsRefusedLater(string what, Outcome expected, Outcome actual, Refusals refusals) =>
        !actual.IsError && refusals.Contains(expected.Message) && LookUps.Any(step => what.StartsWith(step, StringComparison.Ordinal));

    // Generated code looks up the serializer of an id with its first value.
    private static bool IsRefusedId(Sample sample, Outcome expected, Outcome actual) =>
        IsOfUnstorable(expected) && (!actual.IsError || IsOfReading(actual)) &&
        sample.Types.Any(type => type.Members.Any(IsUnstorableId));

    private static bool IsOfUnstorable(Outcome outcome) =>
        outcome.Message.EndsWith("No serializer found for type System.Enum.", StringComparison.Ordinal) ||
        outcome.Message.EndsWith("No serializer found for type System.Array.", StringComparison.Ordinal);

    private static bool IsUnstorableId(MemberDeclaration member) =>
        member.Type.ToString().TrimEnd('?') is nameof(Enum) or nameof(Array) &&
        (member.Name is "Id" or "id" or "_id" ||
            member.Attributes.Any(attribute => attribute.StartsWith("BsonId", StringComparison.Ordinal)));

    // The driver throws for the type that is looked up first, and each generated type throws once.
    private static bool IsRefusedAgain(Outcome expected, Outcome actual, Refusals refusals) =>
        IsGoingOn(expected) && refusals.TakeAgain(actual.Message);

    // A generated type has no class map before the driver needs one.
    private static bool IsLateQuestion(string what, string? source, Outcome expected, Outcome actual) =>
        IsQuestionAboutClassMap(what, source) &&
        (expected.Value, actual.Value) is ("Boolean(True)", "Boolean(False)") or ("Int32(1)", "Int32(0)");

    // It accepts a registered one, which then has no effect.
    private static bool IsLateRegistration(string what, string? source, Outcome expected, Outcome actual) =>
        IsQuestionAboutClassMap(what, source) &&
        expected.Errors == nameof(ArgumentException) &&
        expected.Message.Contains("already been added", StringComparison.Ordinal) &&
        !actual.IsError;

    private static bool IsQuestionAboutClassMap(string what, string? source) =>
        what == "class map registered" ||
        (source is not null && QuestionsAboutClassMaps.Any(question => source.StartsWith(question, StringComparison.Ordinal)));

    private static bool IsLateClassMap(string what, Sample sample, Outcome expected, Outcome actual) =>
        what == "class map" && !expected.IsError && !actual.IsError && LateClassMaps.Explain(sample, expected.Value!, actual.Value!);

    // The attributes of the members of a known type with a generated serializer are not read before the known type is used.
    private static bool IsRefusedKnownType(Sample sample, Outcome expected, Outcome actual, Refusals refusals) =>
        expected.IsError &&
        !actual.IsError &&
        sample.Types.Any(type => type.Attributes.Any(attribute => attribute.StartsWith("BsonKnownTypes(", StringComparison.Ordinal))) &&
        refusals.TakeAgain(expected.Message);

    // An attribute for a dictionary makes the driver look up the serializer of its values while it maps the class. Generated code refuses
    // the values.
    private static bool IsRefusedItem(Sample sample, Outcome expected, Outcome actual, Refusals refusals) =>
        expected.IsError && HasDictionaryOptions(sample) &&
        (refusals.Contains(expected.Message)
            ? !actual.IsError || IsOfReading(actual)
            : actual.IsError && refusals.Any && CauseOf(actual) == CauseOf(expected));

    // Each level that wraps an exception puts its own sentence before the message.
    private static string CauseOf(Outcome outcome) => outcome.Message[(outcome.Message.LastIndexOf(": ", StringComparison.Ordinal) + 1)..];

    // Such a class has no class map, unless its values have generated serializers.
    private static bool IsMapOfRefusedItem(string what, Sample sample, Outcome expected, Outcome actual, Refusals refusals) =>
        what == "class map registered" &&
        (expected.Value, actual.Value) is ("Boolean(False)", "Boolean(True)") &&
        refusals.Any &&
        HasDictionaryOptions(sample);

    private static bool HasDictionaryOptions(Sample sample) =>
        sample.Printed?.Types.Contains("[BsonDictionaryOptions(", StringComparison.Ordinal) == true ||
        sample.Types.Any(type =>
            type.Members.Any(member =>
                member.Attributes.Any(attribute => attribute.StartsWith("BsonDictionaryOptions(", StringComparison.Ordinal))));

    // A document that is read as an object is first read, then cast. The class map refuses the type before that.
    private static bool IsRefusedBeforeCast(string what, Outcome expected, Outcome actual, Refusals refusals) =>
        refusals.Contains(expected.Message) &&
        what.StartsWith("inside as object ", StringComparison.Ordinal) &&
        actual.Errors == nameof(InvalidCastException);

    private static bool IsOtherRefusal(Outcome expected, Outcome actual, Refusals refusals) =>
        refusals.Contains(expected.Message) && refusals.Contains(actual.Message);

    // A type that the driver refuses has no discriminator for the driver. A generated serializer makes its discriminator known before the
    // type is refused, so documents of its base classes are searched for discriminators, and malformed ones fail in the search.
    private static bool IsDiscriminatorOfRefused(string what, string? source, Outcome expected, Outcome actual, Refusals refusals) =>
        refusals.Any &&
        ((Array.Exists(Readings, what.StartsWith) && IsGoingOn(expected) && IsOfSearch(what, expected, actual)) ||
            (source?.StartsWith("{ BsonSerializer.RegisterDiscriminatorConvention(", StringComparison.Ordinal) == true &&
                !expected.IsError &&
                actual.Message.StartsWith("There is already a discriminator convention registered ", StringComparison.Ordinal)) ||
            (source?.StartsWith("BsonSerializer.IsTypeDiscriminated(", StringComparison.Ordinal) == true &&
                (expected.Value, actual.Value) is ("Boolean(False)", "Boolean(True)")) ||
            (what == "itself" &&
                expected.Value is not null &&
                expected.Value.Replace(" False ", " True ", StringComparison.Ordinal) == actual.Value));

    private static bool IsOfSearch(string what, Outcome expected, Outcome actual) =>
        (actual.Errors.EndsWith(nameof(BsonSerializationException), StringComparison.Ordinal) &&
            actual.Message.Contains("Unknown discriminator value ", StringComparison.Ordinal)) ||
        (actual.Errors.EndsWith(nameof(InvalidOperationException), StringComparison.Ordinal) &&
            actual.Message.EndsWith("Sequence contains no elements", StringComparison.Ordinal)) ||
        // The driver looks for a type whose name is empty.
        (actual.Errors.EndsWith(nameof(ArgumentException), StringComparison.Ordinal) &&
            actual.Message.EndsWith("The value cannot be an empty string. (Parameter 'name')", StringComparison.Ordinal)) ||
        (IsOfReading(actual) && (IsOfReading(expected) || actual.Errors.Split(" < ").All(SearchErrors.Contains))) ||
        // The driver's JSON reader can't skip each BSON type.
        (what.StartsWith("from JSON ", StringComparison.Ordinal) && actual.Errors == nameof(BsonInternalException));

    // Whether the class map neither searches a document nor refuses a type: it gets to the value, to an error in the document, or to the
    // creation of the object.
    private static bool IsGoingOn(Outcome expected) =>
        !expected.IsError || IsOfReading(expected) || SizesOfDriver.IsOfConstructor(expected) || IsOfAbstractClass(expected);

    private static bool IsOfAbstractClass(Outcome outcome) =>
        outcome.Errors.EndsWith(nameof(MemberAccessException), StringComparison.Ordinal) &&
        outcome.Message.Contains("abstract class", StringComparison.Ordinal);

    private static bool IsOfReading(Outcome outcome) => outcome.IsError && SearchErrors.Contains(outcome.Errors.Split(' ')[0]);

    // A class map whose freezing failed has each member twice, so it fails from then on. The first failure has another cause: a property
    // and its override with another type may have one element name, too.
    private static bool IsRepeatedFreezing(Outcome expected, Outcome actual, Refusals refusals) =>
        IsDoubled(expected.Message) != IsDoubled(actual.Message) && refusals.Exists(message => !IsDoubled(message));

    // The driver reads with such a class map from the second time on, without the members that it has not frozen.
    private static bool IsHalfFrozen(Outcome expected, Outcome actual, Refusals refusals) =>
        refusals.Contains(expected.Message) &&
        actual.IsError &&
        actual.Message.Contains("' does not match any field or property of class ", StringComparison.Ordinal);

    // The driver keeps such a document, and reads the elements after it, which may fail.
    private static bool IsShorterRawDocument(Sample sample, Outcome expected, Outcome actual) =>
        actual.Errors.EndsWith(nameof(EndOfStreamException), StringComparison.Ordinal) &&
        (expected.IsError
            ? IsOfReading(expected) &&
                sample.Types.Any(type =>
                    type.Members.Any(member => member.Type.ToString().Contains(nameof(RawBsonDocument), StringComparison.Ordinal)))
            : expected.Value!.Contains(nameof(RawBsonDocument) + "(", StringComparison.Ordinal));

    // The driver refuses the name of an assembly. Generated code has made all attempts to load one that it makes in a process.
    private static bool IsNotLoaded(Outcome expected, Outcome actual) =>
        expected.Errors.EndsWith(nameof(FileLoadException), StringComparison.Ordinal) &&
        actual.Errors.EndsWith(nameof(BsonSerializationException), StringComparison.Ordinal) &&
        actual.Message.Contains("Unknown discriminator value '", StringComparison.Ordinal);

    private static bool IsDoubled(string message) =>
        Doubled().Match(message) is { Success: true } match &&
        match.Groups[1].Value == match.Groups[3].Value &&
        match.Groups[2].Value == match.Groups[4].Value;

    [GeneratedRegex(
        @"^The (field|property) '(\w+)' of type '.*' cannot use element name '.*' " +
        @"because it is already being used by (field|property) '(\w+)'")]
    private static partial Regex Doubled();

    // A direct call of the driver's convention returns the discriminators of the late class map. They come last in the description of the
    // type.
    private static bool IsDiscriminatorOfLateMap(string what, Sample sample, Outcome expected, Outcome actual) =>
        what == "itself" && expected.Value is { } expectedText && actual.Value is { } actualText &&
        StartOf(expectedText) is { Length: > 0 } start && start == StartOf(actualText) &&
        LateClassMaps.AreIn(sample);

    private static string StartOf(string description) =>
        description[..Math.Max(0, description.LastIndexOf(" _t ", StringComparison.Ordinal))];
}
