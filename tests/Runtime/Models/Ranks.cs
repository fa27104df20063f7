using BsonGen;

namespace Runtime.Models;

public enum Rank
{
    Low,
    High = -7,
}

public enum HugeRank : ulong
{
    None,
    Huge = ulong.MaxValue,
}

public enum WideRank : uint
{
    None,
    Wide = uint.MaxValue,
}

/// <summary>Enums as members, as items, and as type arguments.</summary>
[BsonGenerated]
public sealed partial class Ranks
{
    public Rank Rank { get; set; }

    public Rank? RankOrNull { get; set; }

    public WideRank Wide { get; set; }

    public HugeRank Huge { get; set; }

    public List<Rank>? List { get; set; }

    public (Rank First, HugeRank Second) Pair { get; set; }
}
