namespace Conformance.Models.Histories;

public interface ILabel
{
    string? Text { get; set; }
}

[BsonGenerated]
public partial class Label : ILabel
{
    public string? Text { get; set; }
}

// Not generated.
public class Plain : ILabel
{
    public string? Text { get; set; }

    public int Size { get; set; }
}

// The driver refuses to map this class.
public class Refused
{
    [BsonElement("Name")]
    public string? First { get; set; }

    [BsonElement("Name")]
    public string? Second { get; set; }
}

[BsonGenerated]
public partial class Envelope
{
    public object? Payload { get; set; }

    public IDictionary<string, object>? Bag { get; set; }

    public object[]? Items { get; set; }

    public ILabel? Label { get; set; }

    public Plain? Plain { get; set; }
}
