// Members for extra elements with unusual types, names and attributes.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("2.BsonExtraElements")]
[BsonGenerated]
public partial class WrongBag
{
    [BsonExtraElements]
    public string? Bag { get; set; }
}

[Rule("2.BsonExtraElements", "1.6")]
[BsonGenerated]
public partial class BagBesideNamedBag
{
    public BsonDocument? ExtraElements { get; set; }

    [BsonExtraElements]
    public BsonDocument? Other { get; set; }

    public int Number { get; set; }
}

[Rule("1.6", "4.2.8", "2.BsonElement")]
[BsonGenerated]
public partial class RenamedBag
{
    [BsonElement("bag", Order = 2)]
    [BsonExtraElements]
    public BsonDocument? Bag { get; set; }

    [BsonElement(Order = 1)]
    public int First { get; set; }

    [BsonElement(Order = 3)]
    public int Third { get; set; }
}

[Rule("1.6", "4.2.8")]
[BsonGenerated]
public partial class BagWithIgnores
{
    [BsonExtraElements]
    [BsonIgnoreIfNull, BsonRequired, BsonDefaultValue(null)]
    public BsonDocument? Bag { get; set; }

    public int Number { get; set; }

    public bool ShouldSerializeBag() => false;
}

[Rule("1.6", "4.1.6")]
[BsonGenerated]
public partial class OwnBag
{
    [BsonExtraElements]
    public BagOfObjects? Bag { get; set; }

    public int Number { get; set; }
}

public class BagOfObjects : Dictionary<string, object?>;

[Rule("1.6", "4.1.6")]
[BsonGenerated]
public partial class SortedBag
{
    [BsonExtraElements]
    public SortedDictionary<string, object?>? Bag { get; set; }
}

[Rule("1.6", "4.1.6")]
[BsonGenerated]
public partial class GetOnlyDictionaryBag
{
    public IDictionary<string, object?> ExtraElements { get; } = new Dictionary<string, object?> { ["there"] = 1 };

    public int Number { get; set; }
}

[Rule("1.6", "4.1.6")]
[BsonGenerated]
public partial class ExpandoBag
{
    [BsonExtraElements]
    public System.Dynamic.ExpandoObject? Bag { get; set; }

    public int Number { get; set; }
}

[Rule("1.6")]
[BsonGenerated]
public partial class ReadOnlyBag
{
    public IReadOnlyDictionary<string, object?>? ExtraElements { get; set; }

    public int Number { get; set; }
}

[Rule("1.6")]
[BsonGenerated]
public partial class FieldBag
{
    public int Number;

    public BsonDocument? ExtraElements;
}

[Rule("1.6", "1.4.1")]
[BsonGenerated]
public partial class BagAndComputedId
{
    public string Id => $"{Number}";

    public BsonDocument? ExtraElements { get; set; }

    public int Number { get; set; }
}

public class BaseWithNamedBag
{
    public BsonDocument? ExtraElements { get; set; }

    public int Number { get; set; }
}

[Rule("1.6", "4.2.8")]
[BsonGenerated]
public partial class InheritsNamedBag : BaseWithNamedBag
{
    public int Own { get; set; }

    public string? Last { get; set; }
}
