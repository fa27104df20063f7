using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.ComponentModel;
using System.Reflection;
using BsonGen.Internal.Driver;

namespace BsonGen.CodeGeneration;

/// <summary>Makes collections of the lists that generated code reads, as the driver's serializers make them.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class BsonCollections
{
    /// <summary>Makes a hash set, whose items may run code of the user's to compare themselves.</summary>
    /// <exception cref="TargetInvocationException">That code threw an exception: the driver calls the constructor by reflection.</exception>
    public static HashSet<T> CreateHashSet<T>(List<T> items)
    {
        DriverReflection.KeepCollection<HashSet<T>, T>();
        try
        {
            return new HashSet<T>(items);
        }
        catch (Exception error)
        {
            throw new TargetInvocationException(error);
        }
    }

    /// <summary>Makes a sorted set.</summary>
    /// <exception cref="TargetInvocationException">The items can't be compared: the driver calls the constructor by reflection.</exception>
    public static SortedSet<T> CreateSortedSet<T>(List<T> items)
    {
        DriverReflection.KeepCollection<SortedSet<T>, T>();
        try
        {
            return new SortedSet<T>(items);
        }
        catch (Exception error)
        {
            throw new TargetInvocationException(error);
        }
    }

    /// <summary>Makes an immutable sorted set. Of items that compare as equal, it holds the first one.</summary>
    public static ImmutableSortedSet<T> CreateImmutableSortedSet<T>(List<T> items)
    {
        ArgumentNullException.ThrowIfNull(items);
        var builder = ImmutableSortedSet.CreateBuilder<T>();
        foreach (var item in items)
        {
            builder.Add(item);
        }

        return builder.ToImmutable();
    }

    /// <summary>Makes a collection, which holds the list itself.</summary>
    public static Collection<T> CreateCollection<T>(List<T> items)
    {
        DriverReflection.KeepCollection<Collection<T>, T>();
        return new Collection<T>(items);
    }

    /// <summary>Makes a read-only collection, which holds the list itself.</summary>
    public static ReadOnlyCollection<T> CreateReadOnlyCollection<T>(List<T> items)
    {
        ArgumentNullException.ThrowIfNull(items);
        return items.AsReadOnly();
    }

    /// <summary>The items of a stack in the order in which they were pushed.</summary>
    public static T[] FromBottom<T>(Stack<T> items)
    {
        ArgumentNullException.ThrowIfNull(items);
        var array = items.ToArray();
        Array.Reverse(array);
        return array;
    }

    /// <inheritdoc cref="FromBottom{T}(Stack{T})" />
    public static T[] FromBottom<T>(ImmutableStack<T> items)
    {
        ArgumentNullException.ThrowIfNull(items);
        var array = items.ToArray();
        Array.Reverse(array);
        return array;
    }
}
