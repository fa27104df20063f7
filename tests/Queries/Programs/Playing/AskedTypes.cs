using MongoDB.Bson.Serialization;

namespace Queries.Programs.Playing;

/// <summary>A provider of the user, which serves nothing and lists the types that it is asked about.</summary>
internal sealed class AskedTypes : IBsonSerializationProvider
{
    private static readonly HashSet<string> Names = [];

    public IBsonSerializer? GetSerializer(Type type)
    {
        lock (Names)
        {
            Names.Add(type.ToString());
        }

        return null;
    }

    /// <summary>Lists the asked types of BsonGen and of MongoDB.Driver, and serializers, a line for each.</summary>
    public static IEnumerable<string> Describe()
    {
        lock (Names)
        {
            return [.. Names
                .Where(name => name.StartsWith("BsonGen", StringComparison.Ordinal) ||
                    name.StartsWith("MongoDB.Driver", StringComparison.Ordinal) || name.Contains("Serializer", StringComparison.Ordinal))
                .Order(StringComparer.Ordinal)
                .Select(name => $"asked about {name}")];
        }
    }
}
