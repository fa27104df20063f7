using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

// Pairs and tuples, and values inside collections, each class of one kind.
namespace Benchmarks.Models;

[BsonGenerated]
public sealed partial class Pairs
{
    public KeyValuePair<string, int> First { get; set; }

    public KeyValuePair<string, int> Second { get; set; }

    public KeyValuePair<string, int> Third { get; set; }

    public KeyValuePair<string, int> Fourth { get; set; }

    public KeyValuePair<string, int> Fifth { get; set; }

    public KeyValuePair<string, int> Sixth { get; set; }

    public KeyValuePair<string, int> Seventh { get; set; }

    public KeyValuePair<string, int> Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class Tuples
{
    public Tuple<int, string>? First { get; set; }

    public Tuple<int, string>? Second { get; set; }

    public Tuple<int, string>? Third { get; set; }

    public Tuple<int, string>? Fourth { get; set; }

    public Tuple<int, string>? Fifth { get; set; }

    public Tuple<int, string>? Sixth { get; set; }

    public Tuple<int, string>? Seventh { get; set; }

    public Tuple<int, string>? Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class TripletsOfTuples
{
    public Tuple<int, Tuple<string, double>, bool>? First { get; set; }

    public Tuple<int, Tuple<string, double>, bool>? Second { get; set; }

    public Tuple<int, Tuple<string, double>, bool>? Third { get; set; }

    public Tuple<int, Tuple<string, double>, bool>? Fourth { get; set; }

    public Tuple<int, Tuple<string, double>, bool>? Fifth { get; set; }

    public Tuple<int, Tuple<string, double>, bool>? Sixth { get; set; }

    public Tuple<int, Tuple<string, double>, bool>? Seventh { get; set; }

    public Tuple<int, Tuple<string, double>, bool>? Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class ListsOfPairs
{
    public List<KeyValuePair<string, int>> First { get; set; } = [];

    public List<KeyValuePair<string, int>> Second { get; set; } = [];

    public List<KeyValuePair<string, int>> Third { get; set; } = [];

    public List<KeyValuePair<string, int>> Fourth { get; set; } = [];

    public List<KeyValuePair<string, int>> Fifth { get; set; } = [];

    public List<KeyValuePair<string, int>> Sixth { get; set; } = [];

    public List<KeyValuePair<string, int>> Seventh { get; set; } = [];

    public List<KeyValuePair<string, int>> Eighth { get; set; } = [];
}

[BsonGenerated]
public sealed partial class ListsOfAddresses
{
    public List<Uri> First { get; set; } = [];

    public List<Uri> Second { get; set; } = [];

    public List<Uri> Third { get; set; } = [];

    public List<Uri> Fourth { get; set; } = [];

    public List<Uri> Fifth { get; set; } = [];

    public List<Uri> Sixth { get; set; } = [];

    public List<Uri> Seventh { get; set; } = [];

    public List<Uri> Eighth { get; set; } = [];
}

[BsonGenerated]
public sealed partial class ListsOfTexts
{
    [BsonRepresentation(BsonType.String)]
    public List<int> First { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public List<int> Second { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public List<int> Third { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public List<int> Fourth { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public List<int> Fifth { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public List<int> Sixth { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public List<int> Seventh { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public List<int> Eighth { get; set; } = [];
}

[BsonGenerated]
public sealed partial class ArraysOfArrays
{
    public int[][] First { get; set; } = [];

    public int[][] Second { get; set; } = [];

    public int[][] Third { get; set; } = [];

    public int[][] Fourth { get; set; } = [];

    public int[][] Fifth { get; set; } = [];

    public int[][] Sixth { get; set; } = [];

    public int[][] Seventh { get; set; } = [];

    public int[][] Eighth { get; set; } = [];
}
