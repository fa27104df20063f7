using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace Runtime.Scenarios;

/// <summary>Registers the default representation of Guids before driver 3.0. Later drivers have none.</summary>
public static class GuidDefaults
{
    private static readonly Version Driver = typeof(BsonSerializer).Assembly.GetName().Version!;

    // By a provider, so that scenarios can still register a serializer.
    public static void Apply()
    {
        if (Driver >= new Version(3, 0))
        {
            BsonSerializer.RegisterSerializationProvider(new Provider());
        }
    }

    private sealed class Provider : IBsonSerializationProvider
    {
        public IBsonSerializer? GetSerializer(Type type) => type == typeof(Guid) ? new GuidSerializer(GuidRepresentation.CSharpLegacy) : null;
    }
}
