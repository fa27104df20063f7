using System.Buffers.Binary;
using System.ComponentModel;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace BsonGen.CodeGeneration;

/// <summary>
/// The element names of a type's members, to find a member by. Generated code makes it; it is not meant to be used by hand.
/// </summary>
/// <remarks>
/// A hash table of the names' first eight bytes. Elements in another order than the members' are in any order, so that a processor
/// does not foresee which one comes next; what counts is how soon it knows. That is why a member is guessed by as little as that, and
/// the generated code compares the name anyway.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemberLookup
{
    // With so many slots a name, most other names find an empty one, and some attempts mostly find a hash that is different for all names.
    private const int SlotsPerName = 8;
    private const int Attempts = 32;

    private readonly byte[][] _names;
    private readonly Slot[] _slots;
    private readonly int _shift;
    private readonly ulong _multiplier;

    // A bit for each byte that a name starts with, of which the lower six bits count.
    private readonly ulong _firstBytes;

    // By member: another one whose name starts with the same bytes; negative when there is none.
    private readonly int[] _next;

    /// <param name="names">The names in the order of the members, a NUL behind each.</param>
    public MemberLookup(ReadOnlySpan<byte> names)
    {
        _names = new byte[names.Count((byte)0)][];
        for (var i = 0; i < _names.Length; i++)
        {
            _names[i] = names.Slice(0, names.IndexOf((byte)0)).ToArray();
            _firstBytes |= 1UL << names[0];
            names = names.Slice(_names[i].Length + 1);
        }

        var bits = BitOperations.Log2((uint)(_names.Length * SlotsPerName)) + 1;
        _shift = 64 - bits;
        _slots = new Slot[1 << bits];
        _next = new int[_names.Length];

        // Odd numbers that have about as many ones as zeros, out of the golden ratio.
        var fewest = int.MaxValue;
        for (var attempt = 0UL; attempt < Attempts && fewest > 0; attempt++)
        {
            var multiplier = 0x9E37_79B9_7F4A_7C15 * ((2 * attempt) + 1);
            if (Fill(multiplier) is var collisions && collisions < fewest)
            {
                fewest = collisions;
                _multiplier = multiplier;
            }
        }

        Fill(_multiplier);
    }

    /// <summary>Finds the member whose element has this name.</summary>
    /// <param name="name">Without a NUL.</param>
    /// <returns>The number of the member, from 0; negative when there is none.</returns>
    public int Find(ReadOnlySpan<byte> name)
    {
        for (var member = Guess(GetStart(name)); member >= 0; member = _next[member])
        {
            if (name.SequenceEqual(_names[member]))
            {
                return member;
            }
        }

        return -1;
    }

    /// <summary>Finds a member whose element's name starts as this one does.</summary>
    /// <param name="start">Eight bytes: a name, and where it is shorter a NUL and anything.</param>
    /// <returns>Negative when there is none.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal int Guess(ulong start)
    {
        // C# shifts by the lower six bits.
        if (((_firstBytes >> (int)start) & 1) == 0)
        {
            return -1;
        }

        start = CutAtNul(start);
        var slots = _slots;
        for (var i = Hash(start, _multiplier); ; i++)
        {
            ref readonly var slot = ref slots[i & (slots.Length - 1)];
            if (slot.Start == start || slot.Member == 0)
            {
                return slot.Member - 1;
            }
        }
    }

    private static ulong GetStart(ReadOnlySpan<byte> name)
    {
        Span<byte> start = stackalloc byte[sizeof(ulong)];
        start.Clear();
        name.Slice(0, Math.Min(name.Length, start.Length)).CopyTo(start);
        return BinaryPrimitives.ReadUInt64LittleEndian(start);
    }

    /// <summary>Zeros what stands behind the first NUL.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong CutAtNul(ulong start)
    {
        // The highest bit of each zero byte; above the first one, of some others too.
        var zeros = (start - 0x0101_0101_0101_0101) & ~start & 0x8080_8080_8080_8080;
        return start & (zeros ^ (zeros - 1));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int Hash(ulong start, ulong multiplier) => (int)((start * multiplier) >> _shift);

    /// <summary>Gives every start of a name a slot.</summary>
    /// <returns>How many slots were taken by others already.</returns>
    private int Fill(ulong multiplier)
    {
        var collisions = 0;
        Array.Clear(_slots);
        for (var member = _names.Length - 1; member >= 0; member--)
        {
            var start = GetStart(_names[member]);
            var i = Hash(start, multiplier);
            for (; _slots[i].Member != 0 && _slots[i].Start != start; i = (i + 1) & (_slots.Length - 1))
            {
                collisions++;
            }

            _next[member] = _slots[i].Member - 1;
            _slots[i] = new Slot(start, member + 1);
        }

        return collisions;
    }

    /// <summary>A start of names, and the number of the first member with it and one; zero where there is none.</summary>
    private readonly record struct Slot(ulong Start, int Member);
}
