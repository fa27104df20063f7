// Attributes that contradict one another, in both orders.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("2.BsonIgnoreIfNull", "2.BsonIgnoreIfDefault")]
[BsonGenerated]
public partial class IgnoresInBothOrders
{
    [BsonIgnoreIfNull]
    [BsonIgnoreIfDefault(false)]
    public string? NullThenNotDefault { get; set; }

    [BsonIgnoreIfDefault(false)]
    [BsonIgnoreIfNull]
    public string? NotDefaultThenNull { get; set; }

    [BsonIgnoreIfDefault]
    [BsonIgnoreIfNull(false)]
    public string? DefaultThenNotNull { get; set; }

    [BsonIgnoreIfNull(false)]
    [BsonIgnoreIfDefault]
    public string? NotNullThenDefault { get; set; }

    [BsonIgnoreIfNull, BsonIgnoreIfDefault]
    public int? NumberNullThenDefault { get; set; }

    [BsonIgnoreIfDefault, BsonIgnoreIfNull]
    public int? NumberDefaultThenNull { get; set; }
}

[Rule("2.BsonId", "2.BsonElement", "1.4.4")]
[BsonGenerated]
public partial class IdOrderThenElement
{
    public int Number { get; set; }

    [BsonId(Order = 1)]
    [BsonElement]
    public int Key { get; set; }

    [BsonElement(Order = 2)]
    public int Second { get; set; }
}

[Rule("2.BsonId", "2.BsonElement", "1.4.4")]
[BsonGenerated]
public partial class ElementThenIdOrder
{
    public int Number { get; set; }

    [BsonElement("key", Order = 9)]
    [BsonId(Order = 1)]
    public int Key { get; set; }

    [BsonElement(Order = 2)]
    public int Second { get; set; }
}

[Rule("2.BsonId", "1.4.4")]
[BsonGenerated]
public partial class ElementThenIdWithoutOrder
{
    public int Number { get; set; }

    [BsonElement("key", Order = 1)]
    [BsonId]
    public int Key { get; set; }
}

[Rule("2.BsonElement")]
[BsonGenerated]
public partial class EmptyElementNames
{
    [BsonElement("")]
    public int Empty { get; set; }

    [BsonElement(null)]
    public int Null { get; set; }

    [BsonElement(" ")]
    public int Blank { get; set; }

    [BsonElement("Swapped2")]
    public int Swapped1 { get; set; }

    [BsonElement("Swapped1")]
    public int Swapped2 { get; set; }
}

[Rule("2.BsonElement", "1.3.3")]
[BsonGenerated]
public partial class ExtremeOrders
{
    public int Unordered { get; set; }

    [BsonElement(Order = int.MaxValue)]
    public int Max { get; set; }

    [BsonElement(Order = int.MinValue)]
    public int Min { get; set; }

    [BsonElement(Order = 0)]
    public int Zero;

    [BsonElement(Order = 0)]
    public int Zero2 { get; set; }

    [BsonRequired]
    private int _late;

    [BsonElement(Order = int.MaxValue - 1)]
    private int _almost;
}

[Rule("2.BsonIgnore", "1.4.6")]
[BsonGenerated]
public partial class IgnoreBeatsAll
{
    [BsonIgnore]
    [BsonId]
    public int Key { get; set; }

    [BsonIgnore, BsonRequired]
    public int Required { get; set; }

    [BsonIgnore, BsonExtraElements]
    public BsonDocument? Bag { get; set; }

    [BsonIgnore, BsonRepresentation(BsonType.String)]
    public int Represented { get; set; }

    [BsonIgnore]
    private int _private;

    [BsonIgnore, BsonElement]
    private int _opted;

    public int Number { get; set; }
}

[Rule("2.BsonRequired", "4.1.9")]
[BsonGenerated]
public partial class RequiredInMany
{
    [BsonRequired, BsonIgnoreIfNull]
    public string? IgnoredIfNull { get; set; }

    [BsonRequired, BsonDefaultValue("default")]
    public string? Defaulted { get; set; }

    [BsonRequired]
    private int _private;

    [BsonRequired]
    public readonly int ReadOnly = 3;

    [BsonRequired]
    public Point? Point { get; set; }

    [BsonRequired]
    public int Id { get; set; }
}

[Rule("2.BsonIgnoreExtraElements")]
[BsonGenerated]
[BsonIgnoreExtraElements(false)]
public partial class NotLenientSaid
{
    public int Number { get; set; }
}
