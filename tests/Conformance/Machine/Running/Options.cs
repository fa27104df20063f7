using System.Globalization;

namespace Conformance.Machine.Running;

/// <summary>The options of the program.</summary>
internal sealed record Options(double Minutes, int Seed, int Shrink, string? Folder, bool IsWorker, string? Source)
{
    /// <summary>The minutes that the state of the run has counted.</summary>
    public double Used { get; set; }

    public static Options Of(string[] arguments)
    {
        return new Options(
            double.Parse(Find("--minutes") ?? "1", CultureInfo.InvariantCulture),
            int.Parse(Find("--seed") ?? "1", CultureInfo.InvariantCulture),
            int.Parse(Find("--shrink") ?? "2", CultureInfo.InvariantCulture),
            Find("--out"),
            Find("--worker") is not null,
            Find("--source"));

        string? Find(string name) =>
            Array.IndexOf(arguments, name) is >= 0 and var index && index + 1 < arguments.Length ? arguments[index + 1] : null;
    }
}
