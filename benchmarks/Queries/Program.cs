using Benchmarks.Harness;
using Benchmarks.Queries;
using Benchmarks.Socket;

// The server, and the processes that measure, are started by this one. See ../README.md.
if (ServerProcess.Run(args) || await FirstCalls.RunAsync(args))
{
    return 0;
}

if (!MeasuringProcess.IsThis)
{
    return MeasuringProcess.Run(args);
}

var options = Options.Parse(args);
var measurements = new List<Measurement>();
foreach (var results in QuerySuite.Measure(options.Names))
{
    measurements.AddRange(results);
    Console.Write(Report.ToMarkdown(results));
}

options.Save(measurements);
return 0;
