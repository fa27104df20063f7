// Records: positional, with bodies, derived, with attributes.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial record PositionalRecord(int Id, string? Name, double[]? Numbers);

[BsonGenerated]
public sealed partial record SealedRecord(int Number, string? Text);

[BsonGenerated]
public partial record RecordWithBody(int Number)
{
    public string? Text { get; set; } = "initialised";

    public int Other { get; init; } = 4;
}

[BsonGenerated]
public partial record PropertyRecord
{
    public int Number { get; init; } = 3;

    public string? Text { get; set; }
}

[BsonGenerated]
public partial record BaseRecord(int Id, string? Name);

[BsonGenerated]
public partial record DerivedRecord(int Id, string? Name, int Own) : BaseRecord(Id, Name);

[BsonGenerated]
public partial record AttributedRecord(
    [property: BsonId] string? Key, [property: BsonElement("n")] int Number, [property: BsonIgnoreIfNull] string? Text);

[BsonGenerated]
public partial record RequiredRecord
{
    public required string? Name { get; init; }

    public required int Number { get; set; }
}

[Rule("1.7.1", "1.8")]
[BsonGenerated]
public partial record RecordWithCopyConstructor(int Number)
{
    protected RecordWithCopyConstructor(RecordWithCopyConstructor other) => Number = other.Number + 1;

    public string? Text { get; set; }
}

[Rule("1.7.1", "1.8")]
[BsonGenerated]
public partial record RecordWithMutablePosition(int Number, string? Text)
{
    public int Number { get; set; } = Number;

    [BsonElement("t")]
    public string? Text { get; init; } = Text ?? "none";
}

[Rule("1.7.1", "1.8")]
[BsonGenerated]
public partial record RecordWithParameterless(int Number, string? Text)
{
    public RecordWithParameterless()
        : this(7, "seven")
    {
    }
}

[Rule("1.7.1", "1.2.13")]
[BsonGenerated]
public abstract partial record AbstractRecord(int Id)
{
    public abstract string? Kind { get; set; }
}

[Rule("1.7.1")]
[BsonGenerated]
public sealed partial record ConcreteRecord(int Id, double Own) : AbstractRecord(Id)
{
    public override string? Kind { get; set; } = "initial";
}

[Rule("1.7.1", "1.2.9")]
[BsonGenerated]
public partial record RecordWithNewPosition(int Id, string? Name) : BaseRecord(Id, Name);

[Rule("1.2.13")]
[BsonGenerated]
public partial record EmptyRecord;

[Rule("1.2.13")]
[BsonGenerated]
public partial record EmptyDerivedRecord : EmptyRecord
{
    public string? ToStringText { get; set; }
}

[Rule("1.7.1")]
[BsonGenerated]
public sealed partial record RecordOfRecords(SealedRecord? One, List<SealedRecord>? Many, Dictionary<string, RecordStruct>? ByName);

[Rule("1.7.1", "2.BsonRepresentation")]
[BsonGenerated]
public sealed partial record AttributedPositions(
    [property: BsonId, BsonRepresentation(BsonType.ObjectId)] string? Key,
    [property: BsonRepresentation(BsonType.String)] Colors Color,
    [property: BsonRequired] int Required,
    [property: BsonDefaultValue(4)] int Defaulted,
    [property: BsonIgnore] int Ignored,
    [property: BsonIgnoreIfDefault, BsonElement("i")] int IgnoredIfDefault,
    [property: BsonExtraElements] BsonDocument? Bag);
