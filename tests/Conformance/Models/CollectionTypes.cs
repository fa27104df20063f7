// Collections other than lists and arrays that the driver supports, and collection types of the user.
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Conformance.Models;

[Rule("6.5")]
[BsonGenerated]
public partial class Immutables
{
    public ImmutableArray<int> Array { get; set; } = [];

    public ImmutableList<string>? List { get; set; }

    public ImmutableHashSet<int>? HashSet { get; set; }

    public ImmutableSortedSet<int>? SortedSet { get; set; }

    public ImmutableQueue<int>? Queue { get; set; }

    public ImmutableStack<int>? Stack { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class ImmutableDictionaries
{
    public ImmutableDictionary<string, int>? Dictionary { get; set; }

    public ImmutableSortedDictionary<string, int>? Sorted { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class ImmutablesInside
{
    public ImmutableArray<Point?> Points { get; set; } = [];

    public ImmutableArray<ImmutableArray<DayOfWeek?>> Jagged { get; set; } = [];

    public List<ImmutableArray<string?>>? Arrays { get; set; }

    public ImmutableArray<ImmutableDictionary<string, int>?> OfDictionaries { get; set; } = [];

    public ImmutableDictionary<string, Point?>? ByName { get; set; }

    public ImmutableSortedDictionary<string, ImmutableArray<long>>? Sorted { get; set; }

    public Dictionary<string, ImmutableDictionary<string, DateTime>?>? Nested { get; set; }

    public ImmutableDictionary<string, object?>? Objects { get; set; }

    public ImmutableArray<object?> Anything { get; set; } = [];
}

[Rule("6.5")]
[BsonGenerated]
public partial class ImmutablesByKey
{
    public ImmutableDictionary<TimeSpan, int>? ByTime { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public ImmutableSortedDictionary<int, string>? Represented { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public sealed partial record ImmutableRecordOfImmutables(ImmutableArray<int> Array, ImmutableDictionary<string, int>? Map);

[Rule("6.5")]
[BsonGenerated]
public partial class SetInterfaces
{
    public ISet<Point>? Points { get; set; }

    public ISet<Colors>? Colors { get; set; }

    public HashSet<string?>? Texts { get; set; }

    public HashSet<DateTime>? Dates { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class ReadOnlySets
{
    public IReadOnlySet<int>? Set { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class Concurrents
{
    public ConcurrentBag<int>? Bag { get; set; }

    public ConcurrentStack<int>? Stack { get; set; }

    public ConcurrentDictionary<string, int>? Dictionary { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class UntypedQueues
{
    public Queue? Queue { get; set; }

    public Stack? Stack { get; set; }

    public ICollection? Collection { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class UntypedDictionaries
{
    public Hashtable? Hashtable { get; set; }

    public IDictionary? IDictionary { get; set; }

    public SortedList? SortedList { get; set; }

    public ListDictionary? ListDictionary { get; set; }

    public OrderedDictionary? OrderedDictionary { get; set; }
}

public interface IOwnList<T> : IList<T>;

[Rule("6.5")]
[BsonGenerated]
public partial class OwnListInterface
{
    [BsonIgnoreIfNull]
    public IOwnList<int>? Null
    {
        get => null;
        set => throw new InvalidOperationException("never read");
    }
}

public class OwnEnumerable : IEnumerable<int>
{
    private readonly List<int> _items;

    public OwnEnumerable(List<int> items) => _items = items;

    public OwnEnumerable() => _items = [];

    public IEnumerator<int> GetEnumerator() => _items.GetEnumerator();

    public void Add(int item) => _items.Add(item);

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

public class OwnReadOnlyList(IList<int> list) : ReadOnlyCollection<int>(list);

[Rule("6.5")]
[BsonGenerated]
public partial class OwnEnumerables
{
    public OwnReadOnlyList? ReadOnly { get; set; } = new([1]);
}

[Rule("6.5")]
[BsonGenerated]
public partial class CovariantValues
{
    public object[] Texts { get; set; } = new string[] { "a", "b" };

    public IEnumerable<object> Points { get; set; } = new List<Point> { new() };

    public IReadOnlyList<Animal> Dogs { get; set; } = new List<Dog> { new() { Name = "Rex" } };

    public Animal[] DogArray { get; set; } = new Dog[] { new() { Barks = true } };

    public List<int> Derived { get; set; } = new OwnList { 1, 2 };

    public Dictionary<string, int> DerivedMap { get; set; } = new OwnDictionary { ["a"] = 1 };

    public ICollection<int> Read { get; set; } = new ReadOnlyCollection<int>([1, 2]);

    public IDictionary<string, int> Concurrent { get; set; } = new ConcurrentDictionary<string, int> { ["a"] = 1 };
}
