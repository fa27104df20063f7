using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace Benchmarks.Suites;

/// <summary>
/// A server's reply to a find, in chunks of 64 KiB as the driver receives it, and the reading of its batch as the driver does that.
/// </summary>
public sealed class CursorReply
{
    private const int ChunkSize = 64 * 1024;

    private readonly IByteBuffer _buffer;

    public CursorReply(IReadOnlyList<byte[]> documents)
    {
        var reply = Write(documents);
        var chunks = reply.Chunk(ChunkSize).Select(static chunk => new ByteArrayChunk(chunk));
        _buffer = new MultiChunkBuffer(chunks, reply.Length, isReadOnly: true);
        DocumentCount = documents.Count;
    }

    public int DocumentCount { get; }

    /// <summary>
    /// The reply is read as a raw document. Then one reader walks over the batch, and the serializer reads each document from it.
    /// </summary>
    public List<T> ReadBatch<T>(IBsonSerializer<T> serializer)
    {
        using var reply = ReadReply();
        using var cursor = (RawBsonDocument)reply["cursor"].AsBsonDocument;
        using var batch = (RawBsonArray)cursor["firstBatch"].AsBsonArray;
        var documents = new List<T>();
        using var stream = new ByteBufferStream(batch.Slice, ownsBuffer: false);
        using var reader = new BsonBinaryReader(stream, new BsonBinaryReaderSettings());
        var context = BsonDeserializationContext.CreateRoot(reader);
        reader.ReadStartDocument();
        while (reader.ReadBsonType() != BsonType.EndOfDocument)
        {
            reader.SkipName();
            documents.Add(serializer.Deserialize(context));
        }

        reader.ReadEndDocument();
        return documents;
    }

    private RawBsonDocument ReadReply()
    {
        using var stream = new ByteBufferStream(_buffer, ownsBuffer: false);
        using var reader = new BsonBinaryReader(stream);
        return RawBsonDocumentSerializer.Instance.Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }

    private static byte[] Write(IReadOnlyList<byte[]> documents)
    {
        using var output = new MemoryStream();
        using var writer = new BsonBinaryWriter(output);
        writer.WriteStartDocument();
        writer.WriteStartDocument("cursor");
        writer.WriteStartArray("firstBatch");
        foreach (var document in documents)
        {
            using var raw = new RawBsonDocument(document);
            RawBsonDocumentSerializer.Instance.Serialize(BsonSerializationContext.CreateRoot(writer), raw);
        }

        writer.WriteEndArray();
        writer.WriteInt64("id", 0);
        writer.WriteString("ns", "betting.markets");
        writer.WriteEndDocument();
        writer.WriteDouble("ok", 1);
        writer.WriteEndDocument();
        return output.ToArray();
    }
}
