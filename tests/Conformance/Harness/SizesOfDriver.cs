namespace Conformance.Harness;

/// <summary>How the driver fails for sizes that a document declares and does not have. Generated code finds the end of the bytes.</summary>
internal static class SizesOfDriver
{
    /// <summary>
    /// From a stream that is not over a buffer of its own, the driver takes impossible sizes for arguments of its own methods, or seeks
    /// behind the end. Generated code reports what the driver reports from buffers.
    /// </summary>
    public static bool IsRefusedByStream(Outcome expected, Outcome actual) =>
        (expected.Errors.EndsWith(nameof(ArgumentOutOfRangeException), StringComparison.Ordinal) ||
            expected.Errors.EndsWith(nameof(IOException), StringComparison.Ordinal)) &&
        (actual.Errors.EndsWith(nameof(FormatException), StringComparison.Ordinal) ||
            actual.Errors.EndsWith(nameof(EndOfStreamException), StringComparison.Ordinal));

    /// <summary>
    /// For a text that declares more than a gigabyte, the driver asks for a buffer of that size, before it finds that the bytes end sooner.
    /// </summary>
    public static bool IsLongerThanThreadBuffer(Outcome expected, Outcome actual) =>
        expected.Errors.EndsWith(nameof(ArgumentOutOfRangeException), StringComparison.Ordinal) &&
        expected.Message.Contains("Valid buffer size range", StringComparison.Ordinal) &&
        actual.Errors == expected.Errors.Replace(
            nameof(ArgumentOutOfRangeException), nameof(EndOfStreamException), StringComparison.Ordinal);
}
