using System.Text.Json;

namespace Conformance.Machine.Running;

/// <summary>
/// The progress of a run, in a file that is written after each batch. If the process of the run ends, the next one continues there.
/// </summary>
internal sealed class RunState
{
    private const string FileName = "state.json";

    private static readonly JsonSerializerOptions Indented = new() { WriteIndented = true };

    public int Seed { get; set; }

    /// <summary>The number of the next batch, from zero.</summary>
    public int Batch { get; set; }

    public SampleTally Tally { get; set; } = new();

    /// <summary>How many findings have each signature.</summary>
    public Dictionary<string, int> Kinds { get; set; } = [];

    /// <summary>The samples that have been printed.</summary>
    public HashSet<string> Shown { get; set; } = [];

    /// <summary>Findings that need other samples of the batch, which have types with the same names.</summary>
    public int InCompany { get; set; }

    /// <summary>Seeds of samples whose comparison ended the process, or did not end.</summary>
    public HashSet<int> Skipped { get; set; } = [];

    /// <summary>Seeds of samples whose comparison did so when they were compared alone, or made smaller.</summary>
    public HashSet<int> Unshrinkable { get; set; } = [];

    public static RunState Load(string folder, int seed)
    {
        var path = Path.Combine(folder, FileName);
        return File.Exists(path) ? JsonSerializer.Deserialize<RunState>(File.ReadAllText(path))! : new RunState { Seed = seed };
    }

    public void Save(string folder)
    {
        var path = Path.Combine(folder, FileName);
        File.WriteAllText(path + ".new", JsonSerializer.Serialize(this, Indented));
        File.Move(path + ".new", path, overwrite: true);
    }
}
