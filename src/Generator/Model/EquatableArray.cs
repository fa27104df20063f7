using System.Collections;

namespace BsonGen.Generator.Model;

/// <summary>An immutable array that is compared by its items.</summary>
/// <remarks>A class: for each structure, the JIT would compile the steps of the pipeline anew.</remarks>
[CollectionBuilder(typeof(EquatableArray), nameof(EquatableArray.Create))]
internal sealed class EquatableArray<T>(IEnumerable<T> items) : IEquatable<EquatableArray<T>>, IReadOnlyList<T>
    where T : IEquatable<T>
{
    private readonly T[] _items = [.. items];

    public int Count => _items.Length;

    public T this[int index] => _items[index];

    public bool Equals(EquatableArray<T>? other) =>
        ReferenceEquals(this, other) || (other is not null && _items.SequenceEqual(other._items));

    public override bool Equals(object? obj) => Equals(obj as EquatableArray<T>);

    public override int GetHashCode() => _items.Aggregate(17, static (hash, item) => (hash * 31) + item.GetHashCode());

    public IEnumerator<T> GetEnumerator() => ((IEnumerable<T>)_items).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

internal static class EquatableArray
{
    public static EquatableArray<T> Create<T>(ReadOnlySpan<T> items)
        where T : IEquatable<T> => new(items.ToArray());

    public static EquatableArray<T> ToEquatableArray<T>(this IEnumerable<T> items)
        where T : IEquatable<T> => new(items);
}
