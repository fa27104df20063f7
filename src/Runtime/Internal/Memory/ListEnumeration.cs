namespace BsonGen.Internal.Memory;

/// <summary>The enumeration of a list, which throws after a change of the list.</summary>
/// <remarks>
/// The code that reference types share would look up the enumerator of a list of <typeparamref name="T"/> for each list, and call
/// its methods. So lists of classes are enumerated as lists of objects.
/// </remarks>
internal struct ListEnumeration<T>
{
    private List<object?>.Enumerator _objects;
    private List<T>.Enumerator _values;

    public ListEnumeration(List<T> list)
    {
        if (typeof(T).IsValueType)
        {
            _values = list.GetEnumerator();
        }
        else
        {
            _objects = Unchecked.AsObjects(list).GetEnumerator();
        }
    }

    /// <exception cref="InvalidOperationException">The list has changed.</exception>
    public bool TryGetNext(out T? item)
    {
        if (typeof(T).IsValueType)
        {
            var isNext = _values.MoveNext();
            item = _values.Current;
            return isNext;
        }

        var isNextObject = _objects.MoveNext();
        item = Unchecked.Reinterpret<object?, T?>(_objects.Current);
        return isNextObject;
    }

    /// <exception cref="InvalidOperationException">The list has changed.</exception>
    public void Skip(int count)
    {
        for (var index = 0; index < count; index++)
        {
            TryGetNext(out _);
        }
    }
}
