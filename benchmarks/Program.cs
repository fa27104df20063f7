using Benchmarks.Harness;
using Benchmarks.Suites;

// quick [suite…] [--json FILE] [--markdown FILE], or full with the same arguments
var mode = args.FirstOrDefault();
var options = Options.Parse(args.Skip(1));
switch (mode)
{
    case "quick":
        options.Save(QuickRun.Run(AllSuites.Find(options.Names)));
        return 0;

    case "full":
        options.Save(FullRun.Run(AllSuites.Find(options.Names), options.IsDry));
        return 0;

    default:
        Console.Error.WriteLine("usage: quick|full [suite...] [--json FILE] [--markdown FILE], or full --dry to try one run each");
        Console.Error.WriteLine("suites: " + string.Join(", ", AllSuites.All.Select(suite => suite.Name)));
        return 1;
}
