using System.Diagnostics;
using BsonGen.Tests.Shared;

namespace Benchmarks.Harness;

/// <summary>
/// A process of this program whose collector has a youngest generation of one size on every machine. With less, a batch of 10,000 objects
/// that are all alive is copied by the collector, for one side once a pass and for another twice, and that is all one sees. Memory is kept,
/// too: given back between the rounds, it is cleared by the system when it is used again, in some runs for one side more than for another.
/// </summary>
public static class MeasuringProcess
{
    private const string Size = "DOTNET_GCgen0size";
    private const string Retain = "DOTNET_GCRetainVM";
    private const string Server = "DOTNET_gcServer";

    // In hexadecimal digits: 64 MiB.
    private const string DefaultSize = "4000000";

    /// <summary>Whether this process can measure: only a new process can be given the collector.</summary>
    public static bool IsThis => Environment.GetEnvironmentVariable(Size) is not null;

    /// <summary>Runs this program once more, in such a process.</summary>
    /// <param name="arguments">Its command line.</param>
    /// <param name="serverCollector">Whether its collector is the one of servers, with a heap for each processor.</param>
    /// <returns>The exit code.</returns>
    public static int Run(IEnumerable<string> arguments, bool serverCollector = false)
    {
        var start = CreateStart(arguments);
        start.Environment[Size] = Environment.GetEnvironmentVariable(Size) ?? DefaultSize;
        start.Environment[Retain] = "1";
        if (serverCollector)
        {
            start.Environment[Server] = "1";
        }

        using var process = Process.Start(start)!;
        process.WaitForExit();
        return process.ExitCode;
    }

    /// <summary>How this program is started once more, in a process like this one.</summary>
    public static ProcessStartInfo CreateStart(IEnumerable<string> arguments) => OwnProcess.CreateStart(arguments);
}
