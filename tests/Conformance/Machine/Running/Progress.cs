using System.IO.MemoryMappedFiles;
using Conformance.Machine.Declarations;

namespace Conformance.Machine.Running;

/// <summary>The current activity of a worker.</summary>
internal enum Activity
{
    Compiling,
    UsingClassMap,
    UsingGeneratedCode,
}

/// <summary>
/// Publishes the current activity for another process, in a file that both have mapped. Without a folder, publishes nothing.
/// </summary>
internal sealed class Progress : IDisposable
{
    private const int Size = 16;

    private readonly string? _folder;
    private readonly MemoryMappedFile? _file;
    private readonly MemoryMappedViewAccessor? _view;
    private int _count;

    /// <param name="folder">The folder of the file; null for none.</param>
    public Progress(string? folder)
    {
        _folder = folder;
        if (folder is not null)
        {
            var file = new FileStream(Path.Combine(folder, "progress"), FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.ReadWrite);
            _file = MemoryMappedFile.CreateFromFile(
                file, mapName: null, Size, MemoryMappedFileAccess.ReadWrite, HandleInheritability.None, leaveOpen: false);
            _view = _file.CreateViewAccessor();
            _count = Read().Count;
        }
    }

    /// <summary>The progress of this process.</summary>
    public static Progress Current { get; set; } = new(folder: null);

    /// <summary>Whether a finding is confirmed or made smaller.</summary>
    public bool IsShrinking { get; set; }

    public void Begin(Sample sample)
    {
        if (_folder is not null)
        {
            File.WriteAllText(PathOfSample(_folder), $"{sample.Seed}\n{sample}");
            _view!.Write(8, sample.Seed);
        }
    }

    public void Tell(Activity activity)
    {
        _view?.Write(4, ((int)activity * 2) + (IsShrinking ? 1 : 0));
        _view?.Write(0, ++_count);
    }

    /// <summary>The number of activities that another process has published, the last one, and the seed of the last sample.</summary>
    public (int Count, Activity Activity, bool IsShrinking, int Sample) Read()
    {
        var activity = _view!.ReadInt32(4);
        return (_view.ReadInt32(0), (Activity)(activity / 2), activity % 2 == 1, _view.ReadInt32(8));
    }

    public static string PathOfSample(string folder) => Path.Combine(folder, "current.txt");

    public void Dispose()
    {
        _view?.Dispose();
        _file?.Dispose();
    }
}
