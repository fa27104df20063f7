// Attributes that the driver declares since 3.2.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Conformance.Models;

[Rule("2.BsonDateOnlyOptions")]
[BsonGenerated]
public partial class DateOnlyFormats
{
    [BsonDateOnlyOptions(BsonType.DateTime)]
    public DateOnly AsDateTime { get; set; }

    [BsonDateOnlyOptions(BsonType.Document)]
    public DateOnly AsDocument { get; set; }

    [BsonDateOnlyOptions(BsonType.Document, DateOnlyDocumentFormat.YearMonthDay)]
    public DateOnly InParts { get; set; }

    [BsonDateOnlyOptions(BsonType.String, DateOnlyDocumentFormat.YearMonthDay)]
    public DateOnly AsString { get; set; }

    [BsonDateOnlyOptions(BsonType.Document, DateOnlyDocumentFormat.YearMonthDay)]
    public DateOnly? OrNull { get; set; }

    [BsonDateOnlyOptions(BsonType.Document, DateOnlyDocumentFormat.YearMonthDay)]
    public List<DateOnly>? List { get; set; }

    [BsonDateOnlyOptions(BsonType.Document, DateOnlyDocumentFormat.YearMonthDay)]
    public Dictionary<string, DateOnly?>? Map { get; set; }
}
