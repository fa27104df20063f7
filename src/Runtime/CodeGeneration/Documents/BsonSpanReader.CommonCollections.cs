namespace BsonGen.CodeGeneration;

// Lists and arrays of strings and of Int32 numbers, the most common ones.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a list of strings, or null.</summary>
    public List<string> ReadStringList()
    {
        if (!TryReadStartArray<List<string>>(out var array, out var other))
        {
            return other;
        }

        var result = CreateList<string>(out var items);
        this.ReadStringItems(items, array);
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
        this.ReadStringItems(result, array);
        return result;
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
        if (typeof(T) == typeof(int) && this.TryGetInt32Count(array, out var count))
        {
            DriverReflection.KeepCollections<T>();
            result = new List<T>(count);
            CollectionsMarshal.SetCount(result, count);
            if (this.TryReadInt32Items(MemoryMarshal.Cast<T, int>(CollectionsMarshal.AsSpan(result)), array))
            {
                return result;
            }
        }

        result = CreateList<T>(out var items);
        this.ReadItems(items, array);
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
        if (typeof(T) == typeof(int) && this.TryGetInt32Count(array, out var count))
        {
            DriverReflection.KeepCollections<T>();
            result = count == 0 ? [] : new T[count];
            if (this.TryReadInt32Items(MemoryMarshal.Cast<T, int>(result.AsSpan()), array))
            {
                return result;
            }
        }

        result = CreateArray<T>();
        this.ReadItems<T>(result, array);
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
        this.ReadEntries(result, document);
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
}
