using System.ComponentModel;
using System.Runtime.InteropServices;

namespace Fuzz.Inputs;

/// <summary>
/// Memory between two inaccessible pages, so that reading one byte too far ends the process. On other systems than Linux, plain memory.
/// </summary>
internal sealed unsafe partial class GuardedMemory : IDisposable
{
    private const int NoAccess = 0;
    private const int ReadWrite = 3;
    private const int PrivateAnonymous = 0x22;

    private readonly byte* _pages;
    private readonly nuint _allSize;
    private readonly int _capacity;

    public GuardedMemory(int capacity)
    {
        var page = Environment.SystemPageSize;
        _capacity = (capacity + page - 1) / page * page;
        if (!OperatingSystem.IsLinux())
        {
            _pages = (byte*)NativeMemory.Alloc((nuint)_capacity);
            return;
        }

        _allSize = (nuint)(_capacity + (2 * page));
        var all = Map(0, _allSize, NoAccess, PrivateAnonymous, -1, 0);
        _pages = (byte*)all + page;
        if (all == -1 || Protect((nint)_pages, (nuint)_capacity, ReadWrite) != 0)
        {
            throw new Win32Exception();
        }
    }

    /// <summary>Copies the bytes so that they end, or start, at an inaccessible page.</summary>
    public ReadOnlySpan<byte> Put(ReadOnlySpan<byte> bytes, bool isAtEnd)
    {
        var copy = new Span<byte>(_pages + (isAtEnd ? _capacity - bytes.Length : 0), bytes.Length);
        bytes.CopyTo(copy);
        return copy;
    }

    public void Dispose()
    {
        if (OperatingSystem.IsLinux())
        {
            _ = Unmap((nint)(_pages - Environment.SystemPageSize), _allSize);
        }
        else
        {
            NativeMemory.Free(_pages);
        }
    }

    [LibraryImport("libc", EntryPoint = "mmap", SetLastError = true)]
    private static partial nint Map(nint address, nuint size, int protection, int flags, int file, nint offset);

    [LibraryImport("libc", EntryPoint = "mprotect", SetLastError = true)]
    private static partial int Protect(nint address, nuint size, int protection);

    [LibraryImport("libc", EntryPoint = "munmap", SetLastError = true)]
    private static partial int Unmap(nint address, nuint size);
}
