using System.IO.MemoryMappedFiles;
using Fuzz.Checks;

namespace Fuzz;

/// <summary>
/// Keeps the current input in a file that survives a crash of the process, and ends the process when the input takes more than a minute of
/// the processor.
/// </summary>
internal sealed class Watchdog : IDisposable
{
    private const int Capacity = 64 * 1024;
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(60);
    private static readonly TimeSpan Interval = TimeSpan.FromSeconds(10);

    private readonly string _findings;
    private readonly string _path;
    private readonly MemoryMappedFile _file;
    private readonly MemoryMappedViewAccessor _view;
    private readonly Timer _timer;
    private long _inputs;
    private long _seen;
    private TimeSpan _seenAt;

    public Watchdog(string findings)
    {
        _findings = findings;
        Directory.CreateDirectory(findings);
        _path = Path.Combine(findings, "current.tmp");
        SaveLast();
        _file = MemoryMappedFile.CreateFromFile(_path, FileMode.Create, null, Capacity);
        _view = _file.CreateViewAccessor();
        _timer = new Timer(_ => Look(), null, Interval, Interval);
    }

    /// <summary>The input is read next.</summary>
    public void Announce(Target target, byte[] input)
    {
        Interlocked.Increment(ref _inputs);
        var name = System.Text.Encoding.UTF8.GetBytes(target.Name);
        _view.Write(0, 0);
        _view.Write(4, name.Length);
        _view.WriteArray(8, name, 0, name.Length);
        _view.WriteArray(8 + name.Length, input, 0, input.Length);
        _view.Write(0, input.Length + 1);
    }

    public void Dispose()
    {
        _timer.Dispose();
        _view.Dispose();
        _file.Dispose();
        File.Delete(_path);
    }

    /// <summary>The input that an earlier process left in the file has ended it.</summary>
    private void SaveLast()
    {
        if (File.Exists(_path) && File.ReadAllBytes(_path) is { Length: Capacity } last && BitConverter.ToInt32(last) is var length and > 0)
        {
            var nameLength = BitConverter.ToInt32(last, 4);
            var finding = new Finding(
                System.Text.Encoding.UTF8.GetString(last, 8, nameLength), "crash", "", last.AsSpan(8 + nameLength, length - 1).ToArray());
            Console.WriteLine($"The last run ended while it read {finding.Save(_findings)}");
        }
    }

    // The time of the processor, since other processes can hold this one up for minutes.
    private void Look()
    {
        var inputs = Interlocked.Read(ref _inputs);
        var time = Environment.CpuUsage.TotalTime;
        if (inputs != _seen || inputs == 0)
        {
            (_seen, _seenAt) = (inputs, time);
        }
        else if (time - _seenAt > Patience)
        {
            Environment.FailFast("An input takes more than a minute of the processor; the next run saves it.");
        }
    }
}
