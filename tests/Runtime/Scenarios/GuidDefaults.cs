using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace Runtime.Scenarios;

/// <summary>Registers a representation of Guids. The driver has no default and refuses Guids without one.</summary>
public static class GuidDefaults
{
    // By a provider, so that scenarios can still register a serializer.
    public static void Apply() => BsonSerializer.RegisterSerializationProvider(new Provider());

    private sealed class Provider : IBsonSerializationProvider
    {
        public IBsonSerializer? GetSerializer(Type type) =>
            type == typeof(Guid) ? new GuidSerializer(GuidRepresentation.CSharpLegacy) : null;
    }
}
