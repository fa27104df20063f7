using System.Buffers.Text;

namespace BsonGen.Internal.Elements;

/// <summary>The names of array elements: decimal numbers from 0. A table holds those of usual arrays.</summary>
internal static class ArrayIndex
{
    // The size of the longest name, in bytes, with its NUL.
    public const int LongestName = 11;

    private const int Count = 1000;
    private const int Slot = 4;

    private static readonly byte[] Names = MakeNames();

    [MethodImpl(AggressiveInlining)]
    public static bool IsShort(int index) => (uint)index < Count;

    // Gets a short name from the table, with its NUL.
    [MethodImpl(AggressiveInlining)]
    public static ReadOnlySpan<byte> NameOf(int index) => Names.AsSpan(index * Slot, index < 10 ? 2 : index < 100 ? 3 : 4);

    // Writes a name and its NUL, and returns the number of bytes.
    public static int Format(int index, Span<byte> name)
    {
        Utf8Formatter.TryFormat(index, name, out var length);
        name[length] = 0;
        return length + 1;
    }

    private static byte[] MakeNames()
    {
        var names = new byte[Count * Slot];
        for (var index = 0; index < Count; index++)
        {
            Format(index, names.AsSpan(index * Slot));
        }

        return names;
    }
}
