using BsonGen.Internal.Rules;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Driver;

/// <summary>The BSON types of the classes in <see cref="BsonValueTypes"/>, and whether the driver's own serializer serves a class.</summary>
internal static class DefaultBsonValues
{
    /// <summary>The BSON type that the values of a class have; <see cref="BsonType.EndOfDocument"/> for <see cref="BsonValue"/> itself, and other classes.</summary>
    public static BsonType TypeOf(Type type) => FindRepresentation(type) is { } name ? Enum.Parse<BsonType>(name) : BsonType.EndOfDocument;

    /// <summary>Whether the registry holds the driver's own serializer for the class.</summary>
    public static bool IsDefault(Type type)
    {
        if (FindRepresentation(type) is null)
        {
            return false;
        }

        try
        {
            var serializer = BsonSerializer.LookupSerializer(type).GetType();
            return serializer.Assembly == typeof(BsonSerializer).Assembly && serializer.Name == type.Name + "Serializer";
        }
        catch (Exception)
        {
            // A provider of the user throws. The first use reports the reason; an exception of a static constructor would hide it.
            return false;
        }
    }

    private static string? FindRepresentation(Type type) =>
        type.Assembly == typeof(BsonValue).Assembly ? BsonValueTypes.FindRepresentation(type.FullName!) : null;
}
