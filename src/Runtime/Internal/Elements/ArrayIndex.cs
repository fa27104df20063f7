using System.Buffers.Text;

namespace BsonGen.Internal.Elements;

/// <summary>The names of array elements: decimal numbers from 0. A table holds those of usual arrays.</summary>
internal static class ArrayIndex
{
    /// <summary>The size of the longest name with its NUL, in bytes.</summary>
    public const int LongestName = 11;

    private const int Count = 1000;
    private const int Slot = 4;

    private static readonly byte[] Names = MakeNames();

    /// <summary>Whether the table holds the name of the index.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsShort(int index) => (uint)index < Count;

    /// <summary>Gets the name from the table, with its NUL.</summary>
    /// <param name="index">The index; <see cref="IsShort"/> must hold.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ReadOnlySpan<byte> NameOf(int index) => Names.AsSpan(index * Slot, index < 10 ? 2 : index < 100 ? 3 : 4);

    /// <summary>Writes a name and its NUL.</summary>
    /// <param name="index">At least 0.</param>
    /// <param name="name">Room for <see cref="LongestName"/>.</param>
    /// <returns>The number of bytes written.</returns>
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
