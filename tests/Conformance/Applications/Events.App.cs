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
