namespace BsonGen.CodeGeneration;

/// <summary>Provides the serializer that the class map has for a member or for the values inside it.</summary>
internal interface IValueSerializerSource
{
    /// <summary>The serializer, looked up on first use.</summary>
    IBsonSerializer Serializer { get; }
}
