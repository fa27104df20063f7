using BsonGen;
using MongoDB.Bson.Serialization.Attributes;
using Conformance.Models.Sagas.Transport;

namespace Conformance.Models.Sagas;

/// <summary>Sagas whose conventions, ids and default values a library registers.</summary>
public static class Start
{
    public static void Run() => _ = new TransportConventions();
}

[BsonGenerated]
public partial class OrderState : ISaga
{
    [BsonId]
    public Guid CorrelationId { get; set; }

    public string? CurrentState { get; set; }

    public int Version { get; set; }

    public Guid? TokenId { get; set; }

    public Guid CustomerId { get; set; }

    public List<Line>? OrderLines { get; set; }
}

[BsonGenerated]
public partial class Payment : ISaga
{
    public Guid CorrelationId { get; set; }

    public string? CurrentState { get; set; }

    public decimal PaidTotal { get; set; }

    public Guid Receipt { get; set; }
}

[BsonGenerated]
public partial class Retry : Job
{
    public int RetryCount { get; set; }

    public DateTime? NextRun { get; set; }
}

// The library's filter leaves it out.
[BsonGenerated]
public partial class Line
{
    public string? ProductName { get; set; }

    public int Quantity { get; set; }
}

[BsonGenerated]
public partial class Booking : ISaga
{
    public Guid CorrelationId { get; set; }

    public string? CurrentState { get; set; }

    public Dictionary<string, Guid>? Seats { get; set; }

    public Guid? Agent { get; set; }

    public int Version { get; set; }
}

[BsonGenerated]
public partial class Transfer : Job
{
    public Guid Source { get; set; }

    public Guid Target { get; set; }

    public decimal? Amount { get; set; }

    public List<Guid>? Steps { get; set; }
}

[BsonGenerated]
public partial class Return : ISaga
{
    public Guid CorrelationId { get; set; }

    public string? CurrentState { get; set; }

    public Guid Parcel { get; set; }

    public long Weight { get; set; }

    public DateTime ReceivedAt { get; set; }
}
