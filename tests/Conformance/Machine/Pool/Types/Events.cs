namespace Conformance.Models.Histories;

[BsonGenerated]
public partial class Event
{
    public int Id { get; set; }

    public string? Name { get; set; }
}

[BsonGenerated]
public partial class OrderPlaced : Event
{
    public int Amount { get; set; }
}

// Not generated.
public class OrderLost : Event
{
    public string? Reason { get; set; }
}

[BsonGenerated]
public partial class Log
{
    public Event? Last { get; set; }

    public OrderPlaced? Placed { get; set; }

    public List<Event>? Events { get; set; }
}
