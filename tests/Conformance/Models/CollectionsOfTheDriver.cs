// Collections that the driver's serializers read and write.
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.ObjectModel;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Conformance.Models;

[BsonGenerated]
public partial class Sets
{
    public HashSet<int>? HashSet { get; set; }

    public ISet<string>? ISet { get; set; }

    public SortedSet<int>? SortedSet { get; set; }
}

[BsonGenerated]
public partial class MoreSets
{
    public HashSet<DayOfWeek>? Days { get; set; }

    public ISet<int?>? Numbers { get; set; }

    public List<HashSet<string>>? Inside { get; set; }

    public HashSet<Point>? Points { get; set; }

    public HashSet<string> Ready { get; set; } = ["a"];

    public ISet<int> Sorted { get; set; } = new SortedSet<int> { 2, 1 };
}

[BsonGenerated]
public partial class Queues
{
    public Queue<int>? Queue { get; set; }

    public Stack<string>? Stack { get; set; }

    public LinkedList<int>? LinkedList { get; set; }

    public ConcurrentQueue<int>? ConcurrentQueue { get; set; }
}

[BsonGenerated]
public partial class ConcurrentCollections
{
    public ConcurrentBag<string>? Bag { get; set; }

    public ConcurrentQueue<Point?>? Queue { get; set; }

    public ConcurrentStack<int>? Stack { get; set; }

    public List<ConcurrentQueue<object?>>? Inside { get; set; }

    [BsonRepresentation(MongoDB.Bson.BsonType.String)]
    public ConcurrentQueue<int>? Represented { get; set; }
}

[BsonGenerated]
public partial class ObjectModelCollections
{
    public Collection<int>? Collection { get; set; }

    public ObservableCollection<Point>? ObservableCollection { get; set; }

    public ReadOnlyCollection<int>? ReadOnlyCollection { get; set; }
}

[BsonGenerated]
public partial class UntypedCollections
{
    public ArrayList? ArrayList { get; set; }

    public IEnumerable? IEnumerable { get; set; }

    public IList? IList { get; set; }
}

[BsonGenerated]
public partial class Matrices
{
    public int[,]? Two { get; set; }

    public double[,,]? Three { get; set; }
}

[BsonGenerated]
public partial class OtherDictionaries
{
    public SortedDictionary<string, int>? Sorted { get; set; }

    public SortedList<string, int>? SortedList { get; set; }

    public IReadOnlyDictionary<string, int>? ReadOnly { get; set; }

    public ReadOnlyDictionary<string, int>? ReadOnlyClass { get; set; }

    public Dictionary<TimeSpan, int>? ByTimeSpan { get; set; }
}

[BsonGenerated]
public partial class NumberedDictionary
{
    public Dictionary<int, string>? Map { get; set; }
}

[BsonGenerated]
public partial class DictionaryRepresentations
{
    [BsonDictionaryOptions(DictionaryRepresentation.Document)]
    public Dictionary<string, int>? Document { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, string>? Arrays { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public IDictionary<string, Point>? Documents { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<Guid, DateTime>? ByGuid { get; set; }
}

[BsonGenerated]
public partial class Pairs
{
    public KeyValuePair<string, int> Pair { get; set; }

    public Tuple<int, string>? Tuple { get; set; }

    public ValueTuple<int, string> ValueTuple { get; set; }

    public (int A, double B, string C) Named { get; set; }
}

public class OwnList : List<int>;

public class OwnDictionary : Dictionary<string, int>;

[BsonGenerated]
public partial class OwnCollections
{
    public OwnList? List { get; set; }

    public OwnDictionary? Dictionary { get; set; }
}

[BsonGenerated]
public partial class OtherImplementations
{
    // Not what the stock serializers of these interfaces create: the runtime types go their own ways.
    public IList<int> Array { get; set; } = new[] { 1, 2 };

    public IEnumerable<int> Set { get; set; } = new HashSet<int> { 3 };

    public IDictionary<string, int> Sorted { get; set; } = new SortedDictionary<string, int> { ["b"] = 1, ["a"] = 2 };

    public IReadOnlyList<string> ReadOnly { get; set; } = new ReadOnlyCollection<string>(["x"]);

    public IReadOnlyList<Point> Expression { get; set; } = [new Point { X = 1 }, new Point()];

    public IReadOnlyCollection<Point?> One { get; set; } = [null];

    public IEnumerable<object> Covariant { get; set; } = new string[] { "x", "y" };

    public IEnumerable<long> Lazy { get; set; } = Enumerable.Range(1, 3).Select(static number => (long)number);

    [BsonRepresentation(BsonType.String)]
    public IReadOnlyList<int> Represented { get; set; } = [4, 5];

    [BsonRepresentation(BsonType.String)]
    public IEnumerable<int> RepresentedSet { get; set; } = new SortedSet<int> { 7, 6 };
}

[BsonGenerated]
public partial class FailingEnumeration
{
    private IEnumerable<int>? _items;

    public int Before { get; set; }

    // Of an object without items, the second item throws.
    public IEnumerable<int> Items
    {
        get => _items ?? Enumerable.Range(0, 2).Select(static number => 1 / (1 - number));
        set => _items = value;
    }
}
