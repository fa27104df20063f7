namespace BsonGen.CodeGeneration;

/// <summary>Writes the items of lists, arrays and dictionaries of plain values.</summary>
internal static class ItemWriting
{
    internal static void WriteStrings(this ref BsonSpanWriter writer, ReadOnlySpan<string> items, int array)
    {
        var position = writer._position;
        for (var index = 0; index < items.Length; index++)
        {
            writer.WriteString(ref position, writer.ItemName(index), items[index]);
        }

        writer.WriteEndDocument(array);
    }

    [MethodImpl(NoInlining)]
    internal static void WriteItems<T>(this ref BsonSpanWriter writer, ReadOnlySpan<T> items, int array)
    {
        var position = writer._position;
        for (var index = 0; index < items.Length; index++)
        {
            writer.WritePlain(ref position, writer.ItemName(index), items[index]);
        }

        writer.WriteEndDocument(array);
    }

    // A serializer of the user may change the list, whose enumerator then throws.
    [MethodImpl(NoInlining)]
    internal static void WriteEach<T>(this ref BsonSpanWriter writer, List<T> items, int array)
    {
        var index = 0;
        foreach (var item in items)
        {
            var position = writer._position;
            if (typeof(T) == typeof(string))
            {
                writer.WriteString(ref position, writer.ItemName(index++), (string)(object)item!);
            }
            else
            {
                writer.WritePlain(ref position, writer.ItemName(index++), item);
            }
        }

        writer.WriteEndDocument(array);
    }

    [MethodImpl(NoInlining)]
    internal static void WriteEntries<T>(this ref BsonSpanWriter writer, Dictionary<string, T> entries, int document)
    {
        var position = writer._position;
        foreach (var (key, value) in entries)
        {
            writer.WritePlain(ref position, writer.KeyName(key), value);
        }

        writer.WriteEndDocument(document);
    }
}
