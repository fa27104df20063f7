namespace BsonGen.CodeGeneration;

/// <summary>Finds the members of a type by their element names.</summary>
/// <remarks>
/// A hash table of the first eight bytes of the names. If the elements are in another order than the members, the processor can't
/// predict the next one, so the time until the member is known matters most. Therefore the member is guessed, and generated code
/// compares the whole name afterwards.
/// </remarks>
[EditorBrowsable(Never)]
public sealed class MemberLookup
{
    // So most unknown names hit an empty slot, and some attempt usually finds a hash without collisions.
    private const int SlotsPerName = 8;
    private const int Attempts = 32;

    private readonly byte[]?[] _names;
    private readonly Slot[] _slots;
    private readonly int _shift;
    private readonly ulong _multiplier;

    // Bit n is set if a name starts with a byte whose lower six bits are n. A shift uses these bits of the count.
    private readonly ulong _firstBytes;

    // The next member whose name starts with the same eight bytes; negative if there is none.
    private readonly int[] _next;

    /// <param name="names">The names in the order of the members; null for a member without an element.</param>
    public MemberLookup(IEnumerable<string?> names)
    {
        _names = [.. names.Select(static name => name is null ? null : Encoding.UTF8.GetBytes(name))];
        foreach (var name in _names)
        {
            _firstBytes |= name is null ? 0 : 1UL << (int)GetStart(name);
        }

        var bits = BitOperations.Log2((uint)(_names.Length * SlotsPerName)) + 1;
        _shift = 64 - bits;
        _slots = new Slot[1 << bits];
        _next = new int[_names.Length];

        // Odd multiples of the golden ratio, with about as many ones as zeros.
        var fewest = int.MaxValue;
        for (var attempt = 0UL; attempt < Attempts && fewest > 0; attempt++)
        {
            var multiplier = 0x9E37_79B9_7F4A_7C15 * ((2 * attempt) + 1);
            var collisions = Fill(multiplier);
            if (collisions < fewest)
            {
                fewest = collisions;
                _multiplier = multiplier;
            }
        }

        Fill(_multiplier);
    }

    /// <summary>Finds the member of a name without NUL; negative if there is none.</summary>
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

    // Finds the first member whose name starts with these eight bytes, or those before a NUL; negative if there is none.
    [MethodImpl(AggressiveInlining)]
    internal int Guess(ulong start)
    {
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
        name[..Math.Min(name.Length, start.Length)].CopyTo(start);
        return ReadUInt64LittleEndian(start);
    }

    [MethodImpl(AggressiveInlining)]
    private static ulong CutAtNul(ulong start)
    {
        // The highest bit of each zero byte; above the first zero byte, also of other bytes.
        var zeros = (start - 0x0101_0101_0101_0101) & ~start & 0x8080_8080_8080_8080;
        return start & (zeros ^ (zeros - 1));
    }

    [MethodImpl(AggressiveInlining)]
    private int Hash(ulong start, ulong multiplier) => (int)((start * multiplier) >> _shift);

    // Returns the number of collisions.
    private int Fill(ulong multiplier)
    {
        var collisions = 0;
        Array.Clear(_slots);
        for (var member = _names.Length - 1; member >= 0; member--)
        {
            if (_names[member] is not { } name)
            {
                continue;
            }

            var start = GetStart(name);
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

    // The index of the first member with these bytes, plus one; zero in an empty slot.
    private readonly record struct Slot(ulong Start, int Member);
}
