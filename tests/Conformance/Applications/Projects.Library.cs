using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.IdGenerators;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Models.Projects.Storage;

/// <summary>A wrapper around the driver's registrations, in a project that the application references.</summary>
public static class Registration
{
    public static void UseConventions(string ns, params IConvention[] conventions)
    {
        var pack = new ConventionPack();
        pack.AddRange(conventions);
        ConventionRegistry.Register(ns, pack, type => type.Namespace != null && type.Namespace.StartsWith(ns));
    }

    public static void UseClass<T>(Action<BsonClassMap<T>>? configure = null) => BsonClassMap.RegisterClassMap<T>(map =>
    {
        map.AutoMap();
        configure?.Invoke(map);
    });

    public static void UseDefaults()
    {
        UseConventions(
            "Conformance.Models.Projects",
            new CamelCaseElementNameConvention(),
            new EnumRepresentationConvention(BsonType.String),
            new IgnoreIfNullConvention(true));
        UseClass<Entity>(map =>
        {
            map.MapIdProperty(entity => entity.Id)
                .SetIdGenerator(StringObjectIdGenerator.Instance)
                .SetSerializer(new StringSerializer(BsonType.ObjectId));
        });
    }
}

public abstract class Entity
{
    public string? Id { get; set; }
}

public class Owned : Entity
{
    public string? OwnerRef { get; set; }

    public DateTime DateCreated { get; set; }
}
