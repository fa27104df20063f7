using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;
using MongoDB.Bson.Serialization.Serializers;
using Conformance.Models.Events.Framework;

namespace Conformance.Models.Events;

/// <summary>An event store: ids under other names, and class maps that a library finds.</summary>
public static class Start
{
    public static void Run() => Defaults.Use(typeof(Start).Assembly);
}

public enum Outcome
{
    Unknown,
    Kept,
    Dropped,
}

public enum Trust
{
    None,
    Partial = 4,
    Full = 9,
}

[BsonGenerated]
public partial class Event
{
    public long SequenceNumber { get; set; }

    public Guid CorrelationId { get; set; }

    public string? EventType { get; set; }

    public DateTimeOffset Occurred { get; set; }

    public List<Cause>? Causation { get; set; }

    public Dictionary<string, string>? Content { get; set; }
}

public class EventMap : IClassMapFor<Event>
{
    public void Configure(BsonClassMap<Event> map)
    {
        map.AutoMap();
        map.MapIdProperty(@event => @event.SequenceNumber);
        map.MapProperty(@event => @event.Occurred).SetSerializer(new DateTimeOffsetSerializer(BsonType.String));
    }
}

[BsonGenerated]
public partial record Cause(string? Kind, DateTime Occurred, Dictionary<string, string>? Properties);

[BsonGenerated]
public partial class Observer
{
    public string? Id { get; set; }

    public ulong NextNumber { get; set; }

    public Outcome LastOutcome { get; set; }

    public string[]? EventTypes { get; set; }
}

[BsonGenerated]
public partial class Partition
{
    public Guid Key { get; set; }

    public string? LastError { get; set; }

    public List<Attempt>? AllAttempts { get; set; }

    public bool IsRecovered { get; set; }
}

public class PartitionMap : IClassMapFor<Partition>
{
    public void Configure(BsonClassMap<Partition> map)
    {
        map.AutoMap();
        map.MapIdMember(partition => partition.Key);
        map.UnmapMember(partition => partition.IsRecovered);
        map.SetIgnoreExtraElements(true);
    }
}

[BsonGenerated]
public partial class Attempt
{
    public DateTime Occurred { get; set; }

    public IEnumerable<string>? Messages { get; set; }

    public string? StackTrace { get; set; }
}

[BsonGenerated]
public partial class Identity
{
    [BsonId]
    public string? Subject { get; set; }

    public string? UserName { get; set; }

    [BsonIgnoreIfNull]
    public Identity? OnBehalfOf { get; set; }
}

[BsonGenerated]
public partial class Stored
{
    public Guid Key { get; set; }

    public long Position { get; set; }

    public DateTimeOffset Happened { get; set; }

    public Event? Body { get; set; }
}

[BsonGenerated]
public partial class EventKind
{
    public string? Id { get; set; }

    public uint Generation { get; set; }

    public bool IsPublic { get; set; }

    public string? Schema { get; set; }

    public List<Migration>? Migrations { get; set; }
}

[BsonGenerated]
public partial class Migration
{
    public uint From { get; set; }

    public uint To { get; set; }

    public string? Script { get; set; }
}

[BsonGenerated]
public partial record Tenancy(string? Name, Guid Key);

[BsonGenerated]
public partial class Store
{
    public string? Id { get; set; }

    public Tenancy? Tenant { get; set; }

    public List<Namespace>? Namespaces { get; set; }

    public Trust Trust { get; set; }
}

[BsonGenerated]
public partial class Namespace
{
    public string? Label { get; set; }

    public DateTimeOffset CreatedAt { get; set; }

    public Trust Trust { get; set; }

    public Trust? Inherited { get; set; }
}

[BsonGenerated]
public partial class Sequence
{
    public Guid Key { get; set; }

    public ulong NextNumber { get; set; }

    public Dictionary<string, ulong>? TailsByKind { get; set; }

    public Tail? Latest { get; set; }
}

[BsonGenerated]
public partial class Tail
{
    public ulong Number { get; set; }

    public DateTimeOffset? SeenAt { get; set; }
}

[BsonGenerated]
public partial class Subscriber
{
    public string? Name { get; set; }

    public string? Address { get; set; }

    public bool IsConnected { get; set; }

    public TimeSpan Timeout { get; set; }
}

[BsonGenerated]
public partial class Reactor
{
    public Guid Key { get; set; }

    public Trust Owner { get; set; }

    public List<Subscriber>? Subscribers { get; set; }

    public SortedDictionary<string, string>? Filters { get; set; }
}

[BsonGenerated]
public partial class Reducer
{
    public Guid Key { get; set; }

    public string? Sink { get; set; }

    public Expression? Key2 { get; set; }

    public bool IsActive { get; set; }
}

[BsonGenerated]
public partial class Expression
{
    public string? Source { get; set; }

    public string? Target { get; set; }
}

[BsonGenerated]
public partial class Projection
{
    public Guid Key { get; set; }

    public string? ReadModel { get; set; }

    public Dictionary<string, FromEvent>? From { get; set; }

    public List<Child>? Children { get; set; }

    public FromEvery? Every { get; set; }
}

[BsonGenerated]
public partial class FromEvent
{
    public Dictionary<string, string>? Properties { get; set; }

    public string? ParentKey { get; set; }

    public Expression? UsingKey { get; set; }
}

[BsonGenerated]
public partial class FromEvery
{
    public List<Expression>? Properties { get; set; }

    public bool IncludeChildren { get; set; }
}

