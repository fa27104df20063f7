using Benchmarks.Harness;
using Benchmarks.Suites;

// See README.md.
var mode = args.FirstOrDefault();
var options = Options.Parse(args.Skip(1));
if (mode == "full" && !MeasuringProcess.IsThis)
{
    return MeasuringProcess.Run(args);
}

switch (mode)
{
    case "quick":
        options.Save(QuickRun.Run(AllSuites.Find(options.Names)));
        return 0;

    case QuickRun.MeasureMode:
        options.Save(QuickRun.Measure(AllSuites.Find(options.Names)));
        return 0;

    case "full":
        options.Save(FullRun.Run(AllSuites.Find(options.Names), options.Length, options.ArtifactsFolder));
        return 0;

    case "charts" when options.Names is [var folder]:
        Charts.Save(folder);
        return 0;

    default:
        Console.Error.WriteLine("usage: quick [suite...] [--json FILE] [--markdown FILE]");
        Console.Error.WriteLine("       full [suite...] [--json FILE] [--markdown FILE] [--artifacts FOLDER] [--dry|--long]");
        Console.Error.WriteLine("       charts FOLDER");
        Console.Error.WriteLine("suites: " + string.Join(", ", AllSuites.All.Select(suite => suite.Name)));
        return 1;
}
