using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Text.Unicode;
using BsonGen.Internal.Text;

namespace BsonGen.CodeGeneration;

/// <summary>The strings that one member with <see cref="BsonInternedAttribute"/> shares.</summary>
/// <remarks>
/// The hash of a text chooses a page and the first of the slots that may hold the text. A text that is read for the second time is kept, so texts that
/// occur once evict nothing and allocate only themselves. When a page is full, an empty page replaces it. No text costs more than decoding it and
/// a few comparisons, whatever texts were read before.
/// Threads need no lock to find a string: a slot is filled once, and its string is stored last.
/// </remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class InternedStrings
{
    private const int PageBits = 6;
    private const int SlotBits = 6;
    private const int MarkBits = 10;

    // A text is in the slot of its hash or in one of the next.
    private const int MostProbes = 8;

    private const int MostTextsOfPage = 40;

    private readonly object _keeping = new();

    // Both are empty until the first text is read. Four marks, which are parts of hashes, remember the last texts with the same index.
    private Page?[] _pages = [];
    private ulong[] _marks = [];

    /// <summary>Finds the kept string with a text.</summary>
    /// <param name="key">The text.</param>
    /// <param name="text">The string.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryFind(TextKey key, [NotNullWhen(true)] out string? text)
    {
        var hash = key.Hash;
        var pages = _pages;
        var page = PageOf(hash);
        if ((uint)page < (uint)pages.Length && pages[page] is { } found)
        {
            for (var probe = 0; probe < MostProbes; probe++)
            {
                ref var slot = ref found.Slots[SlotOf(hash, probe)];
                text = Volatile.Read(ref slot.Text);
                if (text is null)
                {
                    return false;
                }

                if (slot.Key.Is(key))
                {
                    return true;
                }
            }
        }

        text = null;
        return false;
    }

    /// <summary>Finds the kept string with a text. Otherwise decodes the text, and keeps the string if the text was read before.</summary>
    /// <param name="bytes">The text as UTF-8.</param>
    /// <param name="isLenient">Whether invalid bytes become U+FFFD; otherwise they throw <see cref="System.Text.DecoderFallbackException"/>.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal string Decode(ReadOnlySpan<byte> bytes, bool isLenient)
    {
        if (!TextKey.HasKey(bytes.Length))
        {
            return Utf8Decoder.Decode(bytes, isLenient);
        }

        var key = TextKey.Of(bytes);
        if (TryFind(key, out var text))
        {
            return text;
        }

        text = Utf8Decoder.Decode(bytes, isLenient);
        if (IsMarked(key.Hash) && (!isLenient || Utf8.IsValid(bytes)))
        {
            Keep(key, text);
        }

        return text;
    }

    private static int PageOf(ulong hash) => (int)(hash >> (64 - PageBits));

    private static int SlotOf(ulong hash, int probe) => ((int)(hash >> (64 - PageBits - SlotBits)) + probe) & ((1 << SlotBits) - 1);

    /// <summary>Whether a text was read before, unless other texts have replaced its mark. Marks the text.</summary>
    private bool IsMarked(ulong hash)
    {
        var all = _marks;
        if (all.Length == 0)
        {
            all = new ulong[1 << MarkBits];
            _marks = all;
        }

        ref var marks = ref all[hash >> (64 - MarkBits)];
        var mark = (ushort)(hash >> 32);
        var isMarked = false;
        for (var rest = marks; rest != 0; rest >>= 16)
        {
            isMarked |= (ushort)rest == mark;
        }

        marks = (marks << 16) | mark;
        return isMarked;
    }

    private void Keep(TextKey key, string text)
    {
        lock (_keeping)
        {
            if (_pages.Length == 0)
            {
                _pages = new Page?[1 << PageBits];
            }

            ref var page = ref _pages[PageOf(key.Hash)];
            if (page is null || !TryKeep(page, key, text))
            {
                var newPage = new Page();
                TryKeep(newPage, key, text);
                Volatile.Write(ref page, newPage);
            }
        }
    }

    private static bool TryKeep(Page page, TextKey key, string text)
    {
        var hash = key.Hash;
        for (var probe = 0; probe < MostProbes; probe++)
        {
            ref var slot = ref page.Slots[SlotOf(hash, probe)];
            if (slot.Text is null)
            {
                if (IsFull(page))
                {
                    return false;
                }

                slot.Key = key;
                Volatile.Write(ref slot.Text, text);
                return true;
            }

            if (slot.Key.Is(key))
            {
                // Another thread kept the text in the meantime.
                return true;
            }
        }

        return false;
    }

    private static bool IsFull(Page page)
    {
        var count = 0;
        foreach (ref var slot in (Span<Slot>)page.Slots)
        {
            count += slot.Text is null ? 0 : 1;
        }

        return count >= MostTextsOfPage;
    }

    private struct Slot
    {
        public TextKey Key;
        public string? Text;
    }

    [InlineArray(1 << SlotBits)]
    private struct Slots
    {
        private Slot _first;
    }

    /// <summary>A page. The length of its slots is a constant, so no check of an index loads it.</summary>
    private sealed class Page
    {
        public Slots Slots;
    }
}
