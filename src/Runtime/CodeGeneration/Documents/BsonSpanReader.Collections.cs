namespace BsonGen.CodeGeneration;

// Arrays and dictionaries. The elements are counted first, so that a collection is allocated once with its final size.
//
// With wrong declared sizes, the count may run beyond an array. Then each enclosing array could be counted, and allocated, with
// all elements that follow. With right sizes, each element is counted at most twice and takes at least two bytes. So a budget
// limits the count to one element per byte. When it is used up, the driver reads the remaining arrays element by element.
public ref partial struct BsonSpanReader
{
    /// <summary>Enters an array; otherwise reads another value, or one that another serializer serves.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryReadStartArray<TCollection>(out BsonFrame array, [MaybeNullWhen(true)] out TCollection other)
    {
        if (TryReadStartArray<TCollection>(out array))
        {
            other = default;
            return true;
        }

        other = ReadWithRegistered<TCollection>();
        return false;
    }

    // Enters an array; otherwise reads nothing.
    [MethodImpl(AggressiveInlining)]
    internal bool TryReadStartArray<TCollection>(out BsonFrame array)
    {
        if (_type == BsonType.Array && _budget.Elements >= 0 && RegisteredSerializer<TCollection>.IsDefaultCollection)
        {
            array = ReadFrame();
            return true;
        }

        array = default;
        return false;
    }

    /// <summary>Creates a list for the items of the entered array, which are read next.</summary>
    [MethodImpl(AggressiveInlining)]
    public List<TItem> CreateList<TItem>(out Span<TItem> items)
    {
        DriverReflection.KeepCollections<TItem>();
        var count = CountElements<TItem>();
        var list = new List<TItem>(count);
        CollectionsMarshal.SetCount(list, count);
        items = CollectionsMarshal.AsSpan(list);
        return list;
    }

    /// <summary>Creates an array for the items of the entered array, which are read next.</summary>
    public TItem[] CreateArray<TItem>()
    {
        DriverReflection.KeepCollections<TItem>();
        var count = CountElements<TItem>();
        return count > 0 ? new TItem[count] : [];
    }

    /// <summary>Creates a dictionary for the elements of the entered document, which are read next.</summary>
    public Dictionary<string, TValue> CreateDictionary<TValue>() => new(CountElements<TValue>());

    /// <summary>Counts the elements of the entered array or document, for a collection that allocates an item for each.</summary>
    /// <returns>Bounded by the available bytes. A malformed element of a known type ends the count and is included.</returns>
    [MethodImpl(AggressiveInlining)]
    public int CountElements<TItem>()
    {
        var end = _position;
        var count = this.CountElements(ref end);
        this.Reserve<TItem>(count, end - _position);
        return count;
    }

    /// <summary>Leaves an array after its counted elements.</summary>
    [MethodImpl(AggressiveInlining)]
    public void ReadEndArray(BsonFrame array)
    {
        if (!Holds(_position, 1) || ByteAt(_position) != 0)
        {
            this.ThrowMalformedItem();
        }

        LeaveFrame(_position, array, isMember: true);
    }

    /// <summary>Enters the document of a dictionary; otherwise reads another value, or one of another serializer.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryReadStartDictionary<TDictionary>(out BsonFrame document, [MaybeNullWhen(true)] out TDictionary other)
    {
        document = default;
        if (RegisteredSerializer<TDictionary>.IsDefault && TryReadStartEntries(out document))
        {
            other = default;
            return true;
        }

        other = ReadWithRegistered<TDictionary>();
        return false;
    }

    // Enters the document of a dictionary that the driver's default serializer serves.
    [MethodImpl(AggressiveInlining)]
    internal bool TryReadStartEntries(out BsonFrame document)
    {
        if (_type == BsonType.Document && _budget.Elements >= 0)
        {
            document = ReadFrame();
            return true;
        }

        document = default;
        return false;
    }

    /// <summary>Leaves the document of a dictionary if no element is left.</summary>
    public bool TryReadEndDictionary(BsonFrame document)
    {
        if (!Holds(_position, 1))
        {
            ThrowEndOfStream();
        }

        if (ByteAt(_position) != 0)
        {
            return false;
        }

        LeaveFrame(_position, document, isMember: true);
        return true;
    }

    /// <summary>Reads the header of the next element, and returns its name.</summary>
    public string ReadKey()
    {
        if (!TryPeekName(out var name, out var exception))
        {
            throw exception;
        }

        var key = Utf8Decoder.Decode(name, _settings.IsLenient);
        _type = (BsonType)_bytes[_position];
        _position += name.Length + 2;
        return key;
    }

    /// <summary>Makes room for the items of the entered array in a list, whose items are reused, or creates a list.</summary>
    public List<TItem> ReuseList<TItem>(IEnumerable<TItem>? reused, out Span<TItem> items)
    {
        DriverReflection.KeepCollections<TItem>();
        var count = CountElements<TItem>();
        var list = reused is not null && reused.GetType() == typeof(List<TItem>) ? (List<TItem>)reused : null;
        if (list is null || !this.MayKeep<TItem>(list.Capacity - count))
        {
            list = new List<TItem>(count);
        }
        else if (list.Capacity < count)
        {
            list.Capacity = count;
        }

        // The memory after the items may have items of an earlier document.
        var kept = Math.Min(list.Count, count);
        CollectionsMarshal.SetCount(list, count);
        items = CollectionsMarshal.AsSpan(list);
        items.Slice(kept).Clear();
        return list;
    }
}
