using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace BsonGen.Registration;

/// <summary>Reads documents of a type whose generated serializer is not in charge, with the serializer that is.</summary>
internal static class BsonSerializerOf<T>
{
    /// <exception cref="InvalidOperationException">The type has no generated serializer at all.</exception>
    public static T Deserialize(ReadOnlySpan<byte> bytes)
    {
        var serializer = GeneratedType<T>.Current;
        using var stream = new ByteBufferStream(new ByteArrayBuffer(bytes.ToArray(), isReadOnly: true), ownsBuffer: true);
        using var reader = new BsonBinaryReader(stream);
        return serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }
}
