using System.Collections.Concurrent;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Runtime.Models;

/// <summary>Dictionaries that are stored as documents, with keys that are not strings.</summary>
[BsonGenerated]
public partial class Keyed
{
    public Dictionary<int, string>? Int32 { get; set; }

    public IDictionary<long, int>? Int64 { get; set; }

    public SortedDictionary<Status, int>? Enum { get; set; }

    public Dictionary<Guid, Line>? Guid { get; set; }

    public IReadOnlyDictionary<ObjectId, int>? ObjectId { get; set; }

    public Dictionary<TimeSpan, int>? TimeSpan { get; set; }

    public Dictionary<double, int>? Double { get; set; }

    public Dictionary<char, int>? Char { get; set; }

    public Dictionary<bool, int>? Boolean { get; set; }

    public Dictionary<decimal, int>? Decimal { get; set; }

    public Dictionary<DateTime, int>? DateTime { get; set; }

    public Dictionary<object, int>? Object { get; set; }

    public List<Dictionary<int, List<int>>>? Inside { get; set; }

    public Dictionary<string, Dictionary<Status, int[]>>? Deep { get; set; }
}

/// <summary>Dictionaries that are stored as arrays, whose keys may be null.</summary>
[BsonGenerated]
public partial class KeyedPairs
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<string, int>? Hashed { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public SortedDictionary<string, int>? Sorted { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public SortedList<string, int>? Listed { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public ConcurrentDictionary<string, int>? Concurrent { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public IDictionary<string, int>? Interface { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public List<SortedDictionary<string, int>>? Inside { get; set; }
}
