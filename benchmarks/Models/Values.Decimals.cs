using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

// Decimal numbers, each class of one kind: a type in one representation.
namespace Benchmarks.Models;

[BsonGenerated]
public sealed partial class LongsAsDecimal128
{
    [BsonRepresentation(BsonType.Decimal128)]
    public long First { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public long Second { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public long Third { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public long Fourth { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public long Fifth { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public long Sixth { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public long Seventh { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public long Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class DecimalsAsText
{
    [BsonRepresentation(BsonType.String)]
    public decimal First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public decimal Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public decimal Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public decimal Fourth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public decimal Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public decimal Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public decimal Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public decimal Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class DecimalsAsDecimal128
{
    [BsonRepresentation(BsonType.Decimal128)]
    public decimal First { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal Second { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal Third { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal Fourth { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal Fifth { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal Sixth { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal Seventh { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class Decimal128s
{
    [BsonRepresentation(BsonType.Decimal128)]
    public Decimal128 First { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public Decimal128 Second { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public Decimal128 Third { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public Decimal128 Fourth { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public Decimal128 Fifth { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public Decimal128 Sixth { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public Decimal128 Seventh { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public Decimal128 Eighth { get; set; }
}

[BsonGenerated]
public sealed partial class Decimal128sAsText
{
    [BsonRepresentation(BsonType.String)]
    public Decimal128 First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Decimal128 Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Decimal128 Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Decimal128 Fourth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Decimal128 Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Decimal128 Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Decimal128 Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Decimal128 Eighth { get; set; }
}
