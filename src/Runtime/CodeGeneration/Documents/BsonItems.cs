namespace BsonGen.CodeGeneration;

/// <summary>Enumerates the items of an interface while they are written, as the driver does.</summary>
/// <remarks>
/// Code of the user may run between two items, and change the collection: the enumerator of a list then throws. Lists and arrays
/// are enumerated without an allocation.
/// </remarks>
[EditorBrowsable(Never)]
public struct BsonItems<T> : IDisposable
{
    private readonly T[]? _array;
    private readonly IEnumerator<T>? _other;
    private List<T>.Enumerator _list;
    private int _index;

    internal BsonItems(IEnumerable<T> collection)
    {
        _index = -1;
        if (collection.GetType() == typeof(List<T>))
        {
            _list = Unchecked.Cast<List<T>>(collection)!.GetEnumerator();
        }
        else if (collection is T[] array)
        {
            _array = array;
        }
        else
        {
            _other = collection.GetEnumerator();
        }
    }

    /// <summary>The current item.</summary>
    public readonly T Current =>
        _array is not null ? _array[_index] :
        _other is not null ? _other.Current :
        _list.Current;

    /// <summary>Returns itself.</summary>
    public readonly BsonItems<T> GetEnumerator() => this;

    /// <summary>Moves to the next item.</summary>
    /// <exception cref="InvalidOperationException">The collection has changed.</exception>
    public bool MoveNext() =>
        _array is not null ? ++_index < _array.Length :
        _other is not null ? _other.MoveNext() :
        _list.MoveNext();

    /// <summary>Disposes the enumerator of the collection.</summary>
    public readonly void Dispose() => _other?.Dispose();
}
