// Collections that generated code reads and writes in line, and nests in each other.
using BsonGen;

namespace Conformance.Models;

[BsonGenerated]
public partial class Point
{
    public int X { get; set; }

    public int Y { get; set; }
}

[BsonGenerated]
public partial class ListInterfaces
{
    public List<int>? List { get; set; }

    public IList<int>? IList { get; set; }

    public ICollection<int>? ICollection { get; set; }

    public IEnumerable<int>? IEnumerable { get; set; }

    public IReadOnlyList<int>? IReadOnlyList { get; set; }

    public IReadOnlyCollection<int>? IReadOnlyCollection { get; set; }
}

[BsonGenerated]
public partial class ListInterfacesOfText
{
    public IList<string?>? IList { get; set; }

    public ICollection<string?>? ICollection { get; set; }

    public IEnumerable<string?>? IEnumerable { get; set; }

    public IReadOnlyList<string?>? IReadOnlyList { get; set; }

    public IReadOnlyCollection<string?>? IReadOnlyCollection { get; set; }
}

[BsonGenerated]
public partial class ListInterfacesOfDocuments
{
    public List<Point?>? List { get; set; }

    public IList<Point>? IList { get; set; }

    public ICollection<Point>? ICollection { get; set; }

    public IEnumerable<Point>? IEnumerable { get; set; }

    public IReadOnlyList<Point>? IReadOnlyList { get; set; }

    public IReadOnlyCollection<Point>? IReadOnlyCollection { get; set; }
}

[BsonGenerated]
public partial class Dictionaries
{
    public Dictionary<string, int>? Of { get; set; }

    public IDictionary<string, int>? Interface { get; set; }

    public Dictionary<string, string?>? OfText { get; set; }

    public IDictionary<string, Point?>? OfDocuments { get; set; }

    public Dictionary<string, double?>? OfNullables { get; set; }

    public Dictionary<string, List<int>?>? OfLists { get; set; }

    public Dictionary<string, Dictionary<string, bool>?>? OfDictionaries { get; set; }
}

[BsonGenerated]
public partial class Nests
{
    public int[]?[]? ArrayOfArrays { get; set; }

    public List<List<string>?>? ListOfLists { get; set; }

    public List<int[]>[]? ArrayOfListsOfArrays { get; set; }

    public IEnumerable<IEnumerable<Point>>? Interfaces { get; set; }

    public List<Dictionary<string, long>>? ListOfDictionaries { get; set; }

    public Dictionary<string, Point[]>? DictionaryOfArrays { get; set; }

    public byte[]?[]? ArrayOfBytes { get; set; }

    public List<byte[]?>? ListOfBytes { get; set; }

    public List<List<List<List<int>>>>? Deep { get; set; }
}

[BsonGenerated]
public partial class InitializedCollections
{
    public List<int> List { get; set; } = [1, 2, 3];

    public int[] Array { get; set; } = [4];

    public Dictionary<string, int> Map { get; set; } = new() { ["a"] = 1 };

    public string Text { get; set; } = "text";

    public Point Point { get; set; } = new() { X = 7 };
}

[BsonGenerated]
public partial class GetOnlyCollections
{
    public int Number { get; set; }

    public List<int> List { get; } = [1];

    public Dictionary<string, int> Map { get; } = [];
}

[BsonGenerated]
public partial class Documents
{
    public Point? Point { get; set; }

    public Point? Other { get; set; }

    public Point[]? Array { get; set; }

    public Documents? Self { get; set; }

    public List<Documents>? Selves { get; set; }
}

[BsonGenerated]
public partial class LongCollections
{
    public int[] Numbers { get; set; } = [.. Enumerable.Range(0, 1100)];

    public List<string> Texts { get; set; } = [.. Enumerable.Range(0, 101).Select(i => new string('é', i))];
}
