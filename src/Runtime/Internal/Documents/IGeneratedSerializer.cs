using BsonGen.CodeGeneration;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Documents;

/// <summary>A generated serializer whose type is known only at run time.</summary>
internal interface IGeneratedSerializer
{
    /// <summary>Why run-time configuration puts the class map in charge of the type; null when it does not.</summary>
    string? FallbackReason { get; }

    /// <summary>Writes a document where the driver's writer stands.</summary>
    /// <param name="context">The driver's context.</param>
    /// <param name="args">The driver's arguments.</param>
    /// <param name="value">The object; never null.</param>
    /// <param name="family">The type that the driver asked to be written, which the metrics name: this one or a base class of it.</param>
    void Serialize(BsonSerializationContext context, BsonSerializationArgs args, object value, Type family);

    /// <inheritdoc cref="GeneratedBsonSerializer{T}.ReadDocument" />
    object ReadObject(ref BsonSpanReader reader);

    /// <inheritdoc cref="GeneratedBsonSerializer{T}.WriteMembers" />
    void WriteObject(ref BsonSpanWriter writer, int document, object value);
}
