// Types that have a serializer in the driver but no place of their own in generated code.
using System.Collections;
using System.Dynamic;
using System.Globalization;
using System.Net;
using BsonGen;
using MongoDB.Bson;

namespace Conformance.Models;

[Rule("6.2.others")]
[BsonGenerated]
public partial class Times
{
    public TimeSpan TimeSpan { get; set; }

    public TimeSpan? TimeSpanOrNull { get; set; }

    public DateTimeOffset DateTimeOffset { get; set; }

    public DateTimeOffset? DateTimeOffsetOrNull { get; set; }

    public List<TimeSpan>? TimeSpans { get; set; }
}

[Rule("6.2.others")]
[BsonGenerated]
public partial class Names
{
    public Uri? Uri { get; set; }

    public Version? Version { get; set; }

    public CultureInfo? CultureInfo { get; set; }

    public IPAddress? IPAddress { get; set; }

    public List<Uri?>? Uris { get; set; }

    public Dictionary<string, Version?>? Versions { get; set; }
}

[BsonGenerated]
public partial class Objects
{
    public object? Object { get; set; }

    public object[]? Array { get; set; }

    public List<object?>? List { get; set; }

    public Dictionary<string, object?>? Map { get; set; }
}

[BsonGenerated]
public partial class Dynamics
{
    public ExpandoObject? Expando { get; set; }

    public dynamic? Dynamic { get; set; }
}

[Rule("6.2.others")]
[BsonGenerated]
public partial class Bits
{
    public BitArray? BitArray { get; set; }
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

[BsonGenerated]
public partial class MoreBsonValues
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

    public BsonRegularExpression? RegularExpression { get; set; }

    public BsonSymbol? Symbol { get; set; }

    public BsonTimestamp? Timestamp { get; set; }

    public BsonUndefined? Undefined { get; set; }

    public RawBsonDocument? Raw { get; set; }

    public LazyBsonDocument? Lazy { get; set; }
}

[BsonGenerated]
public partial class BsonValuesInside
{
    public List<BsonValue?>? Values { get; set; }

    public List<BsonDocument?>? Documents { get; set; }

    public BsonDocument[]? Array { get; set; }

    public Dictionary<string, BsonValue?>? Map { get; set; }
}

/// <summary>A class without the attribute.</summary>
public class Plain
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public Point? Point { get; set; }
}

[BsonGenerated]
public partial class Plains
{
    public Plain? Plain { get; set; }

    public List<Plain?>? List { get; set; }

    public Dictionary<string, Plain>? Map { get; set; }
}
