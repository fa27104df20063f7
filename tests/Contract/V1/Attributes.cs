using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Contract.V1;

// Attributes of the driver on members.

[BsonGenerated]
public sealed partial class WithExtraElements
{
    public int Id { get; set; }

    [BsonExtraElements]
    public BsonDocument? Others { get; set; }
}

[BsonGenerated]
public sealed partial class WithExtraDictionary
{
    public int Id { get; set; }

    [BsonExtraElements]
    public IDictionary<string, object>? Others { get; set; }
}

[BsonGenerated]
[BsonIgnoreExtraElements]
public sealed partial class Configured
{
    [BsonId]
    [BsonRepresentation(BsonType.ObjectId)]
    public string? Key { get; set; }

    [BsonElement("n")]
    public string? Name { get; set; }

    [BsonIgnoreIfNull]
    public string? Note { get; set; }

    [BsonIgnoreIfDefault]
    public int Count { get; set; }

    [BsonDefaultValue(7)]
    public int Lucky { get; set; }

    [BsonRequired]
    public int Needed { get; set; }

    [BsonIgnore]
    public int Ignored { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Color Color { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal Price { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId Reference { get; set; }
}

[BsonGenerated]
public sealed partial class Encapsulated
{
    [BsonElement]
    private int _count;

    public required string Name { get; init; }

    public int Age { get; private set; }

    public void Grow() => (_count, Age) = (_count + 1, Age + 1);
}

[BsonGenerated]
public sealed partial class Represented
{
    [BsonRepresentation(BsonType.Int64)]
    public Color Number { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Key { get; set; }

    [BsonRepresentation(BsonType.String)]
    public decimal Text { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int Digits { get; set; }

    [BsonRepresentation(BsonType.ObjectId)]
    public List<string>? Keys { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Version? Version { get; set; }
}

[BsonGenerated]
public sealed partial class MoreRepresentations
{
    [BsonRepresentation(BsonType.String)]
    public bool Bool { get; set; }

    [BsonRepresentation(BsonType.String)]
    public byte Byte { get; set; }

    [BsonRepresentation(BsonType.String)]
    public char Char { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public long Long { get; set; }

    [BsonDateTimeOptions(Representation = BsonType.Int64)]
    public DateTime When { get; set; }

    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Seconds)]
    public TimeSpan Span { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<int>? Texts { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, Item>? Items { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<Color, List<int>>? Colors { get; set; }
}

[BsonGenerated]
public sealed partial class DefaultOf<T>
{
    [BsonIgnoreIfDefault]
    public T? Value { get; set; }

    [BsonIgnoreIfNull]
    public T? Other { get; set; }
}

[BsonGenerated]
public sealed partial class Defaults
{
    public DefaultOf<int>? Int { get; set; }

    public DefaultOf<Color>? Color { get; set; }

    public DefaultOf<string>? Text { get; set; }
}

[BsonGenerated]
public sealed partial class Optional
{
    [BsonConstructor]
    public Optional(int a, int b) => (A, B) = (a, b);

    [BsonConstructor]
    public Optional(int a) => A = a;

    [BsonConstructor]
    public Optional(string c, int b) => (C, B) = (c, b);

    public int A { get; }

    [BsonDefaultValue(2)]
    public int B { get; }

    [BsonDefaultValue("c")]
    public string? C { get; }
}

[BsonGenerated]
public sealed partial class Renamed
{
    [BsonElement("key")]
    public int Id { get; set; }

    [BsonElement]
    public int Twice => Id * 2;
}

[BsonGenerated]
public sealed partial class OtherRepresentations
{
    [BsonRepresentation(BsonType.ObjectId)]
    public ObjectId Key { get; set; }

    [BsonRepresentation(BsonType.String)]
    public byte[]? Bytes { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset Offset { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Decimal128 Decimal { get; set; }

    [BsonRepresentation(BsonType.Symbol)]
    public string? Symbol { get; set; }
}
