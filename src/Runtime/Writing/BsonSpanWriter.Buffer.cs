using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace BsonGen.Writing;

public ref partial struct BsonSpanWriter
{
    /// <summary>Room for so many bytes at the position.</summary>
    /// <remarks>
    /// The one place that does without the runtime's bounds check, since it has just made the check itself: the position is never
    /// negative nor beyond the end of the buffer, the size is never negative, and at least that many bytes are left, of the old buffer or
    /// of the new one. All that is written goes through spans made here, whose own bounds the runtime checks.
    /// </remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private Span<byte> Reserve(int size)
    {
        if (_buffer.Length - _position < size)
        {
            Grow(size);
        }

        return MemoryMarshal.CreateSpan(ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(_buffer), _position), size);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow(int size)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(size);
        _buffer = ScratchBuffer.Grow(_buffer, _position, size);
    }
}
