using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Fuzz.Tests;

// The cases of the published corpus hold one element, which is named after its type.
[BsonGenerated]
public partial class NumberA
{
    [BsonElement("a")]
    public long Value { get; set; }
}

[BsonGenerated]
public partial class NumberI
{
    [BsonElement("i")]
    public int Value { get; set; }
}

[BsonGenerated]
public partial class NumberD
{
    [BsonElement("d")]
    public double Value { get; set; }
}

[BsonGenerated]
public partial class DecimalD
{
    [BsonElement("d")]
    public Decimal128 Value { get; set; }
}

[BsonGenerated]
public partial class SystemDecimalD
{
    [BsonElement("d")]
    public decimal Value { get; set; }
}

[BsonGenerated]
public partial class BooleanB
{
    [BsonElement("b")]
    public bool Value { get; set; }
}

[BsonGenerated]
public partial class TextA
{
    [BsonElement("a")]
    public string? Value { get; set; }
}

[BsonGenerated]
public partial class DateA
{
    [BsonElement("a")]
    public DateTime Value { get; set; }
}

[BsonGenerated]
public partial class IdA
{
    [BsonElement("a")]
    public ObjectId Value { get; set; }
}

[BsonGenerated]
public partial class ListA
{
    [BsonElement("a")]
    public List<int>? Value { get; set; }
}

[BsonGenerated]
public partial class BytesX
{
    [BsonElement("x")]
    public byte[]? Value { get; set; }
}

[BsonGenerated]
public partial class BinaryX
{
    [BsonElement("x")]
    public BsonBinaryData? Value { get; set; }
}

[BsonGenerated]
public partial class GuidX
{
    [BsonElement("x")]
    public Guid Value { get; set; }
}

[BsonGenerated]
public partial class DocumentX
{
    [BsonElement("x")]
    public BsonDocument? Value { get; set; }
}

[BsonGenerated]
public partial class DictionaryX
{
    [BsonElement("x")]
    public Dictionary<string, BsonValue>? Value { get; set; }
}

[BsonGenerated]
public partial class AnythingA
{
    [BsonElement("a")]
    public BsonValue? Value { get; set; }
}

[BsonGenerated]
public partial class RegexA
{
    [BsonElement("a")]
    public BsonRegularExpression? Value { get; set; }
}

[BsonGenerated]
public partial class CodeA
{
    [BsonElement("a")]
    public BsonJavaScriptWithScope? Value { get; set; }
}

[BsonGenerated]
public partial class TimestampA
{
    [BsonElement("a")]
    public BsonTimestamp? Value { get; set; }
}

/// <summary>All elements of any document.</summary>
[BsonGenerated]
public partial class Anything
{
    [BsonExtraElements]
    public BsonDocument? Elements { get; set; }
}

/// <summary>None of the elements of any document.</summary>
[BsonGenerated]
[BsonIgnoreExtraElements]
public partial class Nothing
{
}
