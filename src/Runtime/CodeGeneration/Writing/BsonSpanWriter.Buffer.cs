using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using BsonGen.Internal.Writing;

namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanWriter
{
    /// <summary>Room for so many bytes at the position.</summary>
    /// <remarks>
    /// The one place that does without the runtime's bounds check, since it has just made the check itself: the position is never
    /// negative nor beyond the end of the buffer, so that what is left is not negative either; and at least as many bytes are left, of the
    /// old buffer or of the new one, as the size says when it is taken for a number without a sign. A sum of sizes that overflowed is one of
    /// more than two thousand million then, and no buffer is as large. All that is written goes through spans made here, whose own bounds the
    /// runtime checks.
    /// </remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private Span<byte> Reserve(int size)
    {
        if ((uint)(_buffer.Length - _position) < (uint)size)
        {
            Grow((uint)size);
        }

#if CHECKED_ACCESS
        return _buffer.AsSpan(_position, size);
#else
        return MemoryMarshal.CreateSpan(ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(_buffer), _position), size);
#endif
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow(uint size) => _buffer = ScratchBuffer.Grow(_buffer, _position, size);
}
