// Members for extra elements.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class DocumentBag
{
    public int Number { get; set; }

    [BsonExtraElements]
    public BsonDocument? Bag { get; set; }

    public int After { get; set; }
}

[BsonGenerated]
public partial class InterfaceBag
{
    public int Number { get; set; }

    [BsonExtraElements]
    public IDictionary<string, object?>? Bag { get; set; }
}

[BsonGenerated]
public partial class DictionaryBag
{
    [BsonExtraElements]
    public Dictionary<string, object?>? Bag { get; set; }

    public int Number { get; set; }
}

[BsonGenerated]
public partial class NamedBag
{
    public int Number { get; set; }

    public BsonDocument? ExtraElements { get; set; }
}

[BsonGenerated]
public partial class GetOnlyBag
{
    public int Number { get; set; }

    public BsonDocument ExtraElements { get; } = [];
}

[BsonGenerated]
public partial class FilledBag
{
    [BsonExtraElements]
    public BsonDocument Bag { get; set; } = new("kept", 1);

    public int Number { get; set; }
}

[BsonGenerated]
public partial class PrivateBag
{
    public int Number { get; set; }

    [BsonExtraElements]
    private IDictionary<string, object?>? _bag;
}

[BsonGenerated]
public partial class OnlyBag
{
    [BsonExtraElements]
    public BsonDocument? Bag { get; set; }
}

[BsonGenerated]
public partial class NotABag
{
    public int Number { get; set; }

    public string? ExtraElements { get; set; }
}

public class BaseWithBag
{
    [BsonExtraElements]
    public BsonDocument? Bag { get; set; }

    public int Number { get; set; }
}

[BsonGenerated]
public partial class InheritsBag : BaseWithBag
{
    public int Own { get; set; }
}

[BsonGenerated]
public sealed partial class BagOfDocuments
{
    public List<DocumentBag>? Items { get; set; }
}

[Rule("2.BsonIgnoreExtraElements", "4.1.6")]
[BsonGenerated]
[BsonIgnoreExtraElements]
public partial class Lenient
{
    public int Number { get; set; }

    public string? Text { get; set; }
}

[BsonGenerated]
[BsonIgnoreExtraElements]
public partial class LenientWithoutMembers;

/// <summary>The getter does not return the object that the setter is given.</summary>
[BsonGenerated]
public partial class ForgetsExtraElements
{
    public int Number { get; set; }

    [BsonExtraElements]
    public BsonDocument? Rest { get => null; set => IsSet = true; }

    [BsonIgnore]
    public bool IsSet { get; private set; }
}
