using BsonGen.CodeGeneration;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Documents;

/// <summary>A generated serializer whose type is known only at run time.</summary>
internal interface IGeneratedSerializer
{
    /// <summary>Why the class map serves the type instead of generated code; null if generated code does.</summary>
    string? FallbackReason { get; }

    /// <summary>Writes a document into the writer of the context.</summary>
    /// <param name="context">The driver's context.</param>
    /// <param name="args">The driver's arguments.</param>
    /// <param name="value">The object; never null.</param>
    /// <param name="reportedType">The type that the metrics report: this type, or the base class that the driver serializes.</param>
    void Serialize(BsonSerializationContext context, BsonSerializationArgs args, object value, Type reportedType);

    /// <inheritdoc cref="GeneratedBsonSerializer{T}.ReadDocument(ref BsonSpanReader)" />
    object ReadObject(ref BsonSpanReader reader);

    /// <inheritdoc cref="GeneratedBsonSerializer{T}.WriteMembers" />
    void WriteObject(ref BsonSpanWriter writer, int document, object value);
}
