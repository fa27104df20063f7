using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace BsonGen.CodeGeneration;

// The accesses to the bytes that the runtime does not check, since one check is enough for an element: ByteAt, Bytes and IsName. They are
// called behind Holds, a comparison, in 64 bits and of numbers without a sign, so that nothing overflows, of where they end with the
// length of the bytes; for the text of a string, TryReadString makes that comparison itself. Positions that the caller made up fail it too. In a build with
// -p:CheckedAccess=true the runtime checks these accesses too.
public ref partial struct BsonSpanReader
{
    /// <summary>Whether so many bytes are there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly bool Holds(int position, int size) => (ulong)(uint)position + (uint)size <= (uint)_bytes.Length;

#if CHECKED_ACCESS
    private readonly byte ByteAt(int position) => _bytes[position];

    private readonly ReadOnlySpan<byte> Bytes(int position, int size) => _bytes.Slice(position, size);

    private readonly bool IsName(int position, ReadOnlySpan<byte> name) => _bytes.Slice(position + 1, name.Length).SequenceEqual(name);
#else
    /// <summary>The byte at a position that was found to be within the bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly byte ByteAt(int position) => Unsafe.Add(ref MemoryMarshal.GetReference(_bytes), (nint)(uint)position);

    /// <summary>Bytes that were found to be there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly ReadOnlySpan<byte> Bytes(int position, int size) =>
        MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref MemoryMarshal.GetReference(_bytes), (nint)(uint)position), size);

    /// <summary>Whether the element whose header was found to be there has this name.</summary>
    /// <remarks>
    /// Two words, which may overlap, are compared with constants: the name is one where it is written, and so is its length. What SequenceEqual
    /// is compiled to makes a number of the outcome first, and asks for that.
    /// </remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly bool IsName(int position, ReadOnlySpan<byte> name)
    {
        ref var actual = ref Unsafe.Add(ref MemoryMarshal.GetReference(_bytes), (nint)(uint)position + 1);
        ref var expected = ref MemoryMarshal.GetReference(name);
        switch (name.Length)
        {
            case 2 or 3:
                var lastTwo = name.Length - sizeof(ushort);
                return Unsafe.ReadUnaligned<ushort>(ref actual) == Unsafe.ReadUnaligned<ushort>(ref expected) &&
                    Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref actual, lastTwo)) == Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref expected, lastTwo));

            case >= 4 and <= 8:
                var lastFour = name.Length - sizeof(uint);
                return Unsafe.ReadUnaligned<uint>(ref actual) == Unsafe.ReadUnaligned<uint>(ref expected) &&
                    Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref actual, lastFour)) == Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref expected, lastFour));

            case > 8 and <= 16:
                var lastEight = name.Length - sizeof(ulong);
                return Unsafe.ReadUnaligned<ulong>(ref actual) == Unsafe.ReadUnaligned<ulong>(ref expected) &&
                    Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref actual, lastEight)) == Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref expected, lastEight));

            default:
                return MemoryMarshal.CreateReadOnlySpan(ref actual, name.Length).SequenceEqual(name);
        }
    }
#endif
}
