using System.Diagnostics;

namespace Benchmarks.Service;

/// <summary>A service in a process of its own.</summary>
internal sealed class ServiceProcess : IDisposable
{
    private readonly Process _process;

    /// <param name="program">The name of its assembly, which is beside this one.</param>
    /// <param name="arguments">The arguments of its <c>Program.cs</c>.</param>
    public ServiceProcess(string program, params string[] arguments)
    {
        _process = Process.Start(new ProcessStartInfo("dotnet", [Path.Combine(AppContext.BaseDirectory, program + ".dll"), .. arguments])
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
        })!;
        Address = new Uri(_process.StandardOutput.ReadLine() ?? throw new InvalidOperationException($"{program} did not start."));
    }

    public Uri Address { get; }

    /// <summary>The processor's time of the process until now.</summary>
    public TimeSpan ProcessorTime
    {
        get
        {
            _process.Refresh();
            return _process.TotalProcessorTime;
        }
    }

    public void Dispose()
    {
        _process.StandardInput.Close();
        _process.WaitForExit();
        _process.Dispose();
    }
}
