namespace BsonGen.CodeGeneration;

/// <summary>The serializers inside the driver's serializer of a collection or dictionary.</summary>
internal static class ChildSerializers
{
    public static IBsonSerializer OfItems(IBsonSerializer serializer) =>
        Unwrap<IBsonArraySerializer>(serializer).TryGetItemSerializationInfo(out var item)
            ? item.Serializer
            : throw new InvalidOperationException();

    public static IBsonSerializer OfKeys(IBsonSerializer serializer) =>
        Unwrap<IBsonDictionarySerializer>(serializer).KeySerializer;

    public static IBsonSerializer OfValues(IBsonSerializer serializer) =>
        Unwrap<IBsonDictionarySerializer>(serializer).ValueSerializer;

    // The serializer of an interface wraps the serializer of the class that it creates.
    private static TSerializer Unwrap<TSerializer>(IBsonSerializer serializer)
    {
        while (serializer is not TSerializer && serializer is IChildSerializerConfigurable wrapper)
        {
            serializer = wrapper.ChildSerializer;
        }

        return (TSerializer)serializer;
    }
}
