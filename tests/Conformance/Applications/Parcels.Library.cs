using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Models.Parcels.Hosting;

/// <summary>A library that registers conventions for all types, serializers, and a class map of its own.</summary>
public static class Extensions
{
    public static void AddStorage()
    {
        BsonSerializer.TryRegisterSerializer(new DecimalSerializer(BsonType.Decimal128));
        BsonSerializer.TryRegisterSerializer(new NullableSerializer<decimal>(new DecimalSerializer(BsonType.Decimal128)));
        BsonSerializer.TryRegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));
        ConventionRegistry.Register(
            "hosting",
            new ConventionPack
            {
                new CamelCaseElementNameConvention(),
                new IgnoreExtraElementsConvention(true),
                new EnumRepresentationConvention(BsonType.String),
            },
            _ => true);
        BsonClassMap.RegisterClassMap<Message>(map =>
        {
            map.AutoMap();
            map.UnmapMember(message => message.Payload);
        });
    }
}

public interface IIdentifiable<out T>
{
    T Id { get; }
}

public class Message : IIdentifiable<string>
{
    public string Id { get; set; } = "";

    public object? Payload { get; set; }

    public string? SerializedPayload { get; set; }

    public DateTime? SentAt { get; set; }
}
