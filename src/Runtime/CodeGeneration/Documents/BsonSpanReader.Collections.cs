namespace BsonGen.CodeGeneration;

// Arrays and dictionaries. The elements are counted first, so that the collection is allocated once with its final size.
//
// If declared sizes are wrong, the count may run beyond an array into the elements of other arrays. Then each enclosing array could be counted,
// and allocated, with all elements that follow. If sizes are right, each element is counted at most twice and takes at least two bytes. Therefore
// a budget limits the count to one element per byte. When it is used up, the driver reads the remaining arrays element by element.
public ref partial struct BsonSpanReader
{
    // Items of a struct type may take more memory than their elements, which take at least two bytes.
    private const int LargestPlainItem = 16;
    private const int LargestRatio = 32;

    /// <summary>
    /// Enters an array. Returns false after reading the whole value, if the value is not an array, or if another than the driver's default serializer serves the
    /// type.
    /// </summary>
    /// <param name="other">The value if the method returns false.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    /// <summary>The same without reading another value.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryReadStartArray<TCollection>(out BsonFrame array)
    {
        if (_type == BsonType.Array && _elementBudget >= 0 && RegisteredSerializer<TCollection>.IsDefaultCollection)
        {
            array = ReadFrame();
            return true;
        }

        array = default;
        return false;
    }

    /// <summary>Creates a list for the items of the entered array. The items are still to be read.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public List<TItem> CreateList<TItem>(out Span<TItem> items)
    {
        DriverReflection.KeepCollections<TItem>();
        var count = CountElements<TItem>();
        var list = new List<TItem>(count);
        CollectionsMarshal.SetCount(list, count);
        items = CollectionsMarshal.AsSpan(list);
        return list;
    }

    /// <summary>Creates an array for the items of the entered BSON array. The items are still to be read.</summary>
    public TItem[] CreateArray<TItem>()
    {
        DriverReflection.KeepCollections<TItem>();
        return CountElements<TItem>() is var count and > 0 ? new TItem[count] : [];
    }

    /// <summary>Creates a dictionary for the elements of the entered document. The elements are still to be read.</summary>
    public Dictionary<string, TValue> CreateDictionary<TValue>() => new(CountElements<TValue>());

    /// <summary>
    /// Counts the elements up to the end of the entered array or document, without reading their values, for a collection that allocates an item for each.
    /// </summary>
    /// <typeparam name="TItem">The type of the items, or of the values of a dictionary.</typeparam>
    /// <returns>The number of elements, bounded by the available bytes. A malformed element of a known type ends the count and is included.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int CountElements<TItem>()
    {
        var end = _position;
        var count = CountElements(ref end);
        Reserve<TItem>(count, end - _position);
        return count;
    }

    /// <param name="count">The number of items that are allocated.</param>
    /// <param name="size">The bytes that they are read from.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Reserve<TItem>(int count, int size)
    {
        _elementBudget -= count;
        if (Unsafe.SizeOf<TItem>() > LargestPlainItem && (long)count * Unsafe.SizeOf<TItem>() > (long)LargestRatio * size)
        {
            LeaveArraysToDriver();
        }
    }

    /// <summary>
    /// Restarts and lets the driver read arrays and dictionaries, since the items would take far more memory than the bytes. The driver's collections
    /// grow with the items that it reads, so a wrong size can't cause a large allocation.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void LeaveArraysToDriver()
    {
        _leavesArraysToDriver = true;
        RequestRestart(new FormatException());
    }

    /// <summary>Leaves an array after its counted elements.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadEndArray(BsonFrame array)
    {
        if (!Holds(_position, 1) || ByteAt(_position) != 0)
        {
            ThrowMalformedItem();
        }

        LeaveFrame(_position, array, isMember: true);
    }

    /// <summary>
    /// Enters the document of a dictionary. Returns false after reading the whole value, if the value is not a document, or if another than the driver's default
    /// serializer serves the type.
    /// </summary>
    /// <inheritdoc cref="TryReadStartArray{TCollection}(out BsonFrame, out TCollection)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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

    /// <summary>Enters the document of a dictionary that the caller has found to have the driver's default serializer.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal bool TryReadStartEntries(out BsonFrame document)
    {
        if (_type == BsonType.Document && _elementBudget >= 0)
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
            ReadExceptions.ThrowEndOfStream();
        }

        if (ByteAt(_position) != 0)
        {
            return false;
        }

        LeaveFrame(_position, document, isMember: true);
        return true;
    }

    /// <summary>Reads the name of the next element as a string.</summary>
    public string ReadKey()
    {
        if (!TryPeekName(out var name, out var exception))
        {
            throw exception;
        }

        var key = Utf8Decoder.Decode(name, _isLenient);
        _type = (BsonType)_bytes[_position];
        _position += name.Length + 2;
        return key;
    }

    private readonly int CountElements(ref int position)
    {
        var bytes = _bytes;
        var count = 0;
        while (true)
        {
            while (TrySkipItem(ref position))
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

    /// <summary>Throws for the malformed element at which the count ended before the end of the array.</summary>
    private void ThrowMalformedItem()
    {
        ReadItemHeader();
        SkipValue();
        ReadExceptions.ThrowEndOfStream();
    }

    // Lists of reused objects.

    // All lists of the graph together may keep this number of bytes, and as many as the document has, for later items. The others are replaced.
    private const int SpareMemory = 64 * 1024;

    /// <summary>Makes room for the items of the entered array in an existing list, or creates a list. The items are still to be read.</summary>
    /// <param name="reused">The existing collection, which is refilled if it is exactly a <see cref="List{T}"/>; or null.</param>
    /// <param name="items">The items. Those that were in the list are reused.</param>
    public List<TItem> ReuseList<TItem>(IEnumerable<TItem>? reused, out Span<TItem> items)
    {
        DriverReflection.KeepCollections<TItem>();
        var count = CountElements<TItem>();
        var list = reused is not null && reused.GetType() == typeof(List<TItem>) ? (List<TItem>)reused : null;
        if (list is null || !MayKeep<TItem>(list.Capacity - count))
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

    private bool MayKeep<TItem>(int spareItems)
    {
        var spare = _spareMemory + (Math.Max(spareItems, 0) * (long)Unsafe.SizeOf<TItem>());
        if (spare > SpareMemory + _bytes.Length)
        {
            return false;
        }

        _spareMemory = spare;
        return true;
    }

    // Keys of dictionaries that are stored as documents, if they are not strings.

    private const int LongestShortKey = 256;

    /// <summary>Reads the key of the next element of a dictionary's document. The name of the element is the key as text.</summary>
    internal TKey ReadKey<TKey>(BsonCodec<TKey> member)
    {
        if (!TryPeekName(out var name, out var exception))
        {
            throw exception;
        }

        var text = Utf8.IsValid(name) ? name : System.Text.Encoding.UTF8.GetBytes(Utf8Decoder.Decode(name, _isLenient));
        _type = (BsonType)_bytes[_position];
        _position += name.Length + 2;
        var size = sizeof(int) + text.Length + 1;
        var value = size <= LongestShortKey ? stackalloc byte[LongestShortKey] : new byte[size];
        BinaryPrimitives.WriteInt32LittleEndian(value, text.Length + 1);
        text.CopyTo(value.Slice(sizeof(int)));
        value[size - 1] = 0;
        var reader = new BsonSpanReader(value.Slice(0, size), _context, isLenient: _isLenient) { _type = BsonType.String };
        return member.Read(ref reader);
    }
}
