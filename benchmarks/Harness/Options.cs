namespace Benchmarks.Harness;

/// <summary>The command line after the mode.</summary>
public sealed record Options(IReadOnlyList<string> Names, string? JsonFile, string? MarkdownFile, bool IsDry)
{
    public static Options Parse(IEnumerable<string> args)
    {
        var names = new List<string>();
        var isDry = false;
        var files = new Dictionary<string, string>();
        using var arg = args.GetEnumerator();
        while (arg.MoveNext())
        {
            var option = arg.Current;
            if (option == "--dry")
            {
                isDry = true;
            }
            else if (option is not ("--json" or "--markdown"))
            {
                names.Add(option);
            }
            else if (arg.MoveNext())
            {
                files[option] = arg.Current;
            }
            else
            {
                throw new ArgumentException($"{option} needs a file name");
            }
        }

        return new Options(names, files.GetValueOrDefault("--json"), files.GetValueOrDefault("--markdown"), isDry);
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
