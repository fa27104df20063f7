namespace BsonGen.CodeGeneration;

// Lists, arrays and dictionaries of documents. Generated code inlines the methods for lists and arrays, where the JIT knows their
// types. All generated types share the loops over the items, in which such types would be looked up, and each item costs a
// virtual call.
public abstract partial class GeneratedBsonSerializer<T>
{
    /// <summary>Reads a list of documents, or null.</summary>
    protected static List<T> ReadList(ref BsonSpanReader reader) => ReadList<List<T>>(ref reader);

    /// <summary>Reads a list of documents for an interface of lists, or null.</summary>
    [MethodImpl(AggressiveInlining)]
    protected static TList ReadList<TList>(ref BsonSpanReader reader)
        where TList : class, IEnumerable<T>
    {
        if (!reader.TryReadStartArray<TList>(out var array, out var other))
        {
            return other;
        }

        var result = reader.CreateList<T>(out var items);
        ReadItems(ref reader, Active, items, array);
        return Unchecked.Cast<TList>(result)!;
    }

    /// <summary>Reads an array of documents, or null.</summary>
    [MethodImpl(AggressiveInlining)]
    protected static T[] ReadArray(ref BsonSpanReader reader)
    {
        if (!reader.TryReadStartArray<T[]>(out var array, out var other))
        {
            return other;
        }

        var result = reader.CreateArray<T>();
        ReadItems(ref reader, Active, result, array);
        return result;
    }

    /// <summary>Reads a dictionary of documents, or null.</summary>
    protected static Dictionary<string, T> ReadDictionary(ref BsonSpanReader reader) =>
        ReadDictionary<Dictionary<string, T>>(ref reader);

    /// <summary>Reads a dictionary of documents for an interface of dictionaries, or null.</summary>
    protected static TDictionary ReadDictionary<TDictionary>(ref BsonSpanReader reader)
        where TDictionary : class, IEnumerable<KeyValuePair<string, T>>
    {
        if (!reader.TryReadStartDictionary<TDictionary>(out var document, out var other))
        {
            return other;
        }

        var result = reader.CreateDictionary<T>();
        while (!reader.TryReadEndDictionary(document))
        {
            result.Add(reader.ReadKey(), ReadActive(ref reader));
        }

        return Unchecked.Cast<TDictionary>(result)!;
    }

    /// <summary>Writes a list of documents, or null.</summary>
    [MethodImpl(AggressiveInlining)]
    protected static void WriteList(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, List<T>? value)
    {
        if (writer.TryWriteStart<List<T>, List<T>>(BsonType.Array, name, value, out var items, out var array))
        {
            WriteAll(ref writer, ActiveWriter, typeof(T), items, array);
        }
    }

    /// <summary>Writes the documents of an interface of lists, or null.</summary>
    protected static void WriteItems<TList>(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TList? value)
        where TList : class, IEnumerable<T>
    {
        if (writer.TryWriteStartItems<TList, T>(name, value, out var items, out var array))
        {
            WriteEach(ref writer, ActiveWriter, typeof(T), items, array);
        }
    }

    /// <summary>Writes an array of documents, or null.</summary>
    [MethodImpl(AggressiveInlining)]
    protected static void WriteArray(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T[]? value)
    {
        if (writer.TryWriteStart<T[], T[]>(BsonType.Array, name, value, out var items, out var array))
        {
            WriteAll(ref writer, ActiveWriter, typeof(T), items, array);
        }
    }

    /// <summary>Writes a dictionary of documents, or null.</summary>
    protected static void WriteDictionary<TDictionary>(
        ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TDictionary? value)
        where TDictionary : class, IEnumerable<KeyValuePair<string, T>>
    {
        if (writer.TryWriteStart(BsonType.Document, name, value, out Dictionary<string, T>? items, out var document))
        {
            foreach (var (key, item) in items)
            {
                WriteActive(ref writer, writer.KeyName(key), item);
            }

            writer.WriteEndDocument(document);
        }
    }

    [MethodImpl(NoInlining)]
    private static void ReadItems(
        ref BsonSpanReader reader, GeneratedBsonSerializer<T>? active, Span<T> items, BsonFrame array)
    {
        foreach (ref var item in items)
        {
            reader.ReadItemHeader();
            item = active is not null ? active.ReadDocument(ref reader) : ReadDocumentSlow(ref reader);
        }

        reader.ReadEndArray(array);
    }

    // Code of the user alone can change the list while it is written.
    [MethodImpl(NoInlining)]
    private static void WriteAll(
        ref BsonSpanWriter writer, GeneratedBsonSerializer<T>? active, Type type, List<T> items, int array)
    {
        var unchanged = new ListEnumeration<T>(items);
        var span = CollectionsMarshal.AsSpan(items);
        var index = 0;
        while (index < span.Length && !writer.HasRunUserCode)
        {
            WriteItem(ref writer, active, type, index, span[index]);
            index++;
        }

        if (writer.HasRunUserCode)
        {
            WriteRest(ref writer, active, type, unchanged, index);
        }

        writer.WriteEndDocument(array);
    }

    // Enumerates the list as the driver does, after the items that are already written. The enumerator throws after a change.
    [MethodImpl(NoInlining)]
    private static void WriteRest(
        ref BsonSpanWriter writer, GeneratedBsonSerializer<T>? active, Type type, ListEnumeration<T> items, int written)
    {
        items.Skip(written);
        for (var index = written; items.TryGetNext(out var item); index++)
        {
            WriteItem(ref writer, active, type, index, item);
        }
    }

    [MethodImpl(NoInlining)]
    private static void WriteAll(
        ref BsonSpanWriter writer, GeneratedBsonSerializer<T>? active, Type type, T[] items, int array)
    {
        for (var index = 0; index < items.Length; index++)
        {
            WriteItem(ref writer, active, type, index, items[index]);
        }

        writer.WriteEndDocument(array);
    }

    private static void WriteEach(
        ref BsonSpanWriter writer, GeneratedBsonSerializer<T>? active, Type type, BsonItems<T> items, int array)
    {
        var index = 0;
        foreach (var item in items)
        {
            WriteItem(ref writer, active, type, index++, item);
        }

        writer.WriteEndDocument(array);
    }

    [MethodImpl(AggressiveInlining)]
    private static void WriteItem(
        ref BsonSpanWriter writer, GeneratedBsonSerializer<T>? active, Type type, int index, T? item)
    {
        var name = writer.ItemName(index);
        if (active is not null && item is not null && item.GetType() == type)
        {
            active.WriteMembers(ref writer, writer.StartFrame(BsonType.Document, name), item);
        }
        else
        {
            WriteOtherDocument(ref writer, name, item);
        }
    }
}
