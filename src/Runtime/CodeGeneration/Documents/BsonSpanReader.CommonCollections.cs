namespace BsonGen.CodeGeneration;

// Lists and arrays of strings and of Int32 numbers, the most common ones.
public ref partial struct BsonSpanReader
{
    // The types and the names of items: a digit and a NUL, or two digits and a NUL. The bits of the masks are constant.
    private const uint ShortNameMask = 0xFF_F0_FF;
    private const uint ShortInt32 = 0x00_30_10;
    private const uint ShortString = 0x00_30_02;
    private const uint LongerNameMask = 0xFF_F0_F0_FF;
    private const uint LongerInt32 = 0x00_30_30_10;

    private const int ShortInt32Size = 3 + sizeof(int);
    private const int LongerInt32Size = 4 + sizeof(int);

    // The number of items whose names have one digit, and one or two.
    private const int MostShortNames = 10;
    private const int MostLongerNames = 100;

    /// <summary>Reads a list of strings, or null.</summary>
    public List<string> ReadStringList()
    {
        if (!TryReadStartArray<List<string>>(out var array, out var other))
        {
            return other;
        }

        var result = CreateList<string>(out var items);
        ReadStringItems(items, array);
        return result;
    }

    /// <summary>Reads an array of strings, or null.</summary>
    public string[] ReadStringArray()
    {
        if (!TryReadStartArray<string[]>(out var array, out var other))
        {
            return other;
        }

        var result = CreateArray<string>();
        ReadStringItems(result, array);
        return result;
    }

    // Computes the count from the size. False if the items can't be Int32 with names of up to two digits, or are incomplete.
    private readonly bool TryGetInt32Count(BsonFrame array, out int count)
    {
        const int ShortItems = MostShortNames * ShortInt32Size;
        var size = array.Size - sizeof(int) - 1;
        (count, var rest) = size <= ShortItems
            ? Math.DivRem(size, ShortInt32Size)
            : Math.DivRem(size - ShortItems, LongerInt32Size);
        count += size <= ShortItems ? 0 : MostShortNames;
        return rest == 0 && (uint)count <= MostLongerNames &&
            Holds(array.Start, array.Size) && RegisteredSerializer<int>.IsDefault;
    }

    // False, without a change of the position, if an item is no Int32 or has another name.
    private bool TryReadInt32Items(Span<int> items, BsonFrame array)
    {
        var position = array.Start + sizeof(int);
        var differences = 0U;
        foreach (ref var item in items[..Math.Min(items.Length, MostShortNames)])
        {
            var element = WordAt(position);
            differences |= ((uint)element & ShortNameMask) ^ ShortInt32;
            item = (int)(element >> 24);
            position += ShortInt32Size;
        }

        if (items.Length > MostShortNames)
        {
            foreach (ref var item in items.Slice(MostShortNames))
            {
                var element = WordAt(position);
                differences |= ((uint)element & LongerNameMask) ^ LongerInt32;
                item = (int)(element >> 32);
                position += LongerInt32Size;
            }
        }

        if (differences != 0 || ByteAt(position) != 0)
        {
            return false;
        }

        _elementBudget -= items.Length;
        LeaveFrame(position, array, isMember: true);
        return true;
    }

    // The header and the value of most items are read after one check.
    private void ReadStringItems(Span<string> items, BsonFrame array)
    {
        var position = _position;
        foreach (ref var item in items)
        {
            if (Holds(position, sizeof(ulong)))
            {
                var header = WordAt(position);
                var start = position + 3 + sizeof(int);
                var length = (int)(header >> 24) - 1;
                if (((uint)header & ShortNameMask) == ShortString && RegisteredSerializer<string>.IsDefault &&
                    (ulong)(uint)start + (uint)length < (uint)_bytes.Length && ByteAt(start + length) == 0)
                {
                    _position = start - sizeof(int);
                    item = Utf8Decoder.Decode(Bytes(start, length), _isLenient);
                    _position = position = start + length + 1;
                    continue;
                }
            }

            ReadItemHeader();
            item = ReadString();
            position = _position;
        }

        ReadEndArray(array);
    }

    // The package has compiled code for these methods, so the JIT compiles none for a type. Those for strings are not generic:
    // the code that reference types share would look up the type of the collection on each call.

    /// <summary>Reads a list of scalars, or null.</summary>
    public List<T> ReadList<T>()
        where T : struct
    {
        if (!TryReadStartArray<List<T>>(out var array, out var other))
        {
            return other;
        }

        List<T> result;
        if (typeof(T) == typeof(int) && TryGetInt32Count(array, out var count))
        {
            DriverReflection.KeepCollections<T>();
            result = new List<T>(count);
            CollectionsMarshal.SetCount(result, count);
            if (TryReadInt32Items(MemoryMarshal.Cast<T, int>(CollectionsMarshal.AsSpan(result)), array))
            {
                return result;
            }
        }

        result = CreateList<T>(out var items);
        ReadItems(items, array);
        return result;
    }

    /// <summary>Reads an array of scalars, or null.</summary>
    public T[] ReadArray<T>()
        where T : struct
    {
        if (!TryReadStartArray<T[]>(out var array, out var other))
        {
            return other;
        }

        T[] result;
        if (typeof(T) == typeof(int) && TryGetInt32Count(array, out var count))
        {
            DriverReflection.KeepCollections<T>();
            result = count == 0 ? [] : new T[count];
            if (TryReadInt32Items(MemoryMarshal.Cast<T, int>(result.AsSpan()), array))
            {
                return result;
            }
        }

        result = CreateArray<T>();
        ReadItems<T>(result, array);
        return result;
    }

    /// <summary>Reads a dictionary of scalars, or null.</summary>
    public Dictionary<string, T> ReadDictionary<T>()
        where T : struct
    {
        if (!TryReadStartDictionary<Dictionary<string, T>>(out var document, out var other))
        {
            return other;
        }

        var result = CreateDictionary<T>();
        ReadEntries(result, document);
        return result;
    }

    /// <summary>Reads a dictionary of strings, or null.</summary>
    public Dictionary<string, string> ReadStringDictionary()
    {
        if (!TryReadStartDictionary<Dictionary<string, string>>(out var document, out var other))
        {
            return other;
        }

        var result = CreateDictionary<string>();
        while (!TryReadEndDictionary(document))
        {
            result.Add(ReadKey(), ReadString());
        }

        return result;
    }

    // Methods of their own: how much the JIT inlines into a method depends on the length of its IL.
    [MethodImpl(NoInlining)]
    private void ReadEntries<T>(Dictionary<string, T> entries, BsonFrame document)
    {
        while (!TryReadEndDictionary(document))
        {
            entries.Add(ReadKey(), ReadValue<T>());
        }
    }

    [MethodImpl(NoInlining)]
    private void ReadItems<T>(Span<T> items, BsonFrame array)
    {
        foreach (ref var item in items)
        {
            ReadItemHeader();
            item = ReadValue<T>();
        }

        ReadEndArray(array);
    }
}
