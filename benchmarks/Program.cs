using Benchmarks.Harness;
using Benchmarks.Suites;

// quick [suite…] [--json FILE] [--markdown FILE]
var mode = args.FirstOrDefault();
var options = Options.Parse(args.Skip(1));
switch (mode)
{
    case "quick":
        var measurements = QuickRun.Run(AllSuites.Find(options.Names));
        options.Save(measurements);
        return 0;

    default:
        Console.Error.WriteLine("usage: quick [suite...] [--json FILE] [--markdown FILE]");
        Console.Error.WriteLine("suites: " + string.Join(", ", AllSuites.All.Select(suite => suite.Name)));
        return 1;
}
