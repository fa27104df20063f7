namespace BsonGen.CodeGeneration;

// Dictionaries as arrays of pairs: arrays of two items, or documents of the elements k and v. The driver reads all other forms.
public ref partial struct BsonSpanReader
{
    // Enters an array if all its items are pairs as the driver writes them.
    internal bool TryReadStartPairs<TEntry>(out BsonFrame array, out int count)
    {
        array = default;
        count = 0;
        if (_type != BsonType.Array || _elementBudget < 0 || !TryCountPairs(out count))
        {
            return false;
        }

        array = ReadFrame();
        Reserve<TEntry>(count, array.Size);
        return true;
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
            if (!BsonElementWalk.TryRead(_bytes, position, out var pair) ||
                !TryGetEnd(pair.Type, pair.ValueStart, out position) ||
                !IsPair(pair, position))
            {
                return false;
            }

            count++;
        }

        return position + 1 == end;
    }

    private readonly bool IsPair(BsonElementWalk value, int end) =>
        value.Type is BsonType.Array or BsonType.Document &&
        HasElements(value.ValueStart, end, value.Type == BsonType.Array ? "01"u8 : "kv"u8);

    private readonly bool TryGetEnd(BsonType type, int start, out int end)
    {
        var isKnown = BsonValueSize.TryMeasure(type, _bytes.Slice(start), out var size);
        end = start + size;
        return isKnown;
    }

    private readonly bool TrySkipElement(ref int position) =>
        TrySkipItem(ref position) ||
        (BsonElementWalk.TryRead(_bytes, position, out var element) &&
            TryGetEnd(element.Type, element.ValueStart, out position));

    // Pairs and tuples as the driver writes them. Generated code reads the items by their names, and the driver reads the value
    // again if an element has another name. If items hold documents, which would be read twice at each level, the elements are
    // checked before. Otherwise the count is zero.

    /// <summary>Enters a pair if it is a document of the elements k and v.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryReadStartPair<TKey, TValue>(int count, out BsonFrame pair)
    {
        DriverReflection.KeepPair<TKey, TValue>();
        if (_type == BsonType.Document && RegisteredSerializer<KeyValuePair<TKey, TValue>>.IsDefault &&
            (count == 0 || HasElements("kv"u8)))
        {
            pair = ReadFrame();
            return true;
        }

        pair = default;
        return false;
    }

    /// <summary>Enters a tuple if it is an array of this number of items.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryReadStartTuple<TTuple>(int count, out BsonFrame tuple)
    {
        if (_type == BsonType.Array && RegisteredSerializer<TTuple>.IsDefault &&
            (count == 0 || HasElements("01234567"u8[..count])))
        {
            tuple = ReadFrame();
            return true;
        }

        tuple = default;
        return false;
    }

    /// <summary>Leaves a pair or tuple. Returns false if more elements follow, or if the declared size is wrong.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryReadEndTuple(int position, BsonFrame tuple)
    {
        if (!Holds(position, 1) || ByteAt(position) != 0 || position + 1 - tuple.Start != tuple.Size)
        {
            return false;
        }

        _position = position + 1;
        _depth--;
        return true;
    }

    /// <summary>Reads a pair or tuple in another form, from its start if it was entered.</summary>
    [MethodImpl(NoInlining)]
    public T ReadOtherForm<T>(BsonFrame frame)
    {
        // No value starts at the first byte, which belongs to the size of the outermost document.
        if (frame.Start > 0)
        {
            _position = frame.Start;
            _type = typeof(T).GetGenericTypeDefinition() == typeof(KeyValuePair<,>) ? BsonType.Document : BsonType.Array;
            _depth--;
        }

        return ReadWithRegistered<T>();
    }

    private readonly bool HasElements(ReadOnlySpan<byte> names) =>
        TryGetEnd(_type, _position, out var end) && HasElements(_position, end, names);

    // Whether a document or array has exactly the elements of these names, each of one character.
    private readonly bool HasElements(int start, int end, ReadOnlySpan<byte> names)
    {
        var position = start + sizeof(int);
        foreach (var name in names)
        {
            var element = position;
            if (position >= end || !TrySkipElement(ref position) || _bytes[element + 1] != name || _bytes[element + 2] != 0)
            {
                return false;
            }
        }

        return position + 1 == end && _bytes[position] == 0;
    }
}
