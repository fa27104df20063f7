// What is written, skipped, required or made up, by attribute.
using System.ComponentModel;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Models;

[BsonGenerated]
public partial class Ignored
{
    public int Kept { get; set; }

    [BsonIgnore]
    public string? Text { get; set; }

    [BsonIgnore]
    public int Field;

    [BsonIgnore]
    [BsonElement("renamed")]
    public int Renamed { get; set; }
}

[BsonGenerated]
public partial class IgnoredIfNull
{
    [BsonIgnoreIfNull]
    public string? Text { get; set; }

    [BsonIgnoreIfNull]
    public int? Number { get; set; }

    [BsonIgnoreIfNull]
    public List<int>? List { get; set; }

    [BsonIgnoreIfNull]
    public Point? Point { get; set; }

    [BsonIgnoreIfNull]
    public int Never { get; set; }

    [BsonIgnoreIfNull(false)]
    public string? Written { get; set; }

    [BsonIgnoreIfNull]
    public BsonValue? Value { get; set; }

    [BsonIgnoreIfNull]
    public object? Object { get; set; }
}

[BsonGenerated]
public partial class IgnoredIfDefault
{
    [BsonIgnoreIfDefault]
    public string? Text { get; set; }

    [BsonIgnoreIfDefault]
    public int Number { get; set; }

    [BsonIgnoreIfDefault]
    public double Double { get; set; }

    [BsonIgnoreIfDefault]
    public decimal Decimal { get; set; }

    [BsonIgnoreIfDefault]
    public DateTime DateTime { get; set; }

    [BsonIgnoreIfDefault]
    public Guid Guid { get; set; }

    [BsonIgnoreIfDefault]
    public ObjectId ObjectId { get; set; }

    [BsonIgnoreIfDefault]
    public Colors Colors { get; set; }

    [BsonIgnoreIfDefault]
    public int? Nullable { get; set; }

    [BsonIgnoreIfDefault]
    public List<int>? List { get; set; }

    [BsonIgnoreIfDefault]
    public TimeSpan TimeSpan { get; set; }

    [BsonIgnoreIfDefault]
    public char Char { get; set; }

    [BsonIgnoreIfDefault]
    public bool Boolean { get; set; }

    [BsonIgnoreIfDefault]
    public float Single { get; set; }

    [BsonIgnoreIfDefault(false)]
    public int Written { get; set; }
}

[BsonGenerated]
public partial class DefaultValues
{
    [BsonDefaultValue(5)]
    public int Number { get; set; }

    [BsonDefaultValue("text")]
    public string? Text { get; set; }

    [BsonDefaultValue(1.5)]
    public double Double { get; set; } = 2.5;

    [BsonDefaultValue(Models.Colors.Green)]
    public Colors Colors { get; set; }

    [BsonDefaultValue(null)]
    public string? Null { get; set; } = "x";

    [BsonDefaultValue(7L)]
    public long? Nullable { get; set; }

    [BsonDefaultValue('c')]
    public char Char { get; set; }

    [BsonDefaultValue(double.NaN)]
    public double NaN { get; set; }

    [BsonDefaultValue("quote \" and \n \0 é")]
    public string? Quoted { get; set; }
}

[BsonGenerated]
public partial class IgnoredIfDefaultValue
{
    [BsonIgnoreIfDefault]
    [BsonDefaultValue(5)]
    public int Number { get; set; }

    [BsonIgnoreIfDefault]
    [BsonDefaultValue("a")]
    public string? Text { get; set; }

    [BsonIgnoreIfDefault]
    [BsonDefaultValue(double.NaN)]
    public double Double { get; set; }

    [BsonIgnoreIfDefault]
    [BsonDefaultValue(false)]
    public bool Flag { get; set; } = true;

    [BsonIgnoreIfDefault]
    [BsonDefaultValue(Models.Colors.Red)]
    public Colors? Colors { get; set; }
}

[BsonGenerated]
public partial class BothIgnores
{
    [BsonIgnoreIfNull]
    [BsonIgnoreIfDefault]
    public string? DefaultLast { get; set; }

    [BsonIgnoreIfDefault]
    [BsonIgnoreIfNull]
    public int NullLast { get; set; }
}

[BsonGenerated]
public partial class RequiredElements
{
    [BsonRequired]
    public int Number { get; set; }

    [BsonRequired]
    public string? Text { get; set; }

    [BsonRequired]
    [BsonDefaultValue(3)]
    public int WithDefault { get; set; }

    [BsonRequired]
    public int GetOnly { get; } = 4;

    public int Optional { get; set; }
}

[Rule("2.BsonIgnoreExtraElements", "4.1.6")]
[BsonGenerated]
[BsonIgnoreExtraElements]
public partial class Lenient
{
    public int Number { get; set; }

    public string? Text { get; set; }
}

[BsonGenerated]
[BsonIgnoreExtraElements]
public partial class LenientWithoutMembers;

[BsonGenerated]
public partial class ShouldSerialize
{
    public int Number { get; set; }

    public string? Text { get; set; }

    public int Plain { get; set; }

    [BsonIgnoreIfNull]
    public string? Both { get; set; }

    public bool ShouldSerializeNumber() => Number % 2 == 0;

    public bool ShouldSerializeText() => Text is { Length: > 0 };

    public bool ShouldSerializeBoth() => Both != "x";

    public bool ShouldSerializePlain(int ignored) => ignored > 0;

    private bool ShouldSerializeOther() => false;
}

[Rule("4.1.5", "4.1.10")]
[BsonGenerated]
public partial class Initialized : ISupportInitialize
{
    private string _log = "";

    public int Number { get; set; }

    public string? Text { get; set; }

    public void BeginInit() => _log += "begin ";

    public void EndInit() => _log += $"end {Number}";
}

public class UpperCaseSerializer : SerializerBase<string?>
{
    public override string? Deserialize(MongoDB.Bson.Serialization.BsonDeserializationContext context, MongoDB.Bson.Serialization.BsonDeserializationArgs args) =>
        context.Reader.GetCurrentBsonType() == BsonType.Null ? ReadNull(context) : context.Reader.ReadString().ToLowerInvariant();

    public override void Serialize(
        MongoDB.Bson.Serialization.BsonSerializationContext context, MongoDB.Bson.Serialization.BsonSerializationArgs args, string? value)
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

    private static string? ReadNull(MongoDB.Bson.Serialization.BsonDeserializationContext context)
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

[BsonGenerated]
public partial class GuidAsText
{
    [BsonRepresentation(BsonType.String)]
    public Guid Id { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Other { get; set; }
}

[BsonGenerated]
public partial class Moments
{
    public DateTimeOffset At { get; set; }

    public DateTimeOffset? AtOrNull { get; set; }

    public DateTimeOffset[]? All { get; set; }

    public Dictionary<string, TimeSpan?>? Lengths { get; set; }
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
