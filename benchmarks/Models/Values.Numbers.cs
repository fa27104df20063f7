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

    [BsonRepresentation(BsonType.String)]
    public bool Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public bool Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public bool Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public bool Eighth { get; set; }
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

    [BsonRepresentation(BsonType.Binary)]
    public byte Fifth { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public byte Sixth { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public byte Seventh { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public byte Eighth { get; set; }
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

    [BsonRepresentation(BsonType.String)]
    public char Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public char Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public char Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public char Eighth { get; set; }
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

    [BsonRepresentation(BsonType.String)]
    public short Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public short Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public short Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public short Eighth { get; set; }
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

    [BsonRepresentation(BsonType.String)]
    public int Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int Eighth { get; set; }
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

    [BsonRepresentation(BsonType.Int64)]
    public int Fifth { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public int Sixth { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public int Seventh { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public int Eighth { get; set; }
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

    [BsonRepresentation(BsonType.Double)]
    public int Fifth { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public int Sixth { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public int Seventh { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public int Eighth { get; set; }
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

    [BsonRepresentation(BsonType.String)]
    public float Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public float Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public float Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public float Eighth { get; set; }
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

    [BsonRepresentation(BsonType.String)]
    public double Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public double Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public double Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public double Eighth { get; set; }
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

    [BsonRepresentation(BsonType.String)]
    public int? Fifth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int? Sixth { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int? Seventh { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int? Eighth { get; set; }
}
