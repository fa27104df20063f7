using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Tests;

/// <summary>A document of scalars.bson.</summary>
[BsonGenerated]
[BsonIgnoreExtraElements]
public sealed partial class Everything
{
    [BsonElement("double")]
    public double Double { get; set; }

    [BsonElement("doubleWhole")]
    public int DoubleWhole { get; set; }

    [BsonElement("doubleNegativeZero")]
    public double NegativeZero { get; set; }

    [BsonElement("doubleMax")]
    public double DoubleMax { get; set; }

    [BsonElement("doubleInfinity")]
    public float Infinity { get; set; }

    [BsonElement("doubleNaN")]
    public double? NaN { get; set; }

    [BsonElement("string")]
    public string? String { get; set; }

    [BsonElement("stringEmpty")]
    public string? Empty { get; set; }

    [BsonElement("objectId")]
    public ObjectId ObjectId { get; set; }

    [BsonElement("booleanTrue")]
    public bool True { get; set; }

    [BsonElement("booleanFalse")]
    public bool? False { get; set; }

    [BsonElement("dateTime")]
    public DateTime DateTime { get; set; }

    [BsonElement("dateTimeBefore1970")]
    public DateTime Before1970 { get; set; }

    [BsonElement("null")]
    public int? Null { get; set; } = 5;

    [BsonElement("int32")]
    public long Int32 { get; set; }

    [BsonElement("int32Min")]
    public int Int32Min { get; set; }

    [BsonElement("int32Max")]
    public uint Int32Max { get; set; }

    [BsonElement("int64")]
    public int Int64 { get; set; }

    [BsonElement("int64Min")]
    public long Int64Min { get; set; }

    [BsonElement("int64Max")]
    public ulong Int64Max { get; set; }

    [BsonElement("decimal128")]
    public decimal Decimal { get; set; }

    [BsonElement("decimal128NegativeZero")]
    public Decimal128 DecimalNegativeZero { get; set; }

    [BsonElement("decimal128Large")]
    public decimal DecimalLarge { get; set; }

    [BsonElement("binary")]
    public byte[]? Binary { get; set; }

    [BsonElement("binaryEmpty")]
    public byte[]? BinaryEmpty { get; set; }

    [BsonElement("uuid")]
    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Uuid { get; set; }

    [BsonElement("uuidLegacy")]
    [BsonGuidRepresentation(GuidRepresentation.CSharpLegacy)]
    public Guid UuidLegacy { get; set; }

    [BsonElement("regex")]
    public BsonValue? Regex { get; set; }

    [BsonElement("timestamp")]
    public BsonTimestamp? Timestamp { get; set; }

    [BsonElement("symbol")]
    public string? Symbol { get; set; }

    [BsonElement("document")]
    public InnerDocument? Document { get; set; }

    [BsonElement("documentEmpty")]
    public Dictionary<string, int>? DocumentEmpty { get; set; }

    [BsonElement("array")]
    public int[]? Array { get; set; }

    [BsonElement("arrayNested")]
    public BsonArray? ArrayNested { get; set; }

    [BsonElement("arrayEmpty")]
    public List<string>? ArrayEmpty { get; set; }
}

[BsonGenerated]
public sealed partial class InnerDocument
{
    [BsonElement("a")]
    public int A { get; set; }

    [BsonElement("b")]
    public Dictionary<string, string>? B { get; set; }
}

/// <summary>A document of numbers-retyped.bson.</summary>
[BsonGenerated]
public sealed partial record Retyped(int Id, int Int, long Long, double Double, decimal Decimal, bool Flag);

/// <summary>A document of nested.bson.</summary>
[BsonGenerated]
public sealed partial class Level
{
    [BsonElement("depth")]
    public int Depth { get; set; }

    [BsonElement("child")]
    public Level? Child { get; set; }
}

/// <summary>A document of dictionary.bson.</summary>
[BsonGenerated]
public sealed partial class Scored
{
    public int Id { get; set; }

    public Dictionary<string, int>? Scores { get; set; }
}

/// <summary>A document of strings.bson.</summary>
[BsonGenerated]
public sealed partial class Texts
{
    [BsonExtraElements]
    public IDictionary<string, object>? Others { get; set; }

    [BsonElement("ascii4096")]
    public string? Long { get; set; }

    [BsonElement("utf2Middle")]
    public string? Middle { get; set; }

    [BsonElement("mixed")]
    public string? Mixed { get; set; }

    [BsonElement("nulOnly")]
    public string? Nul { get; set; }

    [BsonElement("nulMiddle")]
    public string? NulMiddle { get; set; }

    [BsonElement("utf4End")]
    public string? End { get; set; }
}
