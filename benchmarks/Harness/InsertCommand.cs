using System.Buffers;
using BsonGen;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace Benchmarks.Harness;

/// <summary>
/// The documents of an insert, written as the driver does it: one writer, one stream over pooled chunks of 64 KiB, and then one
/// copy, which stands for the one into the socket.
/// </summary>
/// <param name="size">How many bytes the socket takes.</param>
public sealed class InsertCommand(int size)
{
    // Threads that insert at once have a connection each.
    private readonly ThreadLocal<byte[]> _socket = new(() => new byte[size]);
    private readonly ThreadLocal<ArrayBufferWriter<byte>> _output = new(() => new ArrayBufferWriter<byte>(size));

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

        var socket = _socket.Value!;
        var written = (int)stream.Length;
        buffer.GetBytes(0, socket, 0, written);
        return socket.AsMemory(0, written);
    }

    /// <summary>Writes the documents with no writer of the driver.</summary>
    public ReadOnlyMemory<byte> WriteBatchDirectly<T>(List<T> documents)
    {
        var output = _output.Value!;
        output.ResetWrittenCount();
        foreach (var document in documents)
        {
            BsonGenSerializer.Serialize(output, document);
        }

        return output.WrittenMemory;
    }

    /// <summary>The floor of writing: the bytes are there already.</summary>
    public ReadOnlyMemory<byte> CopyBatch(byte[][] documents)
    {
        var socket = _socket.Value!;
        var written = 0;
        foreach (var document in documents)
        {
            document.CopyTo(socket, written);
            written += document.Length;
        }

        return socket.AsMemory(0, written);
    }
}
