using Conformance.Tests;
using MongoDB.Bson;

namespace Conformance.Machine.Running;

/// <summary>The documented differences. Each looks at both outcomes; the report counts them by name.</summary>
internal static class AllowedDifferences
{
    private static readonly Version Driver = typeof(BsonValue).Assembly.GetName().Version!;

    /// <summary>The name of the difference that is allowed, or null.</summary>
    public static string? Find(string what, Outcome expected, Outcome actual) =>
        IsStruct(expected) ? "structs, which the driver can't read before 2.20"
        : IsSizeInStream(what, expected, actual) ? "sizes in streams"
        : IsSkippedBeyondTwoGigabytes(expected, actual) ? "values beyond 2 GiB"
        : IsLongerThanThreadBuffer(expected, actual) ? "texts beyond 1 GiB"
        : IsMadeBeforeSizeIsRead(expected, actual) ? "constructors that throw before sizes are read"
        : IsRefusedLater(what, expected, actual) ? "types that are refused when they are used, not when they are looked up"
        : null;

    private static bool IsStruct(Outcome expected) =>
        Driver < new Version(2, 20) && expected.IsError &&
        expected.Message.Contains("Value class ", StringComparison.Ordinal) && expected.Message.Contains(" cannot be deserialized", StringComparison.Ordinal);

    private static bool IsSizeInStream(string what, Outcome expected, Outcome actual) =>
        what.StartsWith("stream ", StringComparison.Ordinal) &&
        (expected.Errors.EndsWith(nameof(ArgumentOutOfRangeException), StringComparison.Ordinal) || expected.Errors.EndsWith(nameof(IOException), StringComparison.Ordinal)) &&
        (actual.Errors.EndsWith(nameof(FormatException), StringComparison.Ordinal) || actual.Errors.EndsWith(nameof(EndOfStreamException), StringComparison.Ordinal));

    private static bool IsSkippedBeyondTwoGigabytes(Outcome expected, Outcome actual) =>
        expected.Errors == nameof(IOException) && actual.Errors == nameof(EndOfStreamException);

    private static bool IsLongerThanThreadBuffer(Outcome expected, Outcome actual) =>
        expected.Errors.EndsWith(nameof(ArgumentOutOfRangeException), StringComparison.Ordinal) &&
        expected.Message.Contains("Valid buffer size range", StringComparison.Ordinal) &&
        actual.Errors == expected.Errors.Replace(nameof(ArgumentOutOfRangeException), nameof(EndOfStreamException), StringComparison.Ordinal);

    // The driver makes the object first. A constructor that throws, or an abstract class, fails before the size does.
    private static bool IsMadeBeforeSizeIsRead(Outcome expected, Outcome actual) =>
        (expected.Errors.Contains(nameof(System.Reflection.TargetInvocationException), StringComparison.Ordinal) ||
            (expected.Errors.EndsWith(nameof(MemberAccessException), StringComparison.Ordinal) && expected.Message.Contains("abstract class", StringComparison.Ordinal))) &&
        (actual.Errors.EndsWith(nameof(EndOfStreamException), StringComparison.Ordinal) || actual.Message.Contains(" is not valid because it is ", StringComparison.Ordinal));

    // What the types do when they are used is compared by other steps.
    private static bool IsRefusedLater(string what, Outcome expected, Outcome actual) =>
        what.StartsWith("look up ", StringComparison.Ordinal) && expected.IsError && !actual.IsError;
}
