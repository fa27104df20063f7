using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Models;

/// <summary>For conventions that give all Guids a default value.</summary>
[BsonGenerated]
public partial class Saga
{
    [BsonId]
    public Guid CorrelationId { get; set; }

    public string CurrentState { get; set; } = "";

    public Guid? Token { get; set; }

    public Guid Started { get; set; } = new("00112233-4455-6677-8899-aabbccddeeff");

    [BsonIgnoreIfDefault]
    public int Version { get; set; }
}

/// <summary>Two of its elements have equal names in camel case.</summary>
[BsonGenerated]
public partial class Doubled
{
    [BsonElement("text")]
    public string? First { get; set; }

    public string? Text { get; set; }
}

[BsonGenerated]
[BsonKnownTypes(typeof(DoubledBelow))]
public partial class AboveDoubled
{
    public int Number { get; set; }
}

[BsonGenerated]
public partial class DoubledBelow : AboveDoubled
{
    [BsonElement("text")]
    public string? First { get; set; }

    public string? Text { get; set; }
}

[BsonGenerated]
public partial class Dated
{
    [BsonDateTimeOptions(DateOnly = true)]
    public DateTime At { get; set; }

    public int Count { get; set; }
}
