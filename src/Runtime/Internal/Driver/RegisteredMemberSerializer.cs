namespace BsonGen.Internal.Driver;

/// <summary>Stands in a compiled class map for a serializer that generated code takes from the registered one.</summary>
internal sealed class RegisteredMemberSerializer(Type valueType) : IBsonSerializer
{
    public Type ValueType => valueType;

    public object Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
        throw new NotSupportedException();

    public void Serialize(BsonSerializationContext context, BsonSerializationArgs args, object value) =>
        throw new NotSupportedException();
}
