using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

/// <summary>Finds the serializers of items, keys and values inside that of a collection or dictionary of the driver's.</summary>
internal static class ChildSerializers
{
    public static readonly Func<IBsonSerializer, IBsonSerializer> OfItems = static serializer =>
        Unwrap<IBsonArraySerializer>(serializer).TryGetItemSerializationInfo(out var item) ? item.Serializer : throw new InvalidOperationException();

    public static readonly Func<IBsonSerializer, IBsonSerializer> OfKeys = static serializer => Unwrap<IBsonDictionarySerializer>(serializer).KeySerializer;

    public static readonly Func<IBsonSerializer, IBsonSerializer> OfValues = static serializer => Unwrap<IBsonDictionarySerializer>(serializer).ValueSerializer;

    // The serializers of interfaces hold those of the classes that they make.
    private static TSerializer Unwrap<TSerializer>(IBsonSerializer serializer)
    {
        while (serializer is not TSerializer && serializer is IChildSerializerConfigurable around)
        {
            serializer = around.ChildSerializer;
        }

        return (TSerializer)serializer;
    }
}
