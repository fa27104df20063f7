using System.Buffers.Binary;
using BsonGen.Registration;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace BsonGen.Reading;

/// <summary>Hands one value's bytes to a serializer of the driver's or the user's, in a small document around them.</summary>
internal static class DriverValue
{
    // A size, a type and an empty name before the value.
    private const int HeaderSize = sizeof(int) + 1 + 1;

    /// <param name="serializer">The serializer in charge of the value.</param>
    /// <param name="type">The value's type.</param>
    /// <param name="value">The value's bytes; fewer than it declares when the document is truncated.</param>
    /// <param name="outer">The context of the whole document, or null.</param>
    public static object? Read(IBsonSerializer serializer, BsonType type, ReadOnlySpan<byte> value, BsonDeserializationContext? outer)
    {
        // The document has no end: what reads on behind the value finds the end of the bytes, as it would behind a truncated one.
        var bytes = new byte[HeaderSize + value.Length];
        BinaryPrimitives.WriteInt32LittleEndian(bytes, bytes.Length);
        bytes[sizeof(int)] = (byte)type;
        value.CopyTo(bytes.AsSpan(HeaderSize));
        using var buffer = new ByteArrayBuffer(bytes, isReadOnly: true);
        using var stream = new ByteBufferStream(buffer);
        using var reader = new BsonBinaryReader(stream, DriverSettings.ForReading(outer?.Reader));
        reader.ReadStartDocument();
        reader.ReadBsonType();
        reader.SkipName();
        return serializer.Deserialize(CreateContext(reader, outer));
    }

    private static BsonDeserializationContext CreateContext(IBsonReader reader, BsonDeserializationContext? outer) =>
        outer is null
            ? BsonDeserializationContext.CreateRoot(reader)
            : BsonDeserializationContext.CreateRoot(reader, builder =>
            {
                builder.AllowDuplicateElementNames = outer.AllowDuplicateElementNames;
                builder.DynamicArraySerializer = outer.DynamicArraySerializer;
                builder.DynamicDocumentSerializer = outer.DynamicDocumentSerializer;
            });
}
