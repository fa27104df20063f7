using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;
using MongoDB.Driver;

namespace Conformance.Models.Flights.BuildingBlocks;

/// <summary>The base class of all contexts, which registers for all types. One of its conventions is its own.</summary>
public abstract class MongoContext
{
    private readonly IMongoDatabase? _database;

    static MongoContext() => BsonSerializer.TryRegisterSerializer(new GuidSerializer(BsonType.String));

    protected MongoContext(IMongoDatabase? database)
    {
        _database = database;
        ConventionRegistry.Register(
            "conventions",
            new ConventionPack
            {
                new CamelCaseElementNameConvention(),
                new IgnoreExtraElementsConvention(true),
                new EnumRepresentationConvention(BsonType.String),
                new IgnoreIfDefaultConvention(false),
                new ImmutableClassConvention(),
            },
            _ => true);
    }

    public IMongoCollection<T> GetCollection<T>() => _database!.GetCollection<T>(typeof(T).Name);
}

/// <summary>Maps read-only properties, and the public constructors that have all of their values.</summary>
public sealed class ImmutableClassConvention : ConventionBase, IClassMapConvention
{
    public void Apply(BsonClassMap classMap)
    {
        var properties = classMap.ClassType
            .GetProperties(BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly)
            .Where(property => !property.CanWrite && property.GetIndexParameters().Length == 0)
            .ToList();
        foreach (var constructor in classMap.ClassType.GetConstructors())
        {
            var matches = constructor.GetParameters()
                .Select(parameter => properties.Find(property =>
                    property.PropertyType == parameter.ParameterType &&
                    string.Equals(property.Name, parameter.Name, StringComparison.OrdinalIgnoreCase)))
                .ToList();
            if (matches.Count > 0 && matches.All(property => property is not null))
            {
                classMap.MapConstructor(constructor);
                foreach (var property in matches)
                {
                    classMap.MapMember(property);
                }
            }
        }
    }
}
