using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

// Pairs and tuples, and values inside collections and dictionaries, each class of one kind.
namespace Benchmarks.Models;

[BsonGenerated]
public sealed partial class Pairs
{
    public KeyValuePair<string, int> First { get; set; }

    public KeyValuePair<string, int> Second { get; set; }

    public KeyValuePair<string, int> Third { get; set; }

    public KeyValuePair<string, int> Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class Tuples
{
    public Tuple<int, string>? First { get; set; }

    public Tuple<int, string>? Second { get; set; }

    public Tuple<int, string>? Third { get; set; }

    public Tuple<int, string>? Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class TripletsOfTuples
{
    public Tuple<int, Tuple<string, double>, bool>? First { get; set; }

    public Tuple<int, Tuple<string, double>, bool>? Second { get; set; }

    public Tuple<int, Tuple<string, double>, bool>? Third { get; set; }

    public Tuple<int, Tuple<string, double>, bool>? Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class ListsOfPairs
{
    public List<KeyValuePair<string, int>> First { get; set; } = [];

    public List<KeyValuePair<string, int>> Second { get; set; } = [];

    public List<KeyValuePair<string, int>> Third { get; set; } = [];

    public List<KeyValuePair<string, int>> Fourth { get; set; } = [];
}

[BsonGenerated]
public sealed partial class ListsOfAddresses
{
    public List<Uri> First { get; set; } = [];

    public List<Uri> Second { get; set; } = [];

    public List<Uri> Third { get; set; } = [];

    public List<Uri> Fourth { get; set; } = [];
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
}

[BsonGenerated]
public sealed partial class ArraysOfArrays
{
    public int[][] First { get; set; } = [];

    public int[][] Second { get; set; } = [];

    public int[][] Third { get; set; } = [];

    public int[][] Fourth { get; set; } = [];
}

[BsonGenerated]
public sealed partial class MapsOfTexts
{
    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int> First { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int> Second { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int> Third { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int> Fourth { get; set; } = [];
}

[BsonGenerated]
public sealed partial class MapsByCharacter
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<char, int> First { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<char, int> Second { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<char, int> Third { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<char, int> Fourth { get; set; } = [];
}

[BsonGenerated]
public sealed partial class MapsByWeekday
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<DayOfWeek, TimeSpan> First { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<DayOfWeek, TimeSpan> Second { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<DayOfWeek, TimeSpan> Third { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<DayOfWeek, TimeSpan> Fourth { get; set; } = [];
}

[BsonGenerated]
public sealed partial class MapsByDate
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<DateTimeOffset, short> First { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<DateTimeOffset, short> Second { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<DateTimeOffset, short> Third { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<DateTimeOffset, short> Fourth { get; set; } = [];
}
