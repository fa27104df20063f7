namespace BsonGen.CodeGeneration;

/// <summary>Names the serializer of a type for the driver. Unlike the base class, it keeps the constructor.</summary>
[EditorBrowsable(Never)]
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class GeneratedSerializerAttribute(
    [DynamicallyAccessedMembers(PublicParameterlessConstructor)] Type serializerType)
    : BsonSerializerAttribute(serializerType);
