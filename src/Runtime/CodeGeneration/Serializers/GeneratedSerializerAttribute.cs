using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using MongoDB.Bson.Serialization.Attributes;

namespace BsonGen.CodeGeneration;

/// <summary>Names the generated serializer of a type, as the driver's attribute does, and keeps it from being trimmed, as that does not.</summary>
/// <param name="serializerType">The serializer.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class GeneratedSerializerAttribute(
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type serializerType)
    : BsonSerializerAttribute(serializerType);
