namespace BsonGen.CodeGeneration;

// The memory that the document is written to: a buffer of the thread, or memory that the caller lends while it has room.
//
// SpanAt and CopyName alone work without the runtime's bounds check. CopyName compares the lengths before. HasRoom makes the
// check before: it compares the end of the span with the length of the buffer, as unsigned 64-bit numbers, so the sum can't
// overflow, and an invalid position from the caller fails. After Grow, the position is the writer's own, which is never beyond
// the end of the buffer, and the requested number of bytes is left. All bytes are written through these spans, whose bounds the
// runtime checks.
public ref partial struct BsonSpanWriter
{
    [MethodImpl(AggressiveInlining)]
    internal Span<byte> Reserve(int size) => Reserve(_position, size);

    // The position is one that generated code holds.
    [MethodImpl(AggressiveInlining)]
    internal Span<byte> Reserve(int position, int size)
    {
        if (!HasRoom(position, (uint)size))
        {
            Grow(position, (uint)size);
        }

        return SpanAt(position, size);
    }

    // For an element, and for more bytes after it. If the first size is a constant, the JIT leaves out checks of the span.
    [MethodImpl(AggressiveInlining)]
    internal Span<byte> Reserve(int position, int size, int sizeAfter, out Span<byte> after)
    {
        var all = (ulong)(uint)size + (uint)sizeAfter;
        if (!HasRoom(position, all))
        {
            Grow(position, all);
        }

        after = SpanAt(position + size, sizeAfter);
        return SpanAt(position, size);
    }

    // For an element whose header of at most this size is written as a vector, and overwritten by the value behind it.
    [MethodImpl(AggressiveInlining)]
    internal Span<byte> Reserve(int position, int longestHeader, int header, int valueSize, out Span<byte> value)
    {
        var span = Reserve(position, longestHeader, valueSize, out _);
        value = SpanAt(position + (int)Math.Min((uint)header, (uint)longestHeader), valueSize);
        return span;
    }

    // Without a call, if the length is a constant or the name is the index of an item.
    [MethodImpl(AggressiveInlining)]
    internal static void CopyName(ReadOnlySpan<byte> name, Span<byte> target)
    {
#if !CHECKED_ACCESS
        if (name.Length is >= sizeof(ushort) and <= 2 * sizeof(ushort) && name.Length <= target.Length)
        {
            // Two words, which may overlap.
            ref var source = ref MemoryMarshal.GetReference(name);
            ref var copy = ref MemoryMarshal.GetReference(target);
            var last = name.Length - sizeof(ushort);
            var end = Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref source, last));
            Unsafe.WriteUnaligned(ref copy, Unsafe.ReadUnaligned<ushort>(ref source));
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref copy, last), end);
            return;
        }
#endif
        name.CopyTo(target);
    }

    [MethodImpl(AggressiveInlining)]
    private readonly bool HasRoom(int position, ulong size) => (uint)position + size <= (uint)_buffer.Length;

    [MethodImpl(AggressiveInlining)]
    private readonly Span<byte> SpanAt(int position, int size) =>
#if CHECKED_ACCESS
        _buffer.Slice(position, size);
#else
        MemoryMarshal.CreateSpan(ref Unsafe.Add(ref MemoryMarshal.GetReference(_buffer), (nint)(uint)position), size);
#endif

    [MethodImpl(NoInlining)]
    private void Grow(int position, ulong size)
    {
        // The position in generated code is the writer's last position.
        if (position != _position)
        {
            throw new InvalidOperationException("The position is not the writer's.");
        }

        if (_scratch is null)
        {
            // The memory that the caller lends is too small.
            _scratch = ScratchBuffer.Current.Take();
            var lent = _buffer[..position];
            if (lent.Length > _scratch.Length)
            {
                _scratch = ScratchBuffer.Grow(_scratch, used: 0, (ulong)lent.Length + size);
            }

            lent.CopyTo(_scratch);
            _buffer = _scratch;
        }

        if (!HasRoom(position, size))
        {
            _scratch = ScratchBuffer.Grow(_scratch, position, size);
            _buffer = _scratch;
        }
    }
}
