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
        MapNamed<Started>();
        MapNamed<Finished>();
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
[BsonKnownTypes(typeof(Started), typeof(Finished), typeof(Fault))]
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
