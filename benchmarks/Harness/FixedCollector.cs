using System.Diagnostics;

namespace Benchmarks.Harness;

/// <summary>
/// The collector's youngest generation, of one size on every machine. With less, a batch of 10,000 objects that are all alive is copied by
/// the collector, for one side once a pass and for another twice, and that is all one sees.
/// </summary>
public static class FixedCollector
{
    private const string Variable = "DOTNET_GCgen0size";

    // In hexadecimal digits: 64 MiB.
    private const string Size = "4000000";

    /// <summary>Whether this process has it: only a new process can be given it.</summary>
    public static bool IsSet => Environment.GetEnvironmentVariable(Variable) is not null;

    /// <summary>Runs this program once more, with it.</summary>
    /// <returns>The exit code.</returns>
    public static int RunAgain(IEnumerable<string> arguments)
    {
        var program = Environment.ProcessPath!;
        var isHost = Path.GetFileNameWithoutExtension(program) == "dotnet";
        var again = new ProcessStartInfo(program, isHost ? [typeof(FixedCollector).Assembly.Location, .. arguments] : arguments);
        again.Environment[Variable] = Size;
        using var process = Process.Start(again)!;
        process.WaitForExit();
        return process.ExitCode;
    }
}
