// Attributes that configure the serializer of a member.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Models;

public class UpperCaseSerializer : SerializerBase<string?>
{
    public override string? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
        context.Reader.GetCurrentBsonType() == BsonType.Null ? ReadNull(context) : context.Reader.ReadString().ToLowerInvariant();

    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, string? value)
    {
        if (value is null)
        {
            context.Writer.WriteNull();
        }
        else
        {
            context.Writer.WriteString(value.ToUpperInvariant());
        }
    }

    private static string? ReadNull(BsonDeserializationContext context)
    {
        context.Reader.ReadNull();
        return null;
    }
}

[BsonGenerated]
public partial class OwnSerializers
{
    [BsonSerializer(typeof(UpperCaseSerializer))]
    public string? Text { get; set; }

    [BsonSerializer(typeof(UpperCaseSerializer))]
    private string? _private;

    [BsonElement]
    [BsonSerializer(typeof(UpperCaseSerializer))]
    public string? Field;
}

public class HandleSerializer : SerializerBase<nint>
{
    public override nint Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
        checked((nint)context.Reader.ReadInt64());

    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, nint value) =>
        context.Writer.WriteInt64(value);
}

[Rule("1.2.14", "2.BsonSerializer")]
[BsonGenerated]
public partial class Handles
{
    [BsonSerializer(typeof(HandleSerializer))]
    public nint Handle { get; set; }

    [BsonSerializer(typeof(HandleSerializer))]
    public nint Field;
}

[Rule("6.4", "2.BsonDateTimeOptions")]
[BsonGenerated]
public partial class DateTimeOptions
{
    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime Local { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Unspecified)]
    public DateTime Unspecified { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Utc)]
    public DateTime Utc { get; set; }

    [BsonDateTimeOptions(Representation = BsonType.String)]
    public DateTime Text { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local, Representation = BsonType.Document)]
    public DateTime? Document { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public List<DateTime>? List { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime? LocalOrNull { get; set; }

    [BsonDateTimeOptions(DateOnly = true, Kind = DateTimeKind.Local)]
    public DateTime? DateOrNull { get; set; }
}

[BsonGenerated]
public partial class DateOnlyOptions
{
    [BsonDateTimeOptions(DateOnly = true)]
    public DateTime Date { get; set; }

    [BsonDateTimeOptions(DateOnly = true, Representation = BsonType.String)]
    public DateTime Text { get; set; }
}

[Rule("2.BsonTimeSpanOptions")]
[BsonGenerated]
public partial class TimeSpanOptions
{
    [BsonTimeSpanOptions(BsonType.Int64)]
    public TimeSpan Ticks { get; set; }

    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Seconds)]
    public TimeSpan Seconds { get; set; }

    [BsonTimeSpanOptions(BsonType.Int32, TimeSpanUnits.Minutes)]
    public TimeSpan? Minutes { get; set; }
}

/// <summary>The second of two attributes sets all that the first one sets.</summary>
[BsonGenerated]
public partial class ReplacedOptions
{
    [BsonRepresentation(BsonType.String)]
    [BsonTimeSpanOptions(BsonType.Int64)]
    public TimeSpan Ticks { get; set; }

    [BsonTimeSpanOptions(BsonType.Int64)]
    [BsonRepresentation(BsonType.String)]
    public TimeSpan Text { get; set; }

    [BsonRepresentation(BsonType.String)]
    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime[]? Local { get; set; }

    [BsonRepresentation(BsonType.String)]
    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Binary { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    [BsonRepresentation(BsonType.String)]
    public Guid GuidText { get; set; }
}

[BsonGenerated]
public partial class Moments
{
    public DateTimeOffset At { get; set; }

    public DateTimeOffset? AtOrNull { get; set; }

    public DateTimeOffset[]? All { get; set; }

    public Dictionary<string, TimeSpan?>? Lengths { get; set; }
}

[Rule("6.3", "2.BsonGuidRepresentation")]
[BsonGenerated]
public partial class BinaryGuids
{
    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Standard { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.CSharpLegacy)]
    public Guid CSharpLegacy { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.JavaLegacy)]
    public Guid JavaLegacy { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.PythonLegacy)]
    public Guid PythonLegacy { get; set; }
}

[BsonGenerated]
public partial class GuidAsText
{
    [BsonRepresentation(BsonType.String)]
    public Guid Id { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Other { get; set; }
}

[BsonGenerated]
public partial class RepresentedOrNull
{
    [BsonRepresentation(BsonType.String)]
    public Guid? Guid { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId? ObjectId { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal? Decimal128 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public decimal? Decimal { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DayOfWeek? Day { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public TimeSpan? Ticks { get; set; }
}

/// <summary>One attribute configures the dictionary, and the other one its values, in any order.</summary>
[Rule("2.BsonDictionaryOptions", "2.BsonRepresentation")]
[BsonGenerated]
public partial class DictionariesWithTwoAttributes
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    [BsonRepresentation(BsonType.String)]
    public Dictionary<int, Colors>? Colors { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public SortedDictionary<string, int?>? Numbers { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public List<Dictionary<int, List<DateTime>>>? Dates { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    [BsonTimeSpanOptions(BsonType.Int64, TimeSpanUnits.Seconds)]
    public IReadOnlyDictionary<DateTime, TimeSpan>? Spans { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, Dictionary<string, int>>? Nested { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    [BsonRepresentation(BsonType.Document)]
    public Dictionary<string, int>? Twice { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    [BsonRepresentation(BsonType.String)]
    public Dictionary<int, Guid>? Guids { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, Guid>? GuidsAsRegistered { get; set; }
}
