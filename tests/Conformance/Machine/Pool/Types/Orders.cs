namespace Conformance.Models.Histories;

public enum State
{
    New,
    Paid,
}

[BsonGenerated]
public partial class Order
{
    public ObjectId Id { get; set; }

    public string? Name { get; set; }

    public int Count { get; set; }

    public State State { get; set; }

    public Uri? Link { get; set; }

    public Line? First { get; set; }

    public List<Line>? Lines { get; set; }
}

[BsonGenerated]
public partial class Line
{
    public string? Name { get; set; }

    [BsonRepresentation(BsonType.String)]
    public State State { get; set; }

    public long? Size { get; set; }
}

[BsonGenerated]
public partial class Holder<T>
{
    public string? Name { get; set; }

    public T? Value { get; set; }

    public List<T>? Values { get; set; }
}
