// Collections of all types, keys of all types, and what holds what.
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using System.Dynamic;
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

[Rule("6.5")]
[BsonGenerated]
public partial class Jagged
{
    public int[][]? Two { get; set; }

    public string?[][][]? Three { get; set; }

    public List<int[]>[]? Mixed { get; set; }

    public byte[][]? Bytes { get; set; }

    public List<byte[]>? BytesList { get; set; }

    public int[,][]? MatrixOfArrays { get; set; }

    public int?[]? Nullables { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class FourDimensions
{
    public int[,,,]? Four { get; set; }

    public int Number { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class MatricesOfDocuments
{
    public Point?[,]? Points { get; set; }

    public string?[,,]? Texts { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class DictionariesByText
{
    public Dictionary<Uri, int>? ByUri { get; set; }

    public Dictionary<Version, int>? ByVersion { get; set; }

    public IDictionary<TimeSpan, Point>? ByTimeSpan { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class DictionaryByDecimal
{
    public Dictionary<decimal, int>? Map { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class DictionaryByEnum
{
    public Dictionary<Colors, int>? Map { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class DictionaryByObjectId
{
    public Dictionary<ObjectId, int>? Map { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class DictionaryByObject
{
    public Dictionary<object, int>? Map { get; set; }
}

[Rule("6.5", "2.BsonDictionaryOptions")]
[BsonGenerated]
public partial class DictionariesAsArrays
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<Colors, int>? Enums { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public IDictionary<ObjectId, Point?>? ObjectIds { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public SortedDictionary<DateTime, string?>? Dates { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<char, bool>? Chars { get; set; }

    [BsonDictionaryOptions]
    public Dictionary<string, int>? Default { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public List<Dictionary<string, int>>? Inside { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<PointStruct, int>? Structs { get; set; }
}

[Rule("6.5", "2.BsonRepresentation")]
[BsonGenerated]
public partial class RepresentedDictionaries
{
    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int>? Values { get; set; }

    [BsonRepresentation(BsonType.Array)]
    public Dictionary<int, int>? AsArray { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Dictionary<string, int>? AsDocument { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, List<Colors>>? Deep { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IDictionary<string, Colors?>? Enums { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class DictionariesOfAll
{
    public Dictionary<string, DateTime>? Dates { get; set; }

    public Dictionary<string, decimal>? Decimals { get; set; }

    public Dictionary<string, Colors>? Colors { get; set; }

    public Dictionary<string, int?>? Nullables { get; set; }

    public Dictionary<string, byte[]>? Bytes { get; set; }

    public IDictionary<string, List<Point>>? Lists { get; set; }

    public Dictionary<string, Dictionary<string, Dictionary<string, int>>>? Deep { get; set; }

    public Dictionary<string, PointStruct>? Structs { get; set; }

    public Dictionary<string, ObjectId>? ObjectIds { get; set; }

    public Dictionary<string, object?>? Objects { get; set; }

    public Dictionary<string, IVehicle>? Interfaces { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class ReadOnlyDictionaries
{
    public IReadOnlyDictionary<string, Point>? Points { get; set; }

    public IReadOnlyDictionary<string, IReadOnlyDictionary<string, int>>? Nested { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class KeyValuePairs
{
    public KeyValuePair<int, Point?> Point { get; set; }

    public KeyValuePair<string, int>? OrNull { get; set; }

    public List<KeyValuePair<string, int>>? List { get; set; }

    public KeyValuePair<string, KeyValuePair<int, int>> Nested { get; set; }

    public KeyValuePair<Colors, DateTime>[]? Array { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class Tuples
{
    public Tuple<int>? One { get; set; }

    public Tuple<int, string, double>? Three { get; set; }

    public Tuple<int, int, int, int, int, int, int>? Seven { get; set; }

    public Tuple<Tuple<int, Point>, List<int>>? Nested { get; set; }

    public List<Tuple<string, int>>? List { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class ValueTuples
{
    public (int, string?) Two { get; set; }

    public (int A, Point? B, DateTime C)? OrNull { get; set; }

    public List<(int, int)>? List { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class ListsOfEverything
{
    public List<bool>? Booleans { get; set; }

    public List<char>? Chars { get; set; }

    public List<sbyte>? SBytes { get; set; }

    public List<ushort>? UInt16s { get; set; }

    public List<ulong>? UInt64s { get; set; }

    public List<float>? Singles { get; set; }

    public List<decimal>? Decimals { get; set; }

    public List<Decimal128>? Decimal128s { get; set; }

    public List<DateTime?>? Dates { get; set; }

    public List<Guid>? Guids { get; set; }

    public List<ObjectId?>? ObjectIds { get; set; }

    public List<TimeSpan?>? TimeSpans { get; set; }

    public List<Colors>? Enums { get; set; }

    public List<Colors?>? NullableEnums { get; set; }

    public List<byte>? Bytes { get; set; }

    public List<object?>? Objects { get; set; }

    public List<Plain?>? Plains { get; set; }

    public List<Dictionary<string, int>?>? Dictionaries { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class ArraysOfEverything
{
    public bool[]? Booleans { get; set; }

    public char[]? Chars { get; set; }

    public sbyte[]? SBytes { get; set; }

    public short[]? Int16s { get; set; }

    public uint[]? UInt32s { get; set; }

    public float[]? Singles { get; set; }

    public decimal?[]? Decimals { get; set; }

    public DateTime[]? Dates { get; set; }

    public Guid?[]? Guids { get; set; }

    public Colors[]? Enums { get; set; }

    public EnumOfUInt64?[]? LargeEnums { get; set; }

    public PointStruct?[]? Structs { get; set; }

    public object?[]? Objects { get; set; }

    public BsonValue?[]? BsonValues { get; set; }

    public IVehicle?[]? Interfaces { get; set; }

    public dynamic?[]? Dynamics { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class InterfacesOfEverything
{
    public IEnumerable<DateTime>? Dates { get; set; }

    public ICollection<Colors?>? Enums { get; set; }

    public IReadOnlyList<byte[]>? Bytes { get; set; }

    public IReadOnlyCollection<IList<int>>? Lists { get; set; }

    public IEnumerable<IEnumerable<string>>? Texts { get; set; }

    public IList<IDictionary<string, int>>? Dictionaries { get; set; }

    public IList<PointStruct>? Structs { get; set; }

    public IEnumerable<KeyValuePair<string, int>>? Pairs { get; set; }
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

[Rule("6.5")]
[BsonGenerated]
public partial class DictionaryWithComparer
{
    public Dictionary<string, int> Map { get; set; } = new(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 };

    public IDictionary<string, int> Interface { get; set; } = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 };
}

[Rule("6.6")]
[BsonGenerated]
public partial class ObjectsOfAllTypes
{
    public object Enum { get; set; } = Colors.Green;

    public object Decimal { get; set; } = 1.5m;

    public object Struct { get; set; } = new PointStruct { X = 1 };

    public object List { get; set; } = new List<int> { 1 };

    public object Array { get; set; } = new[] { 1, 2 };

    public object Document { get; set; } = new BsonDocument("a", 1);

    public object Plain { get; set; } = new object();

    public object Time { get; set; } = TimeSpan.FromSeconds(1);
}

[Rule("6.6")]
[BsonGenerated]
public partial class Expandos
{
    public ExpandoObject? One { get; set; }

    public List<ExpandoObject>? Many { get; set; }

    public Dictionary<string, ExpandoObject>? ByName { get; set; }

    public List<dynamic>? Dynamics { get; set; }
}

[Rule("6.6", "4.2.10")]
[BsonGenerated]
public partial class AllBsonValues
{
    public BsonBoolean? Boolean { get; set; }

    public BsonDateTime? DateTime { get; set; }

    public BsonDecimal128? Decimal128 { get; set; }

    public BsonDouble? Double { get; set; }

    public BsonInt64? Int64 { get; set; }

    public BsonJavaScript? JavaScript { get; set; }

    public BsonJavaScriptWithScope? JavaScriptWithScope { get; set; }

    public BsonMaxKey? MaxKey { get; set; }

    public BsonMinKey? MinKey { get; set; }

    public BsonRegularExpression? Regex { get; set; }

    public BsonSymbol? Symbol { get; set; }

    public BsonTimestamp? Timestamp { get; set; }

    public BsonUndefined? Undefined { get; set; }
}

[Rule("6.6", "4.2.10")]
[BsonGenerated]
public partial class BsonValuesWithAttributes
{
    [BsonIgnoreIfDefault]
    public BsonInt32? IgnoredIfDefault { get; set; }

    [BsonRequired]
    public BsonDocument? Required { get; set; }

    [BsonElement("r")]
    private BsonValue? _private;

    public BsonDocument GetOnly { get; } = [];

    [BsonElement]
    public BsonDocument Mapped { get; } = new("a", 1);

    public BsonObjectId? Id { get; set; }
}

[BsonGenerated]
public partial class EnumsInside
{
    public Dictionary<string, EnumOfUInt64>? Large { get; set; }

    public List<DayOfWeek>? Days { get; set; }

    public Nested? One { get; set; }

    public Dictionary<string, Nested[]>? Many { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<Nested>? Texts { get; set; }

    public enum Nested : sbyte
    {
        Minus = -1,
        Zero,
    }
}
