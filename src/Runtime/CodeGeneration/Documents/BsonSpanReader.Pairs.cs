using BsonGen.Internal.Elements;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Dictionaries as arrays of pairs, each an array of two or a document of the elements k and v. The driver reads all other forms.
public ref partial struct BsonSpanReader
{
    /// <summary>Enters the document of a dictionary.</summary>
    internal bool TryReadStartEntries(out BsonFrame document)
    {
        document = default;
        if (_type != BsonType.Document || _elementBudget < 0)
        {
            return false;
        }

        document = ReadFrame();
        return true;
    }

    /// <summary>Enters an array if all its items are pairs in the form that the driver writes.</summary>
    /// <param name="array">The array.</param>
    /// <param name="count">The number of pairs.</param>
    internal bool TryReadStartPairs(out BsonFrame array, out int count)
    {
        array = default;
        count = 0;
        if (_type != BsonType.Array || _elementBudget < 0 || !TryCountPairs(Rest, out count))
        {
            return false;
        }

        _elementBudget -= count;
        array = ReadFrame();
        return true;
    }

    /// <summary>Enters the next pair and reads the header of its key.</summary>
    internal BsonFrame ReadStartPair()
    {
        ReadItemHeader();
        var pair = ReadFrame();
        ReadItemHeader();
        return pair;
    }

    private static bool TryCountPairs(ReadOnlySpan<byte> rest, out int count)
    {
        count = 0;
        if (!BsonValueSize.TryMeasure(BsonType.Array, rest, out var size) || size <= sizeof(int))
        {
            return false;
        }

        var array = rest.Slice(0, size);
        var position = sizeof(int);
        while (position < size && array[position] != 0)
        {
            if (!TryReadElement(array, ref position, out var type, out _, out var value) || !IsPair(type, value))
            {
                return false;
            }

            count++;
        }

        return position + 1 == size;
    }

    private static bool IsPair(BsonType type, ReadOnlySpan<byte> pair)
    {
        if (type is not (BsonType.Array or BsonType.Document) || pair.Length <= sizeof(int))
        {
            return false;
        }

        var position = sizeof(int);
        return TryReadElement(pair, ref position, out _, out var key, out _) &&
            TryReadElement(pair, ref position, out _, out var value, out _) &&
            position + 1 == pair.Length && pair[position] == 0 &&
            (type == BsonType.Array || (key.SequenceEqual("k"u8) && value.SequenceEqual("v"u8)));
    }

    private static bool TryReadElement(
        ReadOnlySpan<byte> bytes, ref int position, out BsonType type, out ReadOnlySpan<byte> name, out ReadOnlySpan<byte> value)
    {
        if (BsonElementWalk.TryRead(bytes, position, out var element) &&
            BsonValueSize.TryMeasure(element.Type, bytes.Slice(element.ValueStart), out var size))
        {
            type = element.Type;
            name = element.Name;
            value = bytes.Slice(element.ValueStart, size);
            position = element.ValueStart + size;
            return true;
        }

        type = default;
        name = default;
        value = default;
        return false;
    }
}
