using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Models;

/// <summary>Values in representations whose digits generated code writes and reads itself.</summary>
[BsonGenerated]
public sealed partial record ValuesAsText
{
    [BsonRepresentation(BsonType.String)]
    public double Double { get; set; }

    [BsonRepresentation(BsonType.String)]
    public float Single { get; set; }

    [BsonRepresentation(BsonType.String)]
    public long Long { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ulong Unsigned { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public long AsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal Decimal { get; set; }

    [BsonRepresentation(BsonType.String)]
    public decimal DecimalAsText { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Decimal128 Decimal128 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public TimeSpan Span { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Guid { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId Id { get; set; }

    [BsonRepresentation(BsonType.ObjectId)]
    public string? Digits { get; set; }

    [BsonRepresentation(BsonType.String)]
    public byte[] Bytes { get; set; } = [];

    public Version? Version { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime Local { get; set; }
}
