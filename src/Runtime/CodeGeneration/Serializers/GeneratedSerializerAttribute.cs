namespace BsonGen.CodeGeneration;

/// <summary>Names the generated serializer of a type for the driver. Unlike the base class, it also keeps the constructor of the serializer from being trimmed.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct, Inherited = false)]
public sealed class GeneratedSerializerAttribute(
    [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] Type serializerType)
    : BsonSerializerAttribute(serializerType);
