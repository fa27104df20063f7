using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace BsonGen.CodeGeneration;

/// <summary>Creates collections as the driver's serializers do.</summary>
[EditorBrowsable(Never)]
public static class BsonCollections
{
    /// <summary>Creates a hash set.</summary>
    public static HashSet<T> CreateHashSet<T>(List<T> items) => Create(items, static items => new HashSet<T>(items));

    /// <summary>Creates a sorted set.</summary>
    public static SortedSet<T> CreateSortedSet<T>(List<T> items) => Create(items, static items => new SortedSet<T>(items));

    /// <summary>Creates an immutable sorted set, with the first of equal items.</summary>
    public static ImmutableSortedSet<T> CreateImmutableSortedSet<T>(List<T> items)
    {
        var builder = ImmutableSortedSet.CreateBuilder<T>();
        builder.UnionWith(items);
        return builder.ToImmutable();
    }

    /// <summary>Creates a collection around the list.</summary>
    public static Collection<T> CreateCollection<T>(List<T> items)
    {
        DriverReflection.KeepCollection<Collection<T>, T>();
        return new Collection<T>(items);
    }

    /// <summary>Creates a read-only collection around the list.</summary>
    public static ReadOnlyCollection<T> CreateReadOnlyCollection<T>(List<T> items) => new(items);

    /// <summary>Gets the items of a stack in the order in which they were pushed.</summary>
    public static T[] FromBottom<T>(IEnumerable<T> items)
    {
        var array = items.ToArray();
        Array.Reverse(array);
        return array;
    }

    // The driver calls the constructor by reflection, which wraps exceptions of comparing the items.
    private static TCollection Create<TCollection, T>(List<T> items, Func<List<T>, TCollection> create)
        where TCollection : class, IEnumerable<T>
    {
        DriverReflection.KeepCollection<TCollection, T>();
        try
        {
            return create(items);
        }
        catch (Exception error)
        {
            throw new TargetInvocationException(error);
        }
    }
}
