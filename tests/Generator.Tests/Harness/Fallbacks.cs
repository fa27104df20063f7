using BsonGen.CodeGeneration;
using MongoDB.Bson.Serialization;

namespace BsonGen.Generator.Tests;

/// <summary>Finds which serializer serves a type that was compiled and loaded.</summary>
internal static class Fallbacks
{
    private static readonly byte[] EmptyDocument = [5, 0, 0, 0, 0];

    /// <summary>Whether generated code serves the type, and not the class map. The call is a use of the type.</summary>
    public static bool IsGenerated(Type type)
    {
        var serializer = BsonSerializer.LookupSerializer(type).GetType();
        if (serializer.BaseType is not { IsGenericType: true } baseType ||
            baseType.GetGenericTypeDefinition() != typeof(GeneratedBsonSerializer<>))
        {
            return false;
        }

        try
        {
            BsonSerializer.Deserialize(EmptyDocument, type);
        }
        catch (Exception error) when (error is not NotSupportedException)
        {
            // A missing required element throws, after the serializer was chosen.
        }

        return BsonGenFallbacks.Observed.All(fallback => fallback.Type != type);
    }
}
