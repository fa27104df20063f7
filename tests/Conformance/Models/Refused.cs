// Types that the driver refuses when it maps them, so that each use throws.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Models;

[Rule("2.BsonRepresentation", "1.9.7")]
[BsonGenerated]
public partial class WrongRepresentation
{
    public int Other { get; set; }

    [BsonRepresentation(BsonType.ObjectId)]
    public int Number { get; set; }
}

[Rule("2.BsonRepresentation", "1.9.7")]
[BsonGenerated]
public partial class WrongRepresentationOfAnEnum
{
    [BsonRepresentation(BsonType.Double)]
    public Colors Color { get; set; }
}

[Rule("2.BsonRepresentation", "1.9.7")]
[BsonGenerated]
public partial class WrongRepresentationOfADecimal
{
    [BsonRepresentation(BsonType.ObjectId)]
    public decimal Number { get; set; }
}

[Rule("2.BsonRepresentation", "1.9.7")]
[BsonGenerated]
public partial class RepresentationOfADocument
{
    [BsonRepresentation(BsonType.String)]
    public Point? Point { get; set; }
}

[Rule("2.BsonRepresentation", "1.9.7")]
[BsonGenerated]
public partial class RepresentationOfUris
{
    [BsonRepresentation(BsonType.String)]
    public Uri? Uri { get; set; }

    public int Number { get; set; }
}

[Rule("2.BsonRepresentation", "1.9.7")]
[BsonGenerated]
public partial class RepresentationOfObjects
{
    [BsonRepresentation(BsonType.String)]
    public object? Object { get; set; }
}

[Rule("2.BsonDateTimeOptions", "1.9.7")]
[BsonGenerated]
public partial class DateTimeOptionsOfText
{
    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public string? Text { get; set; }
}

[Rule("2.BsonTimeSpanOptions", "1.9.7")]
[BsonGenerated]
public partial class TimeSpanOptionsOfNumbers
{
    [BsonTimeSpanOptions(BsonType.Int64)]
    public long Number { get; set; }
}

[Rule("2.BsonDictionaryOptions", "1.9.7")]
[BsonGenerated]
public partial class DictionaryOptionsOfNumbers
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public int Number { get; set; }
}

[Rule("2.BsonGuidRepresentation", "1.9.7")]
[BsonGenerated]
public partial class GuidRepresentationOfText
{
    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public string? Text { get; set; }
}

[Rule("2.BsonSerializer", "1.9.7")]
[BsonGenerated]
public partial class SerializerOfAnotherType
{
    [BsonSerializer(typeof(StringSerializer))]
    public int Number { get; set; }

    public string? Text { get; set; }
}

[Rule("2.BsonSerializer")]
[BsonGenerated]
public partial class GenericSerializers
{
    [BsonSerializer(typeof(ListOf<>))]
    public List<int>? Numbers { get; set; }
}

public class ListOf<T> : SerializerBase<List<T>?>
{
    public override List<T>? Deserialize(
        MongoDB.Bson.Serialization.BsonDeserializationContext context, MongoDB.Bson.Serialization.BsonDeserializationArgs args)
    {
        context.Reader.SkipValue();
        return [];
    }

    public override void Serialize(
        MongoDB.Bson.Serialization.BsonSerializationContext context, MongoDB.Bson.Serialization.BsonSerializationArgs args,
        List<T>? value) =>
        context.Writer.WriteInt32(value?.Count ?? -1);
}

[Rule("1.9.7", "4.2.9", "4.1.8")]
[BsonGenerated]
public partial class HoldsRefused
{
    public int Before { get; set; }

    public WrongRepresentation? Refused { get; set; }

    public List<RepresentationOfADocument?>? List { get; set; }

    public int After { get; set; }
}

[Rule("2.BsonKnownTypes")]
[BsonGenerated]
[BsonKnownTypes(typeof(Point))]
public partial class KnowsStrangers
{
    public int Number { get; set; }
}

[Rule("2.BsonId")]
[BsonGenerated]
public partial class TwoAttributedIds
{
    [BsonId]
    public int First { get; set; }

    [BsonIgnore, BsonId]
    public int Second { get; set; }
}

[Rule("1.6")]
[BsonGenerated]
public partial class TwoBags : DocumentBag
{
    public int Own { get; set; }

    [BsonExtraElements]
    public BsonDocument? OwnBag { get; set; }

    public int Last { get; set; }
}

[Rule("1.6")]
[BsonGenerated]
public partial class ThreeBags : TwoBags
{
    [BsonElement(Order = 1)]
    public int Leaf { get; set; }

    [BsonExtraElements]
    private IDictionary<string, object?>? _bag;
}

[Rule("1.6")]
[BsonGenerated]
public partial class BagWithSerializer
{
    [BsonExtraElements]
    [BsonRepresentation(BsonType.String)]
    public BsonDocument? Bag { get; set; }
}
