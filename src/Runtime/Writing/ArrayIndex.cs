using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;

namespace BsonGen.Writing;

/// <summary>The names of array elements: decimal numbers from 0, from a table as far as arrays usually go.</summary>
internal static class ArrayIndex
{
    private const int Count = 1000;
    private const int Slot = 4;

    private static readonly byte[] Names = MakeNames();

    /// <summary>The number and a NUL.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ReadOnlySpan<byte> NameOf(int index)
    {
        if ((uint)index >= Count)
        {
            return Format(index);
        }

        var length = index < 10 ? 2 : index < 100 ? 3 : 4;
        return Names.AsSpan(index * Slot, length);
    }

    private static byte[] Format(int index) => Encoding.ASCII.GetBytes(index.ToString(CultureInfo.InvariantCulture) + "\0");

    private static byte[] MakeNames()
    {
        var names = new byte[Count * Slot];
        for (var index = 0; index < Count; index++)
        {
            Format(index).CopyTo(names, index * Slot);
        }

        return names;
    }
}
