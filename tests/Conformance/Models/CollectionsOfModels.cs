// Collections of all kinds, whose items are documents, collections and bytes.
using System.Collections.ObjectModel;
using BsonGen;

namespace Conformance.Models;

[Rule("6.5")]
[BsonGenerated]
public partial class SetsOfModels
{
    public HashSet<Point?>? Points { get; set; }

    public ISet<Animal>? Animals { get; set; }

    public HashSet<byte[]>? Bytes { get; set; }

    public HashSet<List<int>>? Lists { get; set; }

    public SortedSet<string?>? Texts { get; set; }

    public SortedSet<decimal>? Decimals { get; set; }

    public SortedSet<DateTime>? Dates { get; set; }
}

/// <summary>Throws when a set compares it, but no value that is written.</summary>
[BsonGenerated]
public partial class Fragile : IComparable<Fragile>
{
    private const int Broken = 300;

    public int Number { get; set; }

    public string? Text { get; set; }

    public int CompareTo(Fragile? other) =>
        Number == Broken ? throw new InvalidOperationException("compared") : Number.CompareTo(other?.Number ?? 0);

    public override bool Equals(object? obj) => obj is Fragile other && other.Number == Number;

    public override int GetHashCode() => Number == Broken ? throw new InvalidOperationException("hashed") : Number;
}

[Rule("6.5")]
[BsonGenerated]
public partial class FragileSets
{
    public HashSet<Fragile>? HashSet { get; set; }

    public ISet<Fragile>? ISet { get; set; }

    public SortedSet<Fragile>? SortedSet { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class QueuesOfModels
{
    public Queue<Point?>? Queue { get; set; }

    public Stack<Animal>? Stack { get; set; }

    public LinkedList<Point>? LinkedList { get; set; }

    public Queue<Queue<int>>? Nested { get; set; }

    public Stack<Stack<Colors?>>? Stacks { get; set; }

    public List<Stack<byte[]>>? Bytes { get; set; }

    public LinkedList<string?>? Texts { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class ObjectModelsOfModels
{
    public Collection<Point?>? Collection { get; set; }

    public ObservableCollection<Animal>? Observable { get; set; }

    public ReadOnlyCollection<Point?>? ReadOnly { get; set; }

    public Collection<Collection<int?>>? Nested { get; set; }

    public Dictionary<string, ReadOnlyCollection<byte[]>>? Bytes { get; set; }

    public ObservableCollection<DateTime>? Dates { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class DerivedCollections
{
    public Collection<int> Collection { get; set; } = new ObservableCollection<int> { 1, 2 };

    public Queue<int> Queue { get; set; } = new OwnQueue();

    public SortedDictionary<string, int> Map { get; set; } = new OwnSortedDictionary { ["b"] = 1, ["a"] = 2 };

    public ISet<string> Sorted { get; set; } = new SortedSet<string> { "b", "a" };

    public ISet<Point> Points { get; set; } = new HashSet<Point> { new() };
}

public class OwnQueue : Queue<int>;

public class OwnSortedDictionary : SortedDictionary<string, int>;

[Rule("6.5")]
[BsonGenerated]
public partial class SortedDictionaries
{
    public SortedDictionary<string, Point?>? Points { get; set; }

    public SortedList<string, List<int>>? Lists { get; set; }

    public SortedDictionary<string, SortedDictionary<string, string?>>? Nested { get; set; }

    public List<SortedList<string, DateTime>>? Inside { get; set; }
}
