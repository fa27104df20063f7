using BsonGen.Internal.Elements;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Dictionaries as arrays of pairs, each an array of two or a document of the elements k and v. The driver reads all other forms.
public ref partial struct BsonSpanReader
{
    /// <summary>Enters an array if all its items are pairs in the form that the driver writes.</summary>
    /// <param name="array">The array.</param>
    /// <param name="count">The number of pairs.</param>
    internal bool TryReadStartPairs(out BsonFrame array, out int count)
    {
        array = default;
        count = 0;
        if (_type != BsonType.Array || _elementBudget < 0 || !TryCountPairs(out count))
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

    private readonly bool TryCountPairs(out int count)
    {
        count = 0;
        if (!TryGetEnd(BsonType.Array, _position, out var end))
        {
            return false;
        }

        var position = _position + sizeof(int);
        while (position < end && _bytes[position] != 0)
        {
            var start = position;
            if (TrySkipItem(ref position))
            {
                // The name has one digit or two.
                if (!IsPair((BsonType)_bytes[start], start + (_bytes[start + 2] == 0 ? 3 : 4), position))
                {
                    return false;
                }
            }
            else if (!TryReadHeader(position, out var type, out var value) || !TryGetEnd(type, value, out position) || !IsPair(type, value, position))
            {
                return false;
            }

            count++;
        }

        return position + 1 == end;
    }

    /// <summary>Whether a value is an array of two items, or a document of the elements k and v.</summary>
    /// <param name="type">The type of the value.</param>
    /// <param name="start">Where the value starts.</param>
    /// <param name="end">Where the value ends.</param>
    private readonly bool IsPair(BsonType type, int start, int end)
    {
        if (type is not (BsonType.Array or BsonType.Document) || end - start <= sizeof(int))
        {
            return false;
        }

        var key = start + sizeof(int);
        var value = key;
        if (!TrySkipElement(ref value))
        {
            return false;
        }

        var rest = value;
        return TrySkipElement(ref rest) && rest + 1 == end && _bytes[rest] == 0 &&
            (type == BsonType.Array || (IsNamed(key, (byte)'k') && IsNamed(value, (byte)'v')));
    }

    private readonly bool IsNamed(int element, byte name) => _bytes[element + 1] == name && _bytes[element + 2] == 0;

    private readonly bool TryReadHeader(int position, out BsonType type, out int value)
    {
        var isElement = BsonElementWalk.TryRead(_bytes, position, out var element);
        type = element.Type;
        value = element.ValueStart;
        return isElement;
    }

    /// <summary>Finds the end of a value inside the bytes.</summary>
    private readonly bool TryGetEnd(BsonType type, int start, out int end)
    {
        var isKnown = BsonValueSize.TryMeasure(type, _bytes.Slice(start), out var size);
        end = start + size;
        return isKnown;
    }

    private readonly bool TrySkipElement(ref int position) =>
        TrySkipItem(ref position) || (TryReadHeader(position, out var type, out var value) && TryGetEnd(type, value, out position));
}
