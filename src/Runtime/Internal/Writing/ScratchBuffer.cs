using System.Buffers;
using BsonGen.Internal.Memory;

namespace BsonGen.Internal.Writing;

/// <summary>A buffer that a thread keeps for the next document; nested use and large documents take from the shared pool.</summary>
internal sealed class ScratchBuffer
{
    private const int InitialSize = 16 * 1024;

    // A thread keeps no more than this for good.
    private const int LargestKept = 1024 * 1024;

    private byte[]? _kept;

    private int _last;

    // The size of the last document, where that and the one before were too large to be kept: the next one is likely to be as large.
    private int _expected;

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

    /// <param name="buffer">The buffer.</param>
    /// <param name="used">How many bytes the document took.</param>
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

    /// <summary>Moves what is used to a larger buffer.</summary>
    /// <exception cref="OutOfMemoryException">The document would be larger than an array can be.</exception>
    public static byte[] Grow(byte[] buffer, int used, uint needed)
    {
        var size = Math.Min(Math.Max((long)used + needed, 2L * buffer.Length), Array.MaxLength);
        if (size < (long)used + needed)
        {
            throw new OutOfMemoryException("A BSON document can't be larger than 2 GiB.");
        }

        var larger = Buffers.Pool.Rent((int)size);
        buffer.AsSpan(0, used).CopyTo(larger);
        Buffers.Pool.Return(buffer);
        return larger;
    }
}
