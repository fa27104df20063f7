using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

// Numbers, each class of one kind: a type in one representation.
namespace Benchmarks.Models;

[BsonGenerated]
public sealed partial class BooleansAsText
{
    [BsonRepresentation(BsonType.String)]
    public bool First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public bool Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public bool Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public bool Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class BytesAsBinary
{
    [BsonRepresentation(BsonType.Binary)]
    public byte First { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public byte Second { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public byte Third { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public byte Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class CharactersAsText
{
    [BsonRepresentation(BsonType.String)]
    public char First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public char Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public char Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public char Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class ShortsAsText
{
    [BsonRepresentation(BsonType.String)]
    public short First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public short Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public short Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public short Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class IntegersAsText
{
    [BsonRepresentation(BsonType.String)]
    public int First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class IntegersAsInt64
{
    [BsonRepresentation(BsonType.Int64)]
    public int First { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public int Second { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public int Third { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public int Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class IntegersAsDouble
{
    [BsonRepresentation(BsonType.Double)]
    public int First { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public int Second { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public int Third { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public int Fourth { get; set; }
}

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
}

[BsonGenerated]
public sealed partial class FloatsAsText
{
    [BsonRepresentation(BsonType.String)]
    public float First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public float Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public float Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public float Fourth { get; set; }
}

[BsonGenerated]
public sealed partial class DoublesAsText
{
    [BsonRepresentation(BsonType.String)]
    public double First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public double Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public double Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public double Fourth { get; set; }
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
}

[BsonGenerated]
public sealed partial class IntegersOrNullAsText
{
    [BsonRepresentation(BsonType.String)]
    public int? First { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int? Second { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int? Third { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int? Fourth { get; set; }
}
