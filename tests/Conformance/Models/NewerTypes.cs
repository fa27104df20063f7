// Types for which the driver has serializers since 3.0 or 3.1.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Conformance.Models;

[Rule("6.2.others")]
[BsonGenerated]
public partial class DatesAndTimesOnly
{
    public DateOnly Date { get; set; }

    public DateOnly? DateOrNull { get; set; }

    public List<DateOnly>? Dates { get; set; }

    public TimeOnly Time { get; set; }

    public TimeOnly? TimeOrNull { get; set; }

    public TimeOnly[]? Times { get; set; }
}

[Rule("6.2.others")]
[BsonGenerated]
public partial class Halves
{
    public Half Half { get; set; }

    public Half? OrNull { get; set; }

    public List<Half>? List { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class Memories
{
    public Memory<byte> Memory { get; set; }

    public ReadOnlyMemory<byte> ReadOnly { get; set; }

    public Memory<byte>? OrNull { get; set; }

    public List<ReadOnlyMemory<byte>>? List { get; set; }
}

[Rule("6.2.others")]
[BsonGenerated]
public partial class KeyedByNewerTypes
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<DateOnly, TimeOnly>? ByDate { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public SortedDictionary<TimeOnly, Half>? ByTime { get; set; }

    public KeyValuePair<DateOnly, TimeOnly?> Pair { get; set; }

    public Tuple<Half, DateOnly, ReadOnlyMemory<byte>>? Tuple { get; set; }

    public (DateOnly, Half?)[]? Tuples { get; set; }

    public HashSet<DateOnly?>? Set { get; set; }

    public object? Any { get; set; }
}
