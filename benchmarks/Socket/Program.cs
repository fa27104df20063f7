using Benchmarks.Harness;
using Benchmarks.Socket;

// The process that measures is started with the arguments of this one. See ../README.md.
if (!MeasuringProcess.IsThis)
{
    return MeasuringProcess.Run(args);
}

Options.Parse(args).Save(QuickRun.Measure([new Suite("socket", SocketSuite.GetCases)]));
return 0;
