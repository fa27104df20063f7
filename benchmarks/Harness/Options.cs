namespace Benchmarks.Harness;

/// <summary>The command line after the mode.</summary>
/// <param name="ArtifactsFolder">Where the reports of the full mode go; null for BenchmarkDotNet's own choice.</param>
public sealed record Options(
    IReadOnlyList<string> Names, string? JsonFile, string? MarkdownFile, string? ArtifactsFolder, FullRunLength Length)
{
    public static Options Parse(IEnumerable<string> args)
    {
        var names = new List<string>();
        var length = FullRunLength.Short;
        var paths = new Dictionary<string, string>();
        using var arg = args.GetEnumerator();
        while (arg.MoveNext())
        {
            switch (arg.Current)
            {
                case "--dry":
                    length = FullRunLength.Dry;
                    break;

                case "--long":
                    length = FullRunLength.Long;
                    break;

                case "--json" or "--markdown" or "--artifacts":
                    var option = arg.Current;
                    paths[option] = arg.MoveNext() ? arg.Current : throw new ArgumentException($"{option} needs a path");
                    break;

                default:
                    names.Add(arg.Current);
                    break;
            }
        }

        return new Options(
            names, paths.GetValueOrDefault("--json"), paths.GetValueOrDefault("--markdown"), paths.GetValueOrDefault(
                "--artifacts"), length);
    }

    public void Save(IReadOnlyList<Measurement> measurements)
    {
        if (JsonFile is not null)
        {
            File.WriteAllText(JsonFile, Report.ToJson(measurements));
        }

        if (MarkdownFile is not null)
        {
            File.WriteAllText(MarkdownFile, Report.Heading + Report.ToMarkdown(measurements));
        }
    }
}
