namespace BsonGen.CodeGeneration;

/// <summary>The strings that one member with <see cref="BsonInternedAttribute"/> shares.</summary>
/// <remarks>
/// The hash of a text chooses a set of four entries. A text that is read for the second time is kept, so texts that occur once
/// evict nothing and allocate only themselves. One word has a part of the hash of each entry in a set. It shows that most new
/// texts are not there, so they cost little more than decoding them. New texts have a credit. When it is spent, they are only
/// decoded until the garbage collector has collected generation 1 again. If no kept text was found until then, all are dropped.
/// All members together keep a limited number of bytes, since a document may name any number of generic types with such
/// members. Readers need no lock: an entry never changes, storing its reference publishes it, and its whole text is compared.
/// </remarks>
[EditorBrowsable(Never)]
public sealed class InternedStrings
{
    private const int SetBits = 10;
    private const int SetSize = 4;
    private const int TagBits = 16;

    // A new text costs one, and keeping it this much more. The credit suffices to fill all sets.
    private const int CostToKeep = 4;
    private const int FullCredit = (1 + CostToKeep) * SetSize << SetBits;

    // One new text in 64 asks for the collections. They are counted: of few different texts, no hash might be chosen.
    private const int AskingMask = 63;

    // All members together keep at most so many bytes. A member that can't start to keep texts decodes all of them.
    private const long Limit = 32 * 1024 * 1024;

    // The arrays of the entries and the tags.
    private const int SizeOfArrays = (SetSize << SetBits) * 8 + ((2 << SetBits) * sizeof(ulong));

    // An entry and its string of at most 31 characters, with the headers of both objects.
    private const int SizeOfEntry = 144;

    // The lowest and the highest bits of the four tags in a word.
    private const ulong Lowest = 0x0001_0001_0001_0001;
    private const ulong Highest = 0x8000_8000_8000_8000;

    private static long _keptByAll;

    // Guards the bytes and all changes of the two arrays. It is held for few instructions, and not when a kept text is found.
    private readonly object _lock = new();

    // Both are empty while nothing is kept. A set has two words: the tags of its entries, and those of the last four texts.
    private Entry?[] _entries = [];
    private ulong[] _tags = [];

    // Threads may lose changes.
    private int _credit;
    private int _collections = -1;
    private int _decoded;
    private bool _isFinding;

    private long _kept;

    // Finds the kept string of a text, or decodes it, and keeps the string if the text was read before. More bytes may follow.
    // Not inlined: a method that reads many such members would exceed what the JIT inlines.
    [MethodImpl(NoInlining)]
    internal string Decode(ReadOnlySpan<byte> bytes, int length, bool isLenient)
    {
        var text = bytes[..length];
        if ((_tags.Length == 0 && ((_decoded++ & AskingMask) != 0 || !TryStart())) || !TextKey.HasKey(length))
        {
            return Utf8Decoder.Decode(text, isLenient);
        }

        if (!TextKey.TryLoad(bytes, length, out var key))
        {
            key = TextKey.Of(text);
        }

        var hash = key.Hash;
        return Find(key, hash) ?? DecodeNew(text, hash, isLenient);
    }

    // Starts to keep texts with the first credit, or a renewed one.
    private bool TryStart()
    {
        if (TryRenewCredit())
        {
            lock (_lock)
            {
                if (_kept == 0 && TryAdd(SizeOfArrays))
                {
                    _entries = new Entry?[SetSize << SetBits];
                    Volatile.Write(ref _tags, new ulong[2 << SetBits]);
                }
            }
        }

        return _tags.Length != 0;
    }

    private bool TryAdd(int bytes)
    {
        if (Interlocked.Add(ref _keptByAll, bytes) > Limit)
        {
            Interlocked.Add(ref _keptByAll, -bytes);
            return false;
        }

        _kept += bytes;
        return true;
    }

    private void Drop()
    {
        lock (_lock)
        {
            (_tags, _entries) = ([], []);
            Interlocked.Add(ref _keptByAll, -_kept);
            _kept = 0;
        }
    }

    private bool TryRenewCredit()
    {
        (var before, _collections) = (_collections, GC.CollectionCount(generation: 1));
        if (_collections != before)
        {
            _credit = FullCredit;
            _isFinding = false;
        }

        return _collections != before;
    }

    [MethodImpl(AggressiveInlining)]
    private string? Find(TextKey key, ulong hash)
    {
        var tags = _tags;
        var set = SetOf(hash);
        var found = (uint)(2 * set) < (uint)tags.Length ? FindTag(tags[2 * set], hash) : 0;
        for (; found != 0; found &= found - 1)
        {
            var entries = _entries;
            var index = (SetSize * set) + (BitOperations.TrailingZeroCount(found) / TagBits);
            if ((uint)index < (uint)entries.Length && entries[index] is { } entry && entry.Key.Is(key))
            {
                if (!_isFinding)
                {
                    _isFinding = true;
                }

                return entry.Text;
            }
        }

        return null;
    }

    private static int SetOf(ulong hash) => (int)(hash >> (64 - SetBits));

    private static ulong TagOf(ulong hash) => (ushort)(hash >> 32);

    // The highest bit of each equal tag is set. Those of other tags may be set above it.
    private static ulong FindTag(ulong tags, ulong hash)
    {
        var differences = tags ^ (TagOf(hash) * Lowest);
        return (differences - Lowest) & ~differences & Highest;
    }

    [MethodImpl(NoInlining)]
    private string DecodeNew(ReadOnlySpan<byte> source, ulong hash, bool isLenient)
    {
        // The text is that of a copy, since the buffer may change while it is read: the key and the text of an entry are of the
        // same bytes.
        Span<byte> bytes = stackalloc byte[TextKey.LongestText];
        bytes = bytes[..source.Length];
        source.CopyTo(bytes);
        var text = Utf8Decoder.Decode(bytes, isLenient);
        if ((_decoded++ & AskingMask) == 0)
        {
            TryRenewCredit();
        }

        var (tags, entries) = (_tags, _entries);
        if (_credit <= 0 || tags.Length == 0 || entries.Length == 0)
        {
            if (!_isFinding && tags.Length != 0)
            {
                Drop();
            }

            return text;
        }

        ref var last = ref tags[(2 * SetOf(hash)) + 1];
        var isSecond = FindTag(last, hash) != 0;
        last = (last << TagBits) | TagOf(hash);
        _credit -= isSecond ? CostToKeep : 1;
        if (isSecond && (!isLenient || Utf8.IsValid(bytes)))
        {
            lock (_lock)
            {
                Keep(tags, entries, new Entry(TextKey.Of(bytes), text), hash);
            }
        }

        return text;
    }

    private void Keep(ulong[] tags, Entry?[] entries, Entry entry, ulong hash)
    {
        if (!ReferenceEquals(entries, _entries))
        {
            // Another thread has dropped the entries meanwhile.
            return;
        }

        // If the set is full, the new entry replaces the one that the hash chooses.
        var start = SetSize * SetOf(hash);
        var index = Array.IndexOf(entries, null, start, SetSize);
        if (index < 0)
        {
            index = start + ((int)(hash >> (32 - 2)) & (SetSize - 1));
        }
        else if (!TryAdd(SizeOfEntry))
        {
            return;
        }

        entries[index] = entry;
        ref var kept = ref tags[2 * SetOf(hash)];
        var shift = (index - start) * TagBits;
        kept = (kept & ~((ulong)ushort.MaxValue << shift)) | (TagOf(hash) << shift);
    }

    private sealed class Entry(TextKey key, string text)
    {
        public readonly TextKey Key = key;
        public readonly string Text = text;
    }
}
