using Conformance.Tests;
using MongoDB.Bson;

namespace Conformance.Machine.Running;

/// <summary>The documented differences. Each looks at both outcomes; the report counts them by name.</summary>
internal static class AllowedDifferences
{
    // Steps that look serializers up, and neither read nor write.
    private static readonly string[] LookUps = ["look up ", "member ", "itself", "class map", "Before ", "After "];

    private static readonly Version Driver = typeof(BsonValue).Assembly.GetName().Version!;

    /// <param name="what">The step.</param>
    /// <param name="expected">The outcome of the class map.</param>
    /// <param name="actual">The outcome of generated code.</param>
    /// <param name="refusals">What the driver says when serializers of the sample's types are looked up that it refuses.</param>
    /// <returns>The name of the difference that is allowed, or null.</returns>
    public static string? Find(string what, Outcome expected, Outcome actual, IReadOnlyCollection<string> refusals) =>
        IsStruct(expected) ? "structs, which the driver can't read before 2.20"
        : IsSizeInStream(what, expected, actual) ? "sizes in streams"
        : IsSkippedBeyondTwoGigabytes(expected, actual) ? "values beyond 2 GiB"
        : IsLongerThanThreadBuffer(expected, actual) ? "texts beyond 1 GiB"
        : IsMadeBeforeSizeIsRead(expected, actual) ? "constructors that throw before sizes are read"
        : IsRefusedLater(what, expected, actual, refusals) ? "types that are refused when they are used, not when they are looked up"
        : null;

    private static bool IsStruct(Outcome expected) =>
        Driver < new Version(2, 20) && expected.IsError &&
        expected.Message.Contains("Value class ", StringComparison.Ordinal) && expected.Message.Contains(" cannot be deserialized", StringComparison.Ordinal);

    private static bool IsSizeInStream(string what, Outcome expected, Outcome actual) =>
        what.StartsWith("stream ", StringComparison.Ordinal) &&
        (expected.Errors.EndsWith(nameof(ArgumentOutOfRangeException), StringComparison.Ordinal) || expected.Errors.EndsWith(nameof(IOException), StringComparison.Ordinal)) &&
        (actual.Errors.EndsWith(nameof(FormatException), StringComparison.Ordinal) || actual.Errors.EndsWith(nameof(EndOfStreamException), StringComparison.Ordinal));

    private static bool IsSkippedBeyondTwoGigabytes(Outcome expected, Outcome actual) =>
        expected.Errors.EndsWith(nameof(IOException), StringComparison.Ordinal) &&
        actual.Errors == expected.Errors.Replace(nameof(IOException), nameof(EndOfStreamException), StringComparison.Ordinal);

    private static bool IsLongerThanThreadBuffer(Outcome expected, Outcome actual) =>
        expected.Errors.EndsWith(nameof(ArgumentOutOfRangeException), StringComparison.Ordinal) &&
        expected.Message.Contains("Valid buffer size range", StringComparison.Ordinal) &&
        actual.Errors == expected.Errors.Replace(nameof(ArgumentOutOfRangeException), nameof(EndOfStreamException), StringComparison.Ordinal);

    // The driver makes the object first. A constructor that throws, or an abstract class, fails before the size does.
    private static bool IsMadeBeforeSizeIsRead(Outcome expected, Outcome actual) =>
        (expected.Errors.Contains(nameof(System.Reflection.TargetInvocationException), StringComparison.Ordinal) ||
            (expected.Errors.EndsWith(nameof(MemberAccessException), StringComparison.Ordinal) && expected.Message.Contains("abstract class", StringComparison.Ordinal))) &&
        (actual.Errors.EndsWith(nameof(EndOfStreamException), StringComparison.Ordinal) || actual.Message.Contains(" is not valid because it is ", StringComparison.Ordinal));

    // Looking a serializer up is no use of the type. What comes of reading and writing is compared by other steps.
    private static bool IsRefusedLater(string what, Outcome expected, Outcome actual, IReadOnlyCollection<string> refusals) =>
        !actual.IsError && refusals.Contains(expected.Message) && LookUps.Any(step => what.StartsWith(step, StringComparison.Ordinal));
}
