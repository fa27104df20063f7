namespace BsonGen.CodeGeneration;

/// <summary>Reads the items of lists and arrays of Int32 numbers, whose number follows from the size.</summary>
internal static class Int32Items
{
    // The types and the names of items: a digit and a NUL, or two digits and a NUL. The bits of the masks are constant.
    internal const uint ShortNameMask = 0xFF_F0_FF;
    internal const uint ShortInt32 = 0x00_30_10;
    internal const uint LongerNameMask = 0xFF_F0_F0_FF;
    internal const uint LongerInt32 = 0x00_30_30_10;

    internal const int ShortInt32Size = 3 + sizeof(int);
    internal const int LongerInt32Size = 4 + sizeof(int);

    // The number of items whose names have one digit, and one or two.
    internal const int MostShortNames = 10;
    internal const int MostLongerNames = 100;

    // Computes the count from the size. False if the items can't be Int32 with names of up to two digits, or are incomplete.
    internal static bool TryGetInt32Count(this in BsonSpanReader reader, BsonFrame array, out int count)
    {
        const int ShortItems = MostShortNames * ShortInt32Size;
        var size = array.Size - sizeof(int) - 1;
        (count, var rest) = size <= ShortItems
            ? Math.DivRem(size, ShortInt32Size)
            : Math.DivRem(size - ShortItems, LongerInt32Size);
        count += size <= ShortItems ? 0 : MostShortNames;
        return rest == 0 && (uint)count <= MostLongerNames &&
            reader.Holds(array.Start, array.Size) && RegisteredSerializer<int>.IsDefault;
    }

    // False, without a change of the position, if an item is no Int32 or has another name.
    internal static bool TryReadInt32Items(this ref BsonSpanReader reader, Span<int> items, BsonFrame array)
    {
        var position = array.Start + sizeof(int);
        var differences = 0U;
        foreach (ref var item in items[..Math.Min(items.Length, MostShortNames)])
        {
            var element = reader.WordAt(position);
            differences |= ((uint)element & ShortNameMask) ^ ShortInt32;
            item = (int)(element >> 24);
            position += ShortInt32Size;
        }

        if (items.Length > MostShortNames)
        {
            foreach (ref var item in items.Slice(MostShortNames))
            {
                var element = reader.WordAt(position);
                differences |= ((uint)element & LongerNameMask) ^ LongerInt32;
                item = (int)(element >> 32);
                position += LongerInt32Size;
            }
        }

        if (differences != 0 || reader.ByteAt(position) != 0)
        {
            return false;
        }

        reader._budget.Elements -= items.Length;
        reader.LeaveFrame(position, array, isMember: true);
        return true;
    }
}
