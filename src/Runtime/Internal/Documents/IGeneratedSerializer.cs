using BsonGen.CodeGeneration;

namespace BsonGen.Internal.Documents;

/// <summary>A generated serializer whose type is known only at run time.</summary>
internal interface IGeneratedSerializer
{
    /// <summary>Why run-time configuration puts the class map in charge of the type; null when it does not.</summary>
    string? FallbackReason { get; }

    /// <inheritdoc cref="GeneratedBsonSerializer{T}.ReadDocument" />
    object ReadObject(ref BsonSpanReader reader);

    /// <inheritdoc cref="GeneratedBsonSerializer{T}.WriteMembers" />
    void WriteObject(ref BsonSpanWriter writer, int document, object value);
}
