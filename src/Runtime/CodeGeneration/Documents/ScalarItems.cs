namespace BsonGen.CodeGeneration;

/// <summary>Reads the items of lists, arrays and dictionaries of scalars.</summary>
internal static class ScalarItems
{
    // Methods of their own: how much the JIT inlines into a method depends on the length of its IL.
    [MethodImpl(NoInlining)]
    internal static void ReadEntries<T>(this ref BsonSpanReader reader, Dictionary<string, T> entries, BsonFrame document)
    {
        while (!reader.TryReadEndDictionary(document))
        {
            entries.Add(reader.ReadKey(), reader.ReadPlain<T>());
        }
    }

    [MethodImpl(NoInlining)]
    internal static void ReadItems<T>(this ref BsonSpanReader reader, Span<T> items, BsonFrame array)
    {
        foreach (ref var item in items)
        {
            reader.ReadItemHeader();
            item = reader.ReadPlain<T>();
        }

        reader.ReadEndArray(array);
    }
}
