using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Models.Applications;

[BsonGenerated]
public sealed partial class JobKey
{
    public string Name { get; set; } = "";

    public string Group { get; set; } = "";
}

public enum JobState
{
    Waiting,
    Acquired,
    Executing,
    Complete,
    Paused,
}

/// <summary>A job of a scheduler, with a key of two parts and a map of any values.</summary>
[BsonGenerated]
public sealed partial class ScheduledJob
{
    [BsonId]
    public JobKey Key { get; set; } = new();

    public string Scheduler { get; set; } = "";

    public string? Description { get; set; }

    public string JobType { get; set; } = "";

    public Dictionary<string, object> Data { get; set; } = [];

    public bool IsDurable { get; set; }

    public bool RequestsRecovery { get; set; }

    [BsonRepresentation(BsonType.String)]
    public JobState State { get; set; }

    public DateTime? NextFire { get; set; }

    public DateTime? PreviousFire { get; set; }

    public TimeSpan Interval { get; set; }

    public int Priority { get; set; }

    public int Misfires { get; set; }

    public DateTimeOffset Start { get; set; }
}

/// <summary>An event of a journal, with its payload in a member of type object.</summary>
[BsonGenerated]
public sealed partial class StoredEvent
{
    public string Id { get; set; } = "";

    public string PersistenceId { get; set; } = "";

    public long SequenceNumber { get; set; }

    public object? Payload { get; set; }

    public string Manifest { get; set; } = "";

    public List<string> Tags { get; set; } = [];

    public long Timestamp { get; set; }

    public int? SerializerId { get; set; }

    public bool IsDeleted { get; set; }

    public Dictionary<string, string> Headers { get; set; } = [];
}

/// <summary>The state of a long-running process.</summary>
[BsonGenerated]
public sealed partial class Saga
{
    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Id { get; set; }

    public int Version { get; set; }

    public string CurrentState { get; set; } = "";

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid OrderId { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid? PaymentId { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid? TimeoutToken { get; set; }

    public DateTime Received { get; set; }

    public DateTime? Completed { get; set; }

    public decimal Amount { get; set; }

    public string? FaultReason { get; set; }

    public int Retries { get; set; }

    public List<SagaStep> Steps { get; set; } = [];

    public HashSet<string> Handled { get; set; } = [];

    public Dictionary<string, string> Correlations { get; set; } = [];
}

[BsonGenerated]
public sealed partial class SagaStep
{
    public string Name { get; set; } = "";

    public DateTime Started { get; set; }

    public TimeSpan? Took { get; set; }

    public bool IsCompensated { get; set; }
}
