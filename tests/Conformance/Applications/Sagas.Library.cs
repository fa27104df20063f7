using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Models.Sagas.Transport;

/// <summary>A library whose conventions reach the sagas of the application.</summary>
public interface ISaga
{
    Guid CorrelationId { get; set; }
}

public sealed class TransportConventions
{
    public TransportConventions()
    {
        BsonSerializer.TryRegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));
        ConventionRegistry.Register(
            "transport",
            new ConventionPack
            {
                new CamelCaseElementNameConvention(),
                new IgnoreExtraElementsConvention(true),
                new SagaConvention(),
                new MemberDefaultValueConvention(typeof(Guid), Guid.Empty),
            },
            IsOfTransport);
        if (!BsonClassMap.IsClassMapRegistered(typeof(Job)))
        {
            BsonClassMap.RegisterClassMap(new BsonClassMap<Job>(map =>
            {
                map.AutoMap();
                map.MapIdProperty(job => job.CorrelationId);
            }));
        }
    }

    private static bool IsOfTransport(Type type) => IsSaga(type) || type.FullName!.StartsWith("Conformance.Models.Sagas.Transport.");

    private static bool IsSaga(Type type) => type.IsClass && typeof(ISaga).IsAssignableFrom(type);
}

public sealed class SagaConvention : ConventionBase, IClassMapConvention
{
    public void Apply(BsonClassMap classMap)
    {
        if (classMap.ClassType.IsClass &&
            typeof(ISaga).IsAssignableFrom(classMap.ClassType) &&
            classMap.ClassType.GetProperty("CorrelationId")!.DeclaringType == classMap.ClassType)
        {
            classMap.MapIdProperty(nameof(ISaga.CorrelationId));
        }
    }
}

public class Job : ISaga
{
    public Guid CorrelationId { get; set; }

    public int Version { get; set; }

    public string? CurrentState { get; set; }
}
