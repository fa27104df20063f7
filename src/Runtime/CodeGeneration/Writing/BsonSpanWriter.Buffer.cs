using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using BsonGen.Internal.Writing;

namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanWriter
{
    /// <summary>Gets a span of this size at the position, and grows the buffer if necessary.</summary>
    /// <remarks>
    /// The only place in the writer without the runtime's bounds check. The position is never negative or beyond the buffer, so the number of remaining
    /// bytes is not negative. The comparison, or Grow, ensures that at least this number of bytes remains. The size is compared as an unsigned
    /// number, so a sum of sizes that overflowed is larger than any buffer, and Grow throws. All writes go through these spans, whose bounds the
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
