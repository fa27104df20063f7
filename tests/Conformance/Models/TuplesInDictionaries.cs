// Pairs and tuples inside dictionaries with keys other than strings, and dictionaries inside pairs and tuples.
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Conformance.Models;

[Rule("6.5")]
[BsonGenerated]
public partial class TuplesByKey
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, (int Low, string? Name)>? Tuples { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public SortedDictionary<DateTime, KeyValuePair<string, Point?>>? Pairs { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<Colors, Tuple<int?, List<int>>?[]>? Arrays { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<(int, int), KeyValuePair<int, int>?>? ByTuple { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<KeyValuePair<string, int>, Tuple<KeyValuePair<int, bool>, object?>?>? ByPair { get; set; }

    public Dictionary<TimeSpan, (DateTimeOffset, Uri?)>? ByText { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public List<Dictionary<long, (int, int)>>? List { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class DictionariesInTuples
{
    public KeyValuePair<int, Dictionary<TimeSpan, int>?> Pair { get; set; }

    public Tuple<string?, IReadOnlyDictionary<Version, Point?>?>? Tuple { get; set; }

    public (Dictionary<TimeSpan, (int, int)>?, int)[]? Nested { get; set; }

    public List<(int, SortedDictionary<string, ConcurrentCounts>?)>? Holders { get; set; }

    public ReadOnlyCollection<Dictionary<TimeSpan, string?>>? Wrapped { get; set; }

    public Stack<Dictionary<TimeSpan, KeyValuePair<int, int>>>? Stack { get; set; }
}

[BsonGenerated]
public partial class ConcurrentCounts
{
    public System.Collections.Concurrent.ConcurrentDictionary<TimeSpan, (int, ReadOnlyCollection<int>?)>? Counts { get; set; }
}

/// <summary>Members that are written only.</summary>
[Rule("6.5")]
[BsonGenerated]
public partial class WrittenTuples
{
    public int Number { get; set; }

    [BsonElement]
    public Dictionary<TimeSpan, (int, int)> Fixed { get; } = new() { [TimeSpan.FromMinutes(5)] = (1, 2) };

    [BsonElement]
    public (int, Dictionary<TimeSpan, (int, int)>) Both => (Number, Fixed);
}

[Rule("6.5")]
[BsonGenerated]
public partial class ImmutablesInDictionaries
{
    public Dictionary<TimeSpan, ImmutableArray<int>>? Arrays { get; set; }

    public Dictionary<TimeSpan, ImmutableList<string?>>? Lists { get; set; }

    public Dictionary<TimeSpan, ImmutableHashSet<int>>? Sets { get; set; }

    public Dictionary<TimeSpan, ImmutableStack<int>>? Stacks { get; set; }

    public Dictionary<TimeSpan, ReadOnlyCollection<int>>? Wrapped { get; set; }

    public Tuple<ImmutableArray<int>, ImmutableDictionary<TimeSpan, (int, int)>?>? Tuple { get; set; }

    public ImmutableArray<KeyValuePair<int, int>> Pairs { get; set; } = [];

    public ImmutableArray<int>? OrNull { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class ImmutablesWithOptions
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, ImmutableArray<int>>? Arrays { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<int, (int, ImmutableArray<string?>)>? Tuples { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class Keyed<T>
    where T : notnull
{
    public Dictionary<TimeSpan, (T, T[])>? Values { get; set; }

    public Dictionary<TimeSpan, T[]>? Arrays { get; set; }

    public (T, Dictionary<TimeSpan, T>?) Tuple { get; set; }
}
