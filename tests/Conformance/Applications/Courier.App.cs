using System.Linq.Expressions;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Models.Courier;

/// <summary>A library with annotated types, which registers for them: ids, discriminators and default values.</summary>
public static class Start
{
    public static void Run() => _ = new CourierConventions(new CamelCaseElementNameConvention());
}

public sealed class CourierConventions
{
    public CourierConventions(params IConvention[] more)
    {
        BsonSerializer.TryRegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));
        var pack = new ConventionPack();
        pack.AddRange(more);
        pack.Add(new IgnoreExtraElementsConvention(true));
        pack.Add(new MemberDefaultValueConvention(typeof(Guid), Guid.Empty));
        pack.Add(new MemberDefaultValueConvention(typeof(decimal), decimal.Zero));
        ConventionRegistry.Register("courier", pack, IsOfCourier);

        MapWithId<Slip>(slip => slip.TrackingNumber);
        MapWithId<Outbox>(outbox => outbox.MessageId);
        MapWithId<Inbox>(inbox => inbox.MessageId);
        MapWithId<Cursor>(cursor => cursor.OutboxId);
        MapWithId<Scheduled>(scheduled => scheduled.TokenId);
        MapWithId<Itinerary>(itinerary => itinerary.PlanId);
        MapWithId<Retained>(retained => retained.FaultId);
        MapNamed<Started>();
        MapNamed<Finished>();
        MapNamed<Compensated>();
        MapNamed<Cancelled>();
        BsonClassMap.TryRegisterClassMap<Fault>(map =>
        {
            map.AutoMap();
            map.SetDiscriminatorIsRequired(true);
            map.SetDiscriminator(nameof(Fault));
        });
    }

    private static bool IsOfCourier(Type type) => IsNamed(type, "Conformance.Models.Courier") && !type.IsInterface;

    private static bool IsNamed(Type type, string ns) => type.FullName!.StartsWith(ns);

    private static void MapWithId<T>(Expression<Func<T, Guid>> id)
    {
        if (BsonClassMap.IsClassMapRegistered(typeof(T)))
        {
            return;
        }

        BsonClassMap.RegisterClassMap<T>(map =>
        {
            map.AutoMap();
            map.MapIdProperty(id).SetIdGenerator(MongoDB.Bson.Serialization.IdGenerators.GuidGenerator.Instance);
        });
    }

    private static void MapNamed<T>() => BsonClassMap.RegisterClassMap<T>(map =>
    {
        map.AutoMap();
        map.SetDiscriminatorIsRequired(true);
        map.SetDiscriminator(typeof(T).Name);
    });
}

[BsonGenerated]
public partial class Slip
{
    public Guid TrackingNumber { get; set; }

    public DateTime StartedAt { get; set; }

    public SlipEvent[]? AllEvents { get; set; }

    public IDictionary<string, object>? Variables { get; set; }
}

[BsonGenerated]
[BsonKnownTypes(typeof(Started), typeof(Finished), typeof(Fault), typeof(Compensated), typeof(Cancelled))]
public abstract partial class SlipEvent
{
    public DateTime Timestamp { get; set; }

    public TimeSpan Duration { get; set; }
}

[BsonGenerated]
public partial class Started : SlipEvent
{
    public Host? OnHost { get; set; }
}

[BsonGenerated]
public partial class Finished : SlipEvent
{
    public string? ActivityName { get; set; }

    public decimal Cost { get; set; }
}

[BsonGenerated]
public partial class Fault : SlipEvent
{
    public string[]? StackTrace { get; set; }

    public Guid ExecutionId { get; set; }
}

[BsonGenerated]
public partial class Host
{
    public string? MachineName { get; set; }

    public int ProcessId { get; set; }
}

[BsonGenerated]
public partial class Outbox
{
    public Guid MessageId { get; set; }

    public Guid? ConversationId { get; set; }

    public long SequenceNumber { get; set; }

    public Dictionary<string, string>? Headers { get; set; }

    public Guid LockToken { get; set; }
}

[BsonGenerated]
public partial class Compensated : SlipEvent
{
    public string? ActivityName { get; set; }

    public SlipEvent? Cause { get; set; }
}

[BsonGenerated]
public partial class Cancelled : SlipEvent
{
    public Guid CancelledBy { get; set; }

    public string? Reason { get; set; }
}

[BsonGenerated]
public partial class Stop
{
    public string? Name { get; set; }

    public Uri? Address { get; set; }

    public IDictionary<string, object>? Arguments { get; set; }
}

[BsonGenerated]
public partial class Undo
{
    public Guid ExecutionId { get; set; }

    public Uri? Address { get; set; }

    public Dictionary<string, string>? Data { get; set; }
}

[BsonGenerated]
public partial class Itinerary
{
    public Guid PlanId { get; set; }

    public List<Stop>? Ahead { get; set; }

    public List<Undo>? Behind { get; set; }

    public decimal? Budget { get; set; }
}

[BsonGenerated]
public partial class Inbox
{
    public Guid MessageId { get; set; }

    public Guid ConsumerId { get; set; }

    public int ReceiveCount { get; set; }

    public DateTime? Delivered { get; set; }

    public long? LastSequence { get; set; }
}

[BsonGenerated]
public partial class Cursor
{
    public Guid OutboxId { get; set; }

    public Guid LockToken { get; set; }

    public DateTime Created { get; set; }

    public byte[]? RowVersion { get; set; }
}

[BsonGenerated]
public partial class Scheduled
{
    public Guid TokenId { get; set; }

    public DateTime Due { get; set; }

    public Uri? Destination { get; set; }

    public Envelope? Message { get; set; }
}

[BsonGenerated]
public partial class Envelope
{
    public string? ContentType { get; set; }

    public string? Body { get; set; }

    public string[]? Kinds { get; set; }

    public Dictionary<string, object>? Properties { get; set; }

    public decimal Postage { get; set; }
}

[BsonGenerated]
public partial class Retained
{
    public Guid FaultId { get; set; }

    public List<Problem>? Problems { get; set; }

    public Host? SeenBy { get; set; }

    public TimeSpan? Kept { get; set; }
}

[BsonGenerated]
public partial class Problem
{
    public string? Kind { get; set; }

    public string? Message { get; set; }

    public Problem? Inner { get; set; }
}
