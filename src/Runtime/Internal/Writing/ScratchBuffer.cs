namespace BsonGen.Internal.Writing;

/// <summary>A buffer for the thread's next document. Nested use and large documents rent from the shared pool.</summary>
internal sealed class ScratchBuffer
{
    private const int InitialSize = 16 * 1024;

    // A thread keeps no larger buffer.
    private const int LargestKept = 1024 * 1024;

    [ThreadStatic]
    private static ScratchBuffer? _current;

    private byte[]? _kept;

    private int _last;

    // The size of the last document if it and the one before were too large to keep: the next one is probably as large.
    private int _expected;

    public static ScratchBuffer Current => _current ??= new ScratchBuffer();

    public byte[] Take()
    {
        var buffer = _kept;
        if (buffer is null || buffer.Length < _expected)
        {
            return Buffers.Pool.Rent(Math.Max(InitialSize, _expected));
        }

        _kept = null;
        return buffer;
    }

    public void Return(byte[] buffer, int used)
    {
        _expected = Math.Min(_last, used) > LargestKept ? used : 0;
        _last = used;
        if (_kept is null && buffer.Length <= LargestKept)
        {
            _kept = buffer;
        }
        else
        {
            Buffers.Pool.Return(buffer);
        }
    }

    public static byte[] Grow(byte[] buffer, int used, ulong needed)
    {
        var least = (ulong)used + needed;
        var size = Math.Min(Math.Max(least, 2ul * (uint)buffer.Length), (ulong)Array.MaxLength);
        if (size < least)
        {
            throw new OutOfMemoryException("A BSON document can't be larger than 2 GiB.");
        }

        var larger = Buffers.Pool.Rent((int)size);
        buffer.AsSpan(0, used).CopyTo(larger);
        Buffers.Pool.Return(buffer);
        return larger;
    }
}
