// Pairs and tuples.
using BsonGen;
using MongoDB.Bson;

namespace Conformance.Models;

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
public partial class PairsInside
{
    public HashSet<KeyValuePair<string, int>>? Set { get; set; }

    public Dictionary<string, KeyValuePair<int, Point?>>? ByName { get; set; }

    public KeyValuePair<int, Colors?>?[]? OrNull { get; set; }

    public KeyValuePair<List<int>?, Dictionary<string, KeyValuePair<int, int>>?> Collections { get; set; }

    public KeyValuePair<Uri?, Version?> Texts { get; set; }

    public KeyValuePair<BsonDocument?, byte[]?> Bytes { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class TuplesInside
{
    public SortedDictionary<string, Tuple<int, string?>?>? ByName { get; set; }

    public Tuple<int?, DateTimeOffset, Tuple<TimeSpan, decimal>?>?[]? Array { get; set; }

    public Tuple<KeyValuePair<char, short>, object?>? Pair { get; set; }

    public Dictionary<string, (int Low, int? High)>? Ranges { get; set; }

    public (int, int, int, int, int, int, int, string?, bool) Nine { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public sealed partial record PairRecord(KeyValuePair<string, int> Pair, Tuple<Guid?, Uri?>? Tuple, Uri? Link);

[Rule("6.2.others")]
[BsonGenerated]
public partial class Addresses
{
    public HashSet<Uri?>? Set { get; set; }

    public Uri[]? Array { get; set; }

    public SortedSet<Version>? Sorted { get; set; }

    public Dictionary<string, Version?[]?>? ByName { get; set; }
}
