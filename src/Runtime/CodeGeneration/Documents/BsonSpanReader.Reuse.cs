using System.Runtime.InteropServices;
using BsonGen.Internal.Driver;

namespace BsonGen.CodeGeneration;

// Lists of reused objects.
public ref partial struct BsonSpanReader
{
    // A longer list is replaced if the items fill less than a quarter of it, so that one long array does not claim memory for ever.
    private const int LongestKeptList = 1024;

    /// <summary>Makes room for the items of the entered array in an existing list, or creates a list. The items are still to be read.</summary>
    /// <param name="reused">The existing collection, which is refilled if it is exactly a <see cref="List{T}"/>; or null.</param>
    /// <param name="items">The items. Those that were in the list are reused.</param>
    public List<TItem> ReuseList<TItem>(IEnumerable<TItem>? reused, out Span<TItem> items)
    {
        DriverReflection.KeepCollections<TItem>();
        var count = CountItems<TItem>();
        var list = reused is not null && reused.GetType() == typeof(List<TItem>) ? (List<TItem>)reused : null;
        if (list is null || (list.Capacity > LongestKeptList && count < list.Capacity / 4))
        {
            list = new List<TItem>(count);
        }
        else if (list.Capacity < count)
        {
            list.Capacity = count;
        }

        CollectionsMarshal.SetCount(list, count);
        items = CollectionsMarshal.AsSpan(list);
        return list;
    }
}
