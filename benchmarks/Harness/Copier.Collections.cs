using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Runtime.InteropServices;

namespace Benchmarks.Harness;

// Collections, as the driver creates them for the type of a member.
public static partial class Copier
{
    private static readonly Dictionary<Type, string> Collections = new()
    {
        [typeof(List<>)] = nameof(CopyList),
        [typeof(IReadOnlyList<>)] = nameof(CopyReadOnlyList),
        [typeof(HashSet<>)] = nameof(CopySet),
        [typeof(ImmutableArray<>)] = nameof(CopyImmutableArray),
        [typeof(Dictionary<,>)] = nameof(CopyDictionary),
        [typeof(IReadOnlyDictionary<,>)] = nameof(CopyReadOnlyDictionary),
    };

    public static IReadOnlyList<T>? CopyReadOnlyList<T>(IReadOnlyList<T>? list) => CopyList((List<T>?)list);

    public static HashSet<T>? CopySet<T>(HashSet<T>? set)
    {
        if (set is null)
        {
            return null;
        }

        var copy = new HashSet<T>(set.Count);
        foreach (var item in set)
        {
            copy.Add(Items<T>.Copy(item));
        }

        return copy;
    }

    public static ImmutableArray<T> CopyImmutableArray<T>(ImmutableArray<T> array) =>
        ImmutableCollectionsMarshal.AsImmutableArray(CopyArray(ImmutableCollectionsMarshal.AsArray(array)));

    public static Dictionary<TKey, TValue>? CopyDictionary<TKey, TValue>(Dictionary<TKey, TValue>? dictionary)
        where TKey : notnull =>
        dictionary is null ? null : CopyPairs(dictionary, dictionary.Count);

    public static IReadOnlyDictionary<TKey, TValue>? CopyReadOnlyDictionary<TKey, TValue>(IReadOnlyDictionary<TKey, TValue>? dictionary)
        where TKey : notnull =>
        dictionary is null ? null : new ReadOnlyDictionary<TKey, TValue>(CopyPairs(dictionary, dictionary.Count));

    /// <summary>Copies a value of a member of type <see cref="object"/>.</summary>
    public static object? CopyAny(object? value) => value switch
    {
        string text => CopyString(text),
        int number => number,
        long number => number,
        double number => number,
        bool flag => flag,
        null => null,
        Dictionary<string, object?> map => CopyDictionary(map),
        List<object?> list => CopyList(list),
        _ => throw new NotSupportedException($"There is no copying of {value.GetType()} yet."),
    };

    private static Dictionary<TKey, TValue> CopyPairs<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> pairs, int count)
        where TKey : notnull
    {
        var copy = new Dictionary<TKey, TValue>(count);
        foreach (var (key, value) in pairs)
        {
            copy.Add(Items<TKey>.Copy(key), Items<TValue>.Copy(value));
        }

        return copy;
    }
}
