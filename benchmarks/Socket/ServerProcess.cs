using System.Diagnostics;
using Benchmarks.Harness;

namespace Benchmarks.Socket;

/// <summary>
/// A <see cref="PreparedServer"/> in a process of its own, so that the processor's time of this process is that of the client alone.
/// </summary>
internal sealed class ServerProcess : IDisposable
{
    private const string Mode = "serve";

    private readonly string _file = Path.GetTempFileName();
    private readonly Process _process;

    public ServerProcess(IEnumerable<byte[]> documents)
    {
        File.WriteAllBytes(_file, DocumentFile.Create(documents.ToArray()));
        var start = MeasuringProcess.CreateStart([Mode, _file]);
        start.RedirectStandardInput = true;
        start.RedirectStandardOutput = true;
        _process = Process.Start(start)!;
        ConnectionString = _process.StandardOutput.ReadLine() ?? throw new InvalidOperationException("The server did not start.");
    }

    public string ConnectionString { get; }

    /// <summary>Serves the documents of a file, if the arguments are those of such a process, until its input is closed.</summary>
    /// <returns>Whether they are.</returns>
    public static bool Run(string[] args)
    {
        if (args is not [Mode, var file])
        {
            return false;
        }

        using var server = new PreparedServer([.. DocumentFile.Split(File.ReadAllBytes(file))]);
        Console.WriteLine(server.ConnectionString);

        // The system closes it also when the parent ends unexpectedly.
        Console.In.ReadToEnd();
        return true;
    }

    public void Dispose()
    {
        _process.StandardInput.Close();
        _process.WaitForExit();
        _process.Dispose();
        File.Delete(_file);
    }
}
