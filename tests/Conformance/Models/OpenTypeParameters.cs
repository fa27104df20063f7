// Members whose types are special for some type arguments: an array of bytes is binary data, a BsonDocument may take extra elements.
using BsonGen;

namespace Conformance.Models;

[BsonGenerated]
public partial class Page<T>
{
    public T[]? Items { get; set; }

    public T[][]? Jagged { get; set; }

    public List<T[]>? Lists { get; set; }

    public IEnumerable<T[]?>? Sequence { get; set; }

    public Dictionary<string, T[]>? Named { get; set; }

    public IDictionary<string, T?>? Values { get; set; }

    public IReadOnlyList<T>? Bare { get; set; }
}

[BsonGenerated]
public partial class PageId<T>
{
    public T[]? Id { get; set; }

    public int Number { get; set; }
}

[BsonGenerated]
public partial struct PageStruct<T>
{
    public T[]? Items { get; set; }
}

[BsonGenerated]
public sealed partial class ImmutablePage<T>
{
    public ImmutablePage(T[]? items, int number)
    {
        Items = items;
        Number = number;
    }

    public T[]? Items { get; }

    public int Number { get; }
}

[BsonGenerated]
public partial class DerivedPage<T> : Page<T>
{
    public T? Own { get; set; }
}

[BsonGenerated]
public partial class HoldsPages
{
    public Page<byte>? Page { get; set; }

    public List<PageId<byte>>? Pages { get; set; }

    public PageStruct<byte> Struct { get; set; }

    public ImmutablePage<byte>? Immutable { get; set; }
}

[Rule("1.6")]
[BsonGenerated]
public partial class OpenExtraElements<T>
{
    public int Number { get; set; }

    public T? ExtraElements { get; set; }
}

[Rule("1.6")]
[BsonGenerated]
public partial class OpenExtraDictionary<T>
{
    public int Number { get; set; }

    public Dictionary<string, T>? ExtraElements { get; set; }
}
