using Benchmarks.Harness;
using Benchmarks.Service;
using Benchmarks.Socket;

// See ../README.md.
if (ServerProcess.Run(args))
{
    return 0;
}

var measurements = new List<Measurement>();
foreach (var results in ServiceSuite.Measure())
{
    measurements.AddRange(results);
    Console.Write(Report.ToMarkdown(results));
}

Options.Parse(args).Save(measurements);
return 0;
