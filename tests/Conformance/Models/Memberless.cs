// Types without members, inside others.
using BsonGen;

namespace Conformance.Models;

[BsonGenerated]
public partial class HoldsEmpty
{
    public Empty? One { get; set; }

    public SealedEmpty? Sealed { get; set; }

    public List<Empty>? Many { get; set; }

    public Dictionary<string, SealedEmpty>? Named { get; set; }
}

[BsonGenerated]
public partial class HoldsHolderOfEmpty
{
    public HoldsEmpty? Holder { get; set; }
}

[BsonGenerated]
public partial class HoldsListedImmutables
{
    public List<ListedImmutable>? More { get; set; }
}

[BsonGenerated]
public sealed partial class ListedImmutable
{
    public ListedImmutable(int number) => Number = number;

    public int Number { get; }
}
