using System.Collections.ObjectModel;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Contract.V1;

// Collections and dictionaries.

[BsonGenerated]
public sealed partial class Keyed
{
    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Key { get; set; }
}

[BsonGenerated]
public sealed partial class Collections
{
    public List<int>? Ints { get; set; }

    public string[]? Texts { get; set; }

    public IReadOnlyList<double>? Doubles { get; set; }

    public IEnumerable<long>? Longs { get; set; }

    public List<Color>? Colors { get; set; }

    public List<int?>? IntsOrNull { get; set; }

    public List<List<decimal>>? Nested { get; set; }

    public List<Item>? Items { get; set; }

    public Point[]? Points { get; set; }

    public Dictionary<string, int>? Counts { get; set; }

    public IDictionary<string, Item>? ByName { get; set; }

    public Dictionary<string, List<string>>? Tags { get; set; }
}

[BsonGenerated]
public sealed partial class Page<T>
{
    public T? First { get; set; }

    public List<T>? Items { get; set; }
}

[BsonGenerated]
public sealed partial class Pages
{
    public Page<int>? Ints { get; set; }

    public Page<Item>? Items { get; set; }

    public Page<Color>? Colors { get; set; }

    public Page<Point>? Points { get; set; }

    public Page<Page<string>>? Texts { get; set; }
}

[BsonGenerated]
public sealed partial class Sets
{
    [BsonInterned]
    public string? Name { get; set; }

    [BsonInterned]
    public HashSet<string>? Texts { get; set; }

    public ISet<int>? Ints { get; set; }

    public IList<int>? List { get; set; }

    public List<Guid>? Guids { get; set; }
}

[BsonGenerated]
public sealed partial class MoreCollections
{
    public HashSet<Item>? Items { get; set; }

    public SortedSet<string>? Sorted { get; set; }

    public ReadOnlyCollection<int>? ReadOnly { get; set; }

    public Collection<int>? Collection { get; set; }

    public Queue<int>? Queue { get; set; }

    public Stack<int>? Stack { get; set; }

    public LinkedList<string>? Linked { get; set; }

    public SortedDictionary<string, int>? ByName { get; set; }
}

[BsonGenerated]
[BsonReusable]
public partial class Refilled
{
    public int Id { get; set; }

    public string? Note { get; set; }

    public List<RefilledLine> Lines { get; set; } = [];
}

[BsonGenerated]
[BsonReusable]
public sealed partial class RefilledLine
{
    public long Count { get; set; }
}
