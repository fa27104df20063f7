// Pairs and tuples.
using BsonGen;

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
