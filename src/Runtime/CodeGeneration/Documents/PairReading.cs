namespace BsonGen.CodeGeneration;

/// <summary>Finds out whether values have the elements of pairs and tuples as the driver writes them.</summary>
internal static class PairReading
{
    // Enters an array if all its items are pairs as the driver writes them.
    internal static bool TryReadStartPairs<TEntry>(this ref BsonSpanReader reader, out BsonFrame array, out int count)
    {
        array = default;
        count = 0;
        if (reader._type != BsonType.Array || reader._budget.Elements < 0 || !reader.TryCountPairs(out count))
        {
            return false;
        }

        array = reader.ReadFrame();
        reader.Reserve<TEntry>(count, array.Size);
        return true;
    }

    internal static bool TryCountPairs(this in BsonSpanReader reader, out int count)
    {
        count = 0;
        if (!reader.TryGetEnd(BsonType.Array, reader._position, out var end))
        {
            return false;
        }

        var position = reader._position + sizeof(int);
        while (position < end && reader._bytes[position] != 0)
        {
            if (!BsonElementWalk.TryRead(reader._bytes, position, out var pair) ||
                !reader.TryGetEnd(pair.Type, pair.ValueStart, out position) ||
                !reader.IsPair(pair, position))
            {
                return false;
            }

            count++;
        }

        return position + 1 == end;
    }

    internal static bool IsPair(this in BsonSpanReader reader, BsonElementWalk value, int end) =>
        value.Type is BsonType.Array or BsonType.Document &&
        reader.HasElements(value.ValueStart, end, value.Type == BsonType.Array ? "01"u8 : "kv"u8);

    internal static bool TryGetEnd(this in BsonSpanReader reader, BsonType type, int start, out int end)
    {
        var isKnown = BsonValueSize.TryMeasure(type, reader._bytes.Slice(start), out var size);
        end = start + size;
        return isKnown;
    }

    internal static bool TrySkipElement(this in BsonSpanReader reader, ref int position) =>
        reader.TrySkipItem(ref position) ||
        (BsonElementWalk.TryRead(reader._bytes, position, out var element) &&
            reader.TryGetEnd(element.Type, element.ValueStart, out position));

    internal static bool HasElements(this in BsonSpanReader reader, ReadOnlySpan<byte> names) =>
        reader.TryGetEnd(reader._type, reader._position, out var end) && reader.HasElements(reader._position, end, names);

    /// <summary>Whether a document or array has exactly the elements of these names, each of one character.</summary>
    internal static bool HasElements(this in BsonSpanReader reader, int start, int end, ReadOnlySpan<byte> names)
    {
        var position = start + sizeof(int);
        foreach (var name in names)
        {
            var element = position;
            if (position >= end || !reader.TrySkipElement(ref position) ||
                reader._bytes[element + 1] != name || reader._bytes[element + 2] != 0)
            {
                return false;
            }
        }

        return position + 1 == end && reader._bytes[position] == 0;
    }
}
