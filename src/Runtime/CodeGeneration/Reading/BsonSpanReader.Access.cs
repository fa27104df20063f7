namespace BsonGen.CodeGeneration;

// ByteAt, WordAt, Bytes and IsName access the bytes without the runtime's bounds checks, so that one check per element suffices.
// Callers check with Holds: it compares the end of the access with the length of the bytes, as unsigned 64-bit numbers, so
// nothing overflows, and any invalid position fails. TryReadString makes the same comparison itself for the text. In a build with
// -p:CheckedAccess=true, the runtime checks these accesses, too.
public ref partial struct BsonSpanReader
{
    [MethodImpl(AggressiveInlining)]
    internal readonly bool Holds(int position, int size) => (ulong)(uint)position + (uint)size <= (uint)_bytes.Length;

    [MethodImpl(AggressiveInlining)]
    internal readonly ulong WordAt(int position) => ReadUInt64LittleEndian(Bytes(position, sizeof(ulong)));

#if CHECKED_ACCESS
    internal readonly byte ByteAt(int position) => _bytes[position];

    internal readonly ReadOnlySpan<byte> Bytes(int position, int size) => _bytes.Slice(position, size);

    internal readonly bool IsName(int position, ReadOnlySpan<byte> name) =>
        _bytes.Slice(position + 1, name.Length).SequenceEqual(name);
#else
    [MethodImpl(AggressiveInlining)]
    internal readonly byte ByteAt(int position) => Unsafe.Add(ref MemoryMarshal.GetReference(_bytes), (nint)(uint)position);

    [MethodImpl(AggressiveInlining)]
    internal readonly ReadOnlySpan<byte> Bytes(int position, int size) =>
        MemoryMarshal.CreateReadOnlySpan(
            ref Unsafe.Add(ref MemoryMarshal.GetReference(_bytes), (nint)(uint)position), size);

    // The name is a constant in generated code. Two words of it, which may overlap, are compared: SequenceEqual would compute a
    // number and test that.
    [MethodImpl(AggressiveInlining)]
    internal readonly bool IsName(int position, ReadOnlySpan<byte> name)
    {
        ref var actual = ref Unsafe.Add(ref MemoryMarshal.GetReference(_bytes), (nint)(uint)position + 1);
        ref var expected = ref MemoryMarshal.GetReference(name);
        switch (name.Length)
        {
            case 2 or 3:
                var lastTwo = name.Length - sizeof(ushort);
                return Unsafe.ReadUnaligned<ushort>(ref actual) == Unsafe.ReadUnaligned<ushort>(ref expected) &&
                    Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref actual, lastTwo)) ==
                    Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref expected, lastTwo));

            case >= 4 and <= 8:
                var lastFour = name.Length - sizeof(uint);
                return Unsafe.ReadUnaligned<uint>(ref actual) == Unsafe.ReadUnaligned<uint>(ref expected) &&
                    Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref actual, lastFour)) ==
                    Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref expected, lastFour));

            case > 8 and <= 16:
                var lastEight = name.Length - sizeof(ulong);
                return Unsafe.ReadUnaligned<ulong>(ref actual) == Unsafe.ReadUnaligned<ulong>(ref expected) &&
                    Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref actual, lastEight)) ==
                    Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref expected, lastEight));

            default:
                return MemoryMarshal.CreateReadOnlySpan(ref actual, name.Length).SequenceEqual(name);
        }
    }
#endif
}
