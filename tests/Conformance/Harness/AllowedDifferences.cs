using BsonGen.Tests.Shared;
using MongoDB.Bson;

namespace Conformance.Harness;

/// <summary>The documented differences, where the class map behaves so because of a limit of the driver.</summary>
internal static class AllowedDifferences
{
    private static readonly string[] RefusalsOfWriters =
        [
            "disposed object",
            " can only be called when State is ",
            " is larger than MaxDocumentSize ",
            "Maximum serialization depth",
            "Element name ",
        ];

    /// <param name="pair">The type.</param>
    /// <param name="what">The operation.</param>
    /// <param name="expected">The outcome of the class map.</param>
    /// <param name="actual">The outcome of generated code.</param>
    /// <param name="alone">The class map's outcome for the same value where only the value can cause an exception; null where this is
    /// always so.</param>
    /// <returns>The difference that is allowed, or null.</returns>
    public static DocumentedDifference? Find(Pair pair, string what, Outcome expected, Outcome actual, Outcome? alone) =>
        SizesOfDriver.FindDifference(expected, actual, what.EndsWith(", stream", StringComparison.Ordinal)) ??
        FindOther(pair, expected, actual, alone);

    private static DocumentedDifference? FindOther(Pair pair, Outcome expected, Outcome actual, Outcome? alone) =>
        IsRefusedName(expected, actual) ? DocumentedDifference.MalformedTypeNames :
        IsTooDeepToWrap(expected, actual) ? DocumentedDifference.DeepErrors :
        IsRefusedForRows(expected, actual) ? DocumentedDifference.UnequalRows :
        IsNotReadAgain(pair, expected, actual) ? DocumentedDifference.TooSmallSize :
        IsOneOfTwoFaults(expected, actual, alone) ? DocumentedDifference.ValueAndWriter :
        IsRefusedLater(pair, expected, actual, alone) ? DocumentedDifference.RefusedType :
        IsWrappedLess(expected, actual, alone) ? DocumentedDifference.WriterErrors :
        IsTooSmallToSkip(pair, expected, actual) ? DocumentedDifference.SkippedTooSmall :
        IsRawWithoutEnd(pair, expected, actual) ? DocumentedDifference.RawDocument :
        IsMemberOfRefusedType(pair, expected, actual) ? DocumentedDifference.RefusedMember :
        null;

    // The driver passes a malformed name of a type to the loader of .NET, which throws. Generated code refuses the name before.
    private static bool IsRefusedName(Outcome expected, Outcome actual) =>
        (expected.Errors.EndsWith(nameof(FileLoadException), StringComparison.Ordinal) ||
            (expected.Errors.EndsWith(nameof(ArgumentException), StringComparison.Ordinal) &&
                expected.Message.Contains("The value cannot be an empty string. (Parameter 'name')", StringComparison.Ordinal))) &&
        actual.Errors.EndsWith(nameof(BsonSerializationException), StringComparison.Ordinal) &&
        actual.Message.Contains("Unknown discriminator value '", StringComparison.Ordinal);

    // The class map wraps an error once for each member around it. Generated code passes on an error deeper than 256 levels as it is.
    private static bool IsTooDeepToWrap(Outcome expected, Outcome actual) =>
        actual.IsError &&
        expected.Errors.EndsWith(" < " + actual.Errors, StringComparison.Ordinal) &&
        expected.Message.Count(static c => c == '.') > 256;

    // Rows are compared before the array is allocated. The driver reads them one after the other, and may come to another fault first.
    private static bool IsRefusedForRows(Outcome expected, Outcome actual) =>
        expected.Errors.StartsWith($"{nameof(FormatException)} < ", StringComparison.Ordinal) &&
        actual.Errors == $"{nameof(FormatException)} < {nameof(FormatException)}" &&
        actual.Message.EndsWith("The rows of the array have different lengths.", StringComparison.Ordinal);

    // Documents that declare too small a size are read again eight times in a value that the driver reads. Later ones end where they say.
    private static bool IsNotReadAgain(Pair pair, Outcome expected, Outcome actual) =>
        pair.Name == "ConcreteNode" && actual.Errors.EndsWith($" < {nameof(EndOfStreamException)}", StringComparison.Ordinal) &&
        expected.Errors.EndsWith(" < " + actual.Errors, StringComparison.Ordinal);

    // A raw document is cut out by its declared size, even one too small for a document, and the driver reads on behind it. Generated
    // code has no bytes behind the value.
    private static bool IsRawWithoutEnd(Pair pair, Outcome expected, Outcome actual) =>
        pair.Generated.GetProperties().Any(static property => IsRaw(property.PropertyType)) &&
        IsReadBehindEnd(expected) &&
        IsEndOfMember(actual);

    // A serializer of the user's that skips the value without a look at it meets the same.
    private static bool IsTooSmallToSkip(Pair pair, Outcome expected, Outcome actual) =>
        pair.Name == "GenericSerializers" && IsReadBehindEnd(expected) && IsEndOfMember(actual);

    // The driver finds elements behind the value, or the end of the document at another place than its size says.
    private static bool IsReadBehindEnd(Outcome expected) =>
        !expected.IsError || expected.Message.StartsWith("Expected size to be ", StringComparison.Ordinal);

    private static bool IsEndOfMember(Outcome actual) => actual.Errors == $"{nameof(FormatException)} < {nameof(EndOfStreamException)}";

    private static bool IsRaw(Type type) =>
        type == typeof(RawBsonDocument) ||
        type == typeof(LazyBsonDocument) ||
        type == typeof(RawBsonArray) ||
        type == typeof(LazyBsonArray);

    // Where both the value and the writer are at fault, the driver reports what it comes to first. Generated code makes the bytes before it
    // turns to the writer, so it reports what is wrong with the value.
    private static bool IsOneOfTwoFaults(Outcome expected, Outcome actual, Outcome? alone) =>
        alone is { IsError: true } && actual.Errors == alone.Errors && actual.Message == alone.Message &&
        expected.IsError && RefusalsOfWriters.Any(refusal => expected.Message.Contains(refusal, StringComparison.Ordinal));

    // The class map wraps what a writer refuses, once for each member around it. Generated code has left members when it turns to
    // the writer.
    private static bool IsWrappedLess(Outcome expected, Outcome actual, Outcome? alone) =>
        alone is not null && expected.IsError && WithoutWrappers(expected) == WithoutWrappers(actual);

    private static string WithoutWrappers(Outcome outcome) =>
        outcome.Errors.Replace($"{nameof(BsonSerializationException)} < ", "", StringComparison.Ordinal);

    // The driver refuses a type when its serializer is looked up, generated code when it is used: then the writer may be at fault already.
    private static bool IsRefusedLater(Pair pair, Outcome expected, Outcome actual, Outcome? alone) =>
        alone is { IsError: true } && expected.Errors == alone.Errors && actual.IsError && Pairs.IsRefused(pair.ClassMapped);

    // The class map looks for the serializer of a member even where the value is null, and fails if the driver refuses the member's type.
    private static bool IsMemberOfRefusedType(Pair pair, Outcome expected, Outcome actual) =>
        pair.Name == "HoldsRefused" && expected.IsError && !actual.IsError;
}
