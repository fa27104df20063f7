namespace BsonGen.CodeGeneration;

/// <summary>Counts the elements of a collection before it is allocated.</summary>
internal static class ItemCounts
{
    // Structs may take more memory than their elements, which take at least two bytes.
    internal const int LargestPlainItem = 16;
    internal const int LargestRatio = 32;

    // All reused lists together may keep this number of bytes, and as many as the document has. The others are replaced.
    internal const int SpareMemory = 64 * 1024;

    // The items are allocated, and read from this number of bytes.
    [MethodImpl(AggressiveInlining)]
    internal static void Reserve<TItem>(this ref BsonSpanReader reader, int count, int size)
    {
        reader._budget.Elements -= count;
        if (Unsafe.SizeOf<TItem>() > LargestPlainItem && (long)count * Unsafe.SizeOf<TItem>() > (long)LargestRatio * size)
        {
            reader.LeaveArraysToDriver();
        }
    }

    // The items would take far more memory than the bytes. The driver's collections grow with the items that are really there.
    [MethodImpl(NoInlining)]
    internal static void LeaveArraysToDriver(this ref BsonSpanReader reader)
    {
        reader._budget.LeavesArraysToDriver = true;
        reader.RequestRestart(new FormatException());
    }

    internal static int CountElements(this in BsonSpanReader reader, ref int position)
    {
        var bytes = reader._bytes;
        var count = 0;
        while (true)
        {
            while (reader.TrySkipItem(ref position))
            {
                count++;
            }

            if (!BsonElementWalk.TryRead(bytes, position, out var element))
            {
                return count;
            }

            if (!BsonValueSize.TryMeasure(element.Type, bytes.Slice(element.ValueStart), out var size))
            {
                return BsonValueSize.IsKnown(element.Type) ? count + 1 : count;
            }

            count++;
            position = element.ValueStart + size;
        }
    }

    // Throws for the malformed element at which the count has ended.
    internal static void ThrowMalformedItem(this ref BsonSpanReader reader)
    {
        reader.ReadItemHeader();
        reader.SkipValue();
        reader.ThrowEndOfStream();
    }

    internal static bool MayKeep<TItem>(this ref BsonSpanReader reader, int spareItems)
    {
        var spare = reader._budget.SpareMemory + (Math.Max(spareItems, 0) * (long)Unsafe.SizeOf<TItem>());
        if (spare > SpareMemory + reader._bytes.Length)
        {
            return false;
        }

        reader._budget.SpareMemory = spare;
        return true;
    }
}
