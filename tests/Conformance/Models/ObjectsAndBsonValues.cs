// Members that can have values of any type.
using System.Dynamic;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("6.6")]
[BsonGenerated]
public partial class ObjectsOfAllTypes
{
    public object Enum { get; set; } = Colors.Green;

    public object Decimal { get; set; } = 1.5m;

    public object Struct { get; set; } = new PointStruct { X = 1 };

    public object List { get; set; } = new List<int> { 1 };

    public object Array { get; set; } = new[] { 1, 2 };

    public object Document { get; set; } = new BsonDocument("a", 1);

    public object Plain { get; set; } = new object();

    public object Time { get; set; } = TimeSpan.FromSeconds(1);
}

[Rule("6.6")]
[BsonGenerated]
public partial class Expandos
{
    public ExpandoObject? One { get; set; }

    public List<ExpandoObject>? Many { get; set; }

    public Dictionary<string, ExpandoObject>? ByName { get; set; }

    public List<dynamic>? Dynamics { get; set; }
}

[BsonGenerated]
public partial class BsonValues
{
    public BsonValue? Value { get; set; }

    public BsonDocument? Document { get; set; }

    public BsonArray? Array { get; set; }

    public BsonInt32? Int32 { get; set; }

    public BsonString? String { get; set; }

    public BsonNull? Null { get; set; }

    public BsonBinaryData? Binary { get; set; }

    public BsonObjectId? ObjectId { get; set; }
}

[Rule("6.6", "4.2.10")]
[BsonGenerated]
public partial class RarerBsonValues
{
    public BsonBoolean? Boolean { get; set; }

    public BsonDateTime? DateTime { get; set; }

    public BsonDecimal128? Decimal128 { get; set; }

    public BsonDouble? Double { get; set; }

    public BsonInt64? Int64 { get; set; }

    public BsonJavaScript? JavaScript { get; set; }

    public BsonJavaScriptWithScope? JavaScriptWithScope { get; set; }

    public BsonMaxKey? MaxKey { get; set; }

    public BsonMinKey? MinKey { get; set; }

    public BsonRegularExpression? Regex { get; set; }

    public BsonSymbol? Symbol { get; set; }

    public BsonTimestamp? Timestamp { get; set; }

    public BsonUndefined? Undefined { get; set; }
}

[BsonGenerated]
public partial class BsonValuesInside
{
    public List<BsonValue?>? Values { get; set; }

    public List<BsonDocument?>? Documents { get; set; }

    public BsonDocument[]? Array { get; set; }

    public Dictionary<string, BsonValue?>? Map { get; set; }
}

[BsonGenerated]
public partial class RawAndLazyDocuments
{
    public RawBsonDocument? Raw { get; set; }

    public LazyBsonDocument? Lazy { get; set; }
}

[Rule("6.6", "4.2.10")]
[BsonGenerated]
public partial class BsonValuesWithAttributes
{
    [BsonIgnoreIfDefault]
    public BsonInt32? IgnoredIfDefault { get; set; }

    [BsonRequired]
    public BsonDocument? Required { get; set; }

    [BsonElement("r")]
    private BsonValue? _private;

    public BsonDocument GetOnly { get; } = [];

    [BsonElement]
    public BsonDocument Mapped { get; } = new("a", 1);

    public BsonObjectId? Id { get; set; }
}
