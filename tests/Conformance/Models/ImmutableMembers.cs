// Attributes on members that constructors take, and extra elements beside them.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class ImmutableWithExtra(int number, BsonDocument? extraElements)
{
    public int Number { get; } = number;

    public BsonDocument? ExtraElements { get; } = extraElements;
}

[BsonGenerated]
public partial class LeftOverExtra(int number)
{
    public int Number { get; } = number;

    [BsonExtraElements]
    public IDictionary<string, object?>? Rest { get; private set; }
}

[BsonGenerated]
public partial class DroppedExtra(int number)
{
    public int Number { get; } = number;

    [BsonExtraElements]
    public Dictionary<string, object?>? Rest { get; }
}

[BsonGenerated]
[BsonIgnoreExtraElements]
public partial class ImmutableLenient(int number, int? orNull)
{
    public int Number { get; } = number;

    public int? OrNull { get; } = orNull;

    [BsonElement]
    public int? Twice => OrNull * 2;
}

[BsonGenerated]
public partial class ImmutableConfigured
{
    public ImmutableConfigured(int id, DayOfWeek day, decimal total, string? text, Uri? link)
    {
        Key = id;
        Day = day;
        Total = total;
        Text = text;
        Link = link;
    }

    public int Key { get; }

    [BsonId]
    public int Id => Key;

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek Day { get; }

    [BsonElement("sum", Order = 1)]
    [BsonRepresentation(BsonType.Double, AllowTruncation = true)]
    public decimal Total { get; }

    [BsonIgnoreIfNull]
    public string? Text { get; }

    public Uri? Link { get; }
}

[BsonGenerated]
public partial class ImmutableOrder(string? b, int a, string? z)
{
    public string? Z { get; } = z;

    public int A { get; private set; } = a;

    [BsonElement]
    private int _own = 1;

    public string? B { get; } = b;

    public int Field;

    public override string ToString() => $"{_own}";
}
