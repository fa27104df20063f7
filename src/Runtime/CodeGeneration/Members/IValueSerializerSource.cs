using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

/// <summary>A member, or the values inside one, with the serializer that the class map gives it.</summary>
internal interface IValueSerializerSource
{
    /// <summary>The serializer, found on first use.</summary>
    IBsonSerializer Serializer { get; }
}
