using System.Collections.Concurrent;
using MongoDB.Bson;

namespace BsonGen.Reading;

/// <summary>Types whose objects keep a document's bytes as they are, or hold such objects: nothing may be changed on the way to them.</summary>
internal static class RawValues
{
    private static readonly ConcurrentDictionary<Type, bool> Known = new();

    public static bool AreIn(Type type) => Known.GetOrAdd(type, static key => Find(key));

    private static bool Find(Type type) => type switch
    {
        _ when type == typeof(BsonDocument) || type == typeof(BsonArray) => false,
        _ when type.IsSubclassOf(typeof(BsonDocument)) || type.IsSubclassOf(typeof(BsonArray)) => true,
        { HasElementType: true } => Find(type.GetElementType()!),
        { IsGenericType: true } => Array.Exists(type.GetGenericArguments(), Find),
        _ => false,
    };
}
