using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace Benchmarks.Suites;

/// <summary>
/// The documents of an insert, written as the driver does it: one writer, one stream over pooled chunks of 64 KiB, and then one
/// copy, which stands for the one into the socket.
/// </summary>
/// <param name="size">How many bytes the socket takes.</param>
public sealed class InsertCommand(int size)
{
    private readonly byte[] _socket = new byte[size];

    public ReadOnlyMemory<byte> WriteBatch<T>(IBsonSerializer<T> serializer, List<T> documents)
    {
        using var chunks = new OutputBufferChunkSource(BsonChunkPool.Default);
        using var buffer = new MultiChunkBuffer(chunks);
        using var stream = new ByteBufferStream(buffer);
        using var writer = new BsonBinaryWriter(stream);
        var context = BsonSerializationContext.CreateRoot(writer);
        foreach (var document in documents)
        {
            serializer.Serialize(context, document);
        }

        var written = (int)stream.Length;
        buffer.GetBytes(0, _socket, 0, written);
        return _socket.AsMemory(0, written);
    }

    /// <summary>The floor of writing: the bytes are there already.</summary>
    public ReadOnlyMemory<byte> CopyBatch(byte[][] documents)
    {
        var written = 0;
        foreach (var document in documents)
        {
            document.CopyTo(_socket, written);
            written += document.Length;
        }

        return _socket.AsMemory(0, written);
    }
}
