using Conformance.Machine.Declarations;
using Conformance.Machine.Inventing;

namespace Conformance.Machine.Running;

/// <summary>A difference between the two sides, or a forbidden behavior of generated code.</summary>
/// <param name="Kind">The kind of difference.</param>
/// <param name="What">The step that found it.</param>
/// <param name="Expected">The outcome of the class map.</param>
/// <param name="Actual">The outcome of generated code.</param>
/// <param name="Sample">The sample with the difference.</param>
internal sealed record Finding(string Kind, string What, string Expected, string Actual, Sample Sample)
{
    private const int MaxShown = 700;
    private const int Around = 200;

    /// <summary>A key, which findings with the same cause mostly have in common.</summary>
    public string Signature { get; init; } = Kind;

    /// <summary>The settings with which the batch was compiled.</summary>
    public CompilerSettings Settings { get; init; } = CompilerSettings.Of(1);

    /// <summary>Whether another finding probably has the same cause: both sides have values or errors of the same types.</summary>
    public bool IsLike(Finding other) => Outcomes(Signature) == Outcomes(other.Signature);

    // The step before the colon may be another: the first of the sample that differs.
    private static string Outcomes(string signature) => signature[(signature.IndexOf(':', StringComparison.Ordinal) + 1)..];

    public override string ToString()
    {
        // The common prefix is not shown.
        var common = 0;
        while (common < Math.Min(Expected.Length, Actual.Length) && Expected[common] == Actual[common])
        {
            common++;
        }

        var start = Math.Max(0, common - Around);
        var source = Sample.ToString();
        return $"{Kind}: {What} (seed {Sample.Seed})\n    class map: {Shorten(Expected, start)}\n    generated: " +
            $"{Shorten(Actual, start)}\n\n{source}" +
            string.Concat(Support.UsedIn(source).Select(support => $"\n{support}\n"));
    }

    private static string Shorten(string text, int start) =>
        (start > 0 ? "…" : "") + (text.Length - start > MaxShown ? text[start..(start + MaxShown)] + "…" : text[start..]);
}
