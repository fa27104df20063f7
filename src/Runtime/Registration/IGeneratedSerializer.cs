using BsonGen.Reading;
using BsonGen.Writing;

namespace BsonGen.Registration;

/// <summary>A generated serializer whose type is known only at run time.</summary>
internal interface IGeneratedSerializer
{
    /// <summary>Whether run-time configuration puts the class map in charge of the type.</summary>
    bool IsReplaced { get; }

    /// <inheritdoc cref="GeneratedBsonSerializer{T}.ReadDocument" />
    object ReadObject(ref BsonSpanReader reader);

    /// <inheritdoc cref="GeneratedBsonSerializer{T}.WriteMembers" />
    void WriteObject(ref BsonSpanWriter writer, int document, object value);
}
