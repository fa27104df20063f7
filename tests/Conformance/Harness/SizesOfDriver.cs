using System.Reflection;
using BsonGen.Tests.Shared;

namespace Conformance.Harness;

/// <summary>How the driver fails for sizes that a document declares and does not have. Generated code finds the end of the bytes.</summary>
internal static class SizesOfDriver
{
    /// <param name="expected">The outcome of the class map.</param>
    /// <param name="actual">The outcome of generated code.</param>
    /// <param name="isFromStream">Whether the document is read from a stream that is not over a buffer of its own.</param>
    /// <returns>The difference that is allowed, or null.</returns>
    public static DocumentedDifference? FindDifference(Outcome expected, Outcome actual, bool isFromStream) =>
        isFromStream && IsRefusedByStream(expected, actual) ? DocumentedDifference.SizesInStreams :
        IsSkippedBeyondTwoGibibytes(expected, actual) ? DocumentedDifference.SkippedBeyondTwoGibibytes :
        IsLongerThanThreadBuffer(expected, actual) ? DocumentedDifference.TextBeyondOneGibibyte :
        IsOfConstructor(expected) && IsOfSize(actual) ? DocumentedDifference.CreationAndDocument :
        null;

    /// <summary>
    /// Whether code that creates objects throws. The driver creates an object before it reads the size of its document. When both fail,
    /// generated code reports the size.
    /// </summary>
    public static bool IsOfConstructor(Outcome outcome) =>
        outcome.Errors.Contains(nameof(TargetInvocationException), StringComparison.Ordinal);

    public static bool IsOfSize(Outcome outcome) =>
        outcome.Errors.EndsWith(nameof(EndOfStreamException), StringComparison.Ordinal) ||
        outcome.Message.Contains(" is not valid because it is ", StringComparison.Ordinal);

    // From a stream that is not over a buffer of its own, the driver takes impossible sizes for arguments of its own methods, or seeks
    // behind the end. Generated code reports what the driver reports from buffers.
    private static bool IsRefusedByStream(Outcome expected, Outcome actual) =>
        (expected.Errors.EndsWith(nameof(ArgumentOutOfRangeException), StringComparison.Ordinal) ||
            expected.Errors.EndsWith(nameof(IOException), StringComparison.Ordinal)) &&
        (actual.Errors.EndsWith(nameof(FormatException), StringComparison.Ordinal) ||
            actual.Errors.EndsWith(nameof(EndOfStreamException), StringComparison.Ordinal));

    // The driver skips a value by moving its stream, which refuses to go beyond 2 GiB before it finds that the bytes end sooner. The size
    // of binary data and one byte more may overflow, so that the stream refuses to go back.
    private static bool IsSkippedBeyondTwoGibibytes(Outcome expected, Outcome actual) =>
        expected.Errors.EndsWith(nameof(IOException), StringComparison.Ordinal) &&
        (expected.Message.Contains("Attempted to seek beyond the maximum value", StringComparison.Ordinal) ||
            expected.Message.Contains("Attempted to seek before the beginning", StringComparison.Ordinal)) &&
        actual.Errors == expected.Errors[..^nameof(IOException).Length] + nameof(EndOfStreamException);

    // For a text that declares more than a gigabyte, the driver asks for a buffer of that size, before it finds that the bytes end sooner.
    private static bool IsLongerThanThreadBuffer(Outcome expected, Outcome actual) =>
        expected.Errors.EndsWith(nameof(ArgumentOutOfRangeException), StringComparison.Ordinal) &&
        expected.Message.Contains("Valid buffer size range", StringComparison.Ordinal) &&
        actual.Errors == expected.Errors.Replace(
            nameof(ArgumentOutOfRangeException), nameof(EndOfStreamException), StringComparison.Ordinal);
}
