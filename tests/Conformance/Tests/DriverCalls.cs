using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace Conformance.Tests;

/// <summary>Calls the serializer of a type as the driver does: inside documents, and with all kinds of arguments and settings.</summary>
internal static class DriverCalls
{
    /// <summary>
    /// Writes the value, in a document of its own or inside another; the result shows the bytes and where the writer stands.
    /// </summary>
    public static string Write(
        Type type,
        object? value,
        BsonSerializationArgs args,
        bool isInside = false,
        Action<IBsonWriter>? configure = null,
        BsonBinaryWriterSettings? settings = null)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream, settings ?? new BsonBinaryWriterSettings());
        return Write(writer, type, value, args, isInside, configure) + Convert.ToHexString(TypeNames.ToGenerated(stream.ToArray()));
    }

    /// <summary>The same with any writer; the result shows where it stands.</summary>
    public static string Write(
        IBsonWriter writer, Type type, object? value, BsonSerializationArgs args, bool isInside =
            false, Action<IBsonWriter>? configure = null)
    {
        var serializer = BsonSerializer.LookupSerializer(type);
        configure?.Invoke(writer);
        if (isInside)
        {
            writer.WriteStartDocument();
            writer.WriteName("before");
            writer.WriteStartArray();
        }

        serializer.Serialize(BsonSerializationContext.CreateRoot(writer), args, value);
        var state = $"{writer.State} {writer.SerializationDepth} ";
        if (isInside)
        {
            writer.WriteInt32(1);
            writer.WriteEndArray();
            writer.WriteInt32("after", 2);
            writer.WriteEndDocument();
        }

        return state + writer.State + " ";
    }

    /// <summary>Reads a value; the result shows it and where the reader stands.</summary>
    public static string Read(IBsonReader reader, Type type, BsonDeserializationArgs args)
    {
        var value = BsonSerializer.LookupSerializer(type).Deserialize(BsonDeserializationContext.CreateRoot(reader), args);
        // Between elements, the reader has the type of the last value.
        return $"{Dump.Of(value)} {reader.State} {(reader.State == BsonReaderState.Type ? "" : reader.CurrentBsonType)}";
    }

    /// <summary>Reads an element of another document. The result has the value and the elements after it.</summary>
    public static string ReadInside(IBsonReader reader, Type type, BsonDeserializationArgs args, bool twice = false)
    {
        reader.ReadStartDocument();
        var before = reader.ReadInt32("before");
        reader.ReadName("value");
        var bookmark = reader.GetBookmark();
        var value = Read(reader, type, args);
        if (twice)
        {
            reader.ReturnToBookmark(bookmark);
            value += Read(reader, type, args);
        }

        var after = reader.ReadInt32("after");
        reader.ReadEndDocument();
        return $"{before} {value} {after} {reader.State}";
    }

    /// <summary>A document that holds another value between two numbers.</summary>
    public static byte[] Surround(byte[] document) => BsonTree.Write(
    [
        BsonElementNode.Of("before", 1),
        new BsonElementNode((byte)BsonType.Document, "value"u8.ToArray(), [], BsonTree.Parse(document)),
        BsonElementNode.Of("after", 2),
    ]);

    public static BsonBinaryReader Open(byte[] document, BsonBinaryReaderSettings? settings = null) =>
        new(
            new ByteBufferStream(new ByteArrayBuffer(document, isReadOnly: true), ownsBuffer: true),
            settings ?? new BsonBinaryReaderSettings());
}