[BsonGenerated]
public partial class Child
{
    public string? IdentifiedBy { get; set; }

    public Dictionary<string, FromEvent>? From { get; set; }

    public List<Child>? Children { get; set; }
}

[BsonGenerated]
public partial class Joined
{
    public string? On { get; set; }

    public Dictionary<string, string>? Properties { get; set; }
}

[BsonGenerated]
public partial class RemovedWith
{
    public string? Key { get; set; }

    public string? ParentKey { get; set; }
}

[BsonGenerated]
public partial class ReadModel
{
    public string? Id { get; set; }

    public string? Container { get; set; }

    public List<Index>? Indexes { get; set; }

    public Sink? Sink { get; set; }
}

[BsonGenerated]
public partial class Index
{
    public string? PropertyPath { get; set; }

    public bool IsUnique { get; set; }
}

[BsonGenerated]
public partial record Sink(Guid TypeId, string? Name, int Version);

[BsonGenerated]
public partial class Job
{
    public Guid Key { get; set; }

    public Trust Status { get; set; }

    public DateTime CreatedAt { get; set; }

    public List<JobChange>? Changes { get; set; }

    public Progress? Progress { get; set; }
}

[BsonGenerated]
public partial class JobChange
{
    public Outcome Outcome { get; set; }

    public DateTime Occurred { get; set; }

    public string[]? Messages { get; set; }
}

[BsonGenerated]
public partial class Progress
{
    public int Total { get; set; }

    public int Done { get; set; }

    public int Failed { get; set; }

    public double? PercentDone { get; set; }
}

[BsonGenerated]
public partial class JobStep
{
    public Guid Key { get; set; }

    public string? JobKey { get; set; }

    public Outcome Outcome { get; set; }

    public List<JobChange>? Changes { get; set; }
}

[BsonGenerated]
public abstract partial class Request
{
    public Guid CorrelationId { get; set; }

    public DateTimeOffset Requested { get; set; }
}

[BsonGenerated]
public partial class ReplayRequest : Request
{
    public string? Observer { get; set; }

    public ulong? FromNumber { get; set; }
}

[BsonGenerated]
public partial class RemoveRequest : Request
{
    public string? Sequence { get; set; }

    public List<ulong>? Numbers { get; set; }
}

[BsonGenerated]
public partial class CatchUpRequest : Request
{
    public List<string>? Partitions { get; set; }
}

[BsonGenerated]
public partial class Reminder
{
    public string? Name { get; set; }

    public DateTime NextTick { get; set; }

    public TimeSpan Period { get; set; }

    public byte[]? Payload { get; set; }
}

[BsonGenerated]
public partial class Failed
{
    public Guid Key { get; set; }

    public string? Observer { get; set; }

    public List<Attempt>? Attempts { get; set; }
}

[BsonGenerated]
public partial class Constraint
{
    public string? Name { get; set; }

    public Trust Kind { get; set; }

    public Dictionary<string, string>? Properties { get; set; }
}

[BsonGenerated]
public partial class UniqueValue
{
    public string? ValueHash { get; set; }

    public ulong Number { get; set; }
}

[BsonGenerated]
public partial class Recommendation
{
    public Guid Key { get; set; }

    public string? Title { get; set; }

    public object? Detail { get; set; }
}

[BsonGenerated]
public partial class Reference
{
    public string? Url { get; set; }

    public Uri? Link { get; set; }

    public Version? Since { get; set; }
}

[BsonGenerated]
public partial class Counter
{
    public string? Scope { get; set; }

    public long Value { get; set; }
}

[BsonGenerated]
public partial class Observation
{
    public Guid Key { get; set; }

    public Dictionary<string, int>? CountsByKind { get; set; }

    public HashSet<string>? Seen { get; set; }
}

[BsonGenerated]
public partial class Compliance
{
    public Guid Type { get; set; }

    public string? Details { get; set; }

    public List<string>? Tags { get; set; }
}

[BsonGenerated]
public partial class Encryption
{
    public string? Identifier { get; set; }

    public byte[]? PublicKey { get; set; }

    public byte[]? PrivateKey { get; set; }
}

[BsonGenerated]
public partial class Changeset
{
    public Guid Key { get; set; }

    public List<Difference>? Differences { get; set; }

    public decimal Cost { get; set; }
}

[BsonGenerated]
public partial class Difference
{
    public string? Path { get; set; }

    public object? Before { get; set; }

    public object? After { get; set; }
}

[BsonGenerated]
public partial class Schedule
{
    public string? Cron { get; set; }

    public DateTime? LastRun { get; set; }

    public float Jitter { get; set; }
}

[BsonGenerated]
public partial class Snapshot
{
    public ObjectId? Id { get; set; }

    public long Position { get; set; }

    public byte[]? State { get; set; }
}

public class StoredMap : IClassMapFor<Stored>
{
    public void Configure(BsonClassMap<Stored> map)
    {
        map.AutoMap();
        map.MapIdMember(stored => stored.Position);
        map.MapMember(stored => stored.Happened).SetSerializer(new DateTimeOffsetSerializer(BsonType.Document)).SetOrder(1);
    }
}

public class ReadModelMap : IClassMapFor<ReadModel>
{
    public void Configure(BsonClassMap<ReadModel> map)
    {
        map.AutoMap();
        map.MapProperty(model => model.Container).SetElementName("collection").SetIsRequired(true);
        map.MapProperty(model => model.Indexes).SetIgnoreIfNull(true);
    }
}
