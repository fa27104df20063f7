using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Options;
using MongoDB.Bson.Serialization.Serializers;
using MongoDB.Driver;

namespace Conformance.Models.Shops.Data;

/// <summary>A library between the domain and the application, which maps the base class and knows no line of the application.</summary>
public static class StartUp
{
    public static void Execute()
    {
        BsonSerializer.TryRegisterSerializer(new GuidSerializer(GuidRepresentation.CSharpLegacy));
        BsonSerializer.TryRegisterSerializer(
            new DictionaryInterfaceImplementerSerializer<Dictionary<int, int>>(DictionaryRepresentation.ArrayOfArrays));
        ConventionRegistry.Register(
            "application",
            new ConventionPack { new IgnoreExtraElementsConvention(true) },
            type => true);
        BsonClassMap.RegisterClassMap<ParentEntity>(map =>
        {
            map.AutoMap();
            map.MapIdMember(entity => entity.Id);
        });
        BsonClassMap.RegisterClassMap<BaseEntity>(map =>
        {
            map.AutoMap();
            map.MapMember(entity => entity.UserFields).SetElementName("Fields");
        });
        BsonClassMap.RegisterClassMap<Download>(map =>
        {
            map.AutoMap();
            map.UnmapMember(download => download.Binary);
        });
    }
}

public class Repository<T>(IMongoDatabase database)
    where T : BaseEntity
{
    public IMongoCollection<T> Collection { get; } = database.GetCollection<T>(typeof(T).Name);
}
