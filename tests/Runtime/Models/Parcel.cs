using BsonGen;

namespace Runtime.Models;

/// <summary>Members whose values hold others, or that have few members of their own.</summary>
[BsonGenerated]
public sealed partial class Parcel
{
    public Uri? Link { get; set; }

    public Version? Version { get; set; }

    public KeyValuePair<string, int> Pair { get; set; }

    public KeyValuePair<string, int>? PairOrNull { get; set; }

    public Tuple<int, string>? Tuple { get; set; }

    public List<KeyValuePair<string, int>>? Pairs { get; set; }

    public DateTimeOffset Sent { get; set; }
}
