using System.Buffers;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace Conformance.Harness;

/// <summary>Reads and writes one type in all ways, for callers without the type argument.</summary>
internal abstract class Side
{
    public static readonly JsonWriterSettings Json = new() { OutputMode = JsonOutputMode.CanonicalExtendedJson };

    /// <summary>No limit of depth, as in the driver.</summary>
    protected static readonly BsonGenSerializerOptions Unlimited = new() { MaxDepth = int.MaxValue };

    public static Side Of(Type type) => (Side)Activator.CreateInstance(typeof(Side<>).MakeGenericType(type))!;

    public abstract byte[] Write(object value);

    public abstract byte[] WriteDirectly(object value);

    public abstract byte[] WriteToBuffer(object value);

    public abstract string WriteJson(object value);

    public abstract BsonDocument WriteDocument(object value);

    public abstract object? Read(byte[] bytes);

    public abstract object? ReadDirectly(byte[] bytes);

    /// <summary>Reads into an existing object, or into a new one if there is none.</summary>
    public abstract object? ReadInto(byte[] bytes, object? target);

    /// <summary>Reads without a limit of depth, as the driver does.</summary>
    public abstract object? ReadSpan(ReadOnlySpan<byte> bytes);

    /// <summary>Writes to a buffer of the caller's.</summary>
    public abstract void WriteTo(IBufferWriter<byte> output, object value);

    public abstract object? ReadSequence(byte[] bytes, int segment);

    public abstract IEnumerable<object?> ReadDocuments(Stream stream, CancellationToken cancellationToken);

    public abstract object? ReadStream(byte[] bytes);

    public abstract object? ReadChunks(byte[] bytes, int chunk);

    public abstract object? ReadDocument(BsonDocument document);

    public abstract object? ReadJson(string json);
}

internal sealed class Side<T> : Side
{
    public override byte[] Write(object value) => ((T)value).ToBson();

    public override byte[] WriteDirectly(object value) => BsonGenSerializer.Serialize((T)value);

    public override byte[] WriteToBuffer(object value)
    {
        var output = new ArrayBufferWriter<byte>();
        WriteTo(output, value);
        return output.WrittenSpan.ToArray();
    }

    public override string WriteJson(object value) => ((T)value).ToJson(Json);

    public override BsonDocument WriteDocument(object value) => ((T)value).ToBsonDocument();

    public override object? Read(byte[] bytes) => BsonSerializer.Deserialize<T>(bytes);

    public override object? ReadDirectly(byte[] bytes) => BsonGenSerializer.Deserialize<T>(bytes.AsSpan());

    public override object? ReadInto(byte[] bytes, object? target)
    {
        var value = target is null ? default : (T)target;
        BsonGenSerializer.Deserialize(bytes, ref value);
        return value;
    }

    public override object? ReadSpan(ReadOnlySpan<byte> bytes) => BsonGenSerializer.Deserialize<T>(bytes, Unlimited);

    public override void WriteTo(IBufferWriter<byte> output, object value) => BsonGenSerializer.Serialize(output, (T)value);

    public override object? ReadSequence(byte[] bytes, int segment) =>
        BsonGenSerializer.Deserialize<T>(Segment.Split(bytes, segment), Unlimited);

    public override IEnumerable<object?> ReadDocuments(Stream stream, CancellationToken cancellationToken) =>
        BsonGenSerializer.DeserializeAsyncEnumerable<T>(stream, cancellationToken: cancellationToken)
            .ToBlockingEnumerable(CancellationToken.None).Select(static value => (object?)value);

    public override object? ReadStream(byte[] bytes)
    {
        using var stream = new MemoryStream(bytes);
        return BsonSerializer.Deserialize<T>(stream);
    }

    public override object? ReadChunks(byte[] bytes, int chunk)
    {
        using var buffer = new MultiChunkBuffer(Split(bytes, chunk), bytes.Length, isReadOnly: true);
        using var stream = new ByteBufferStream(buffer);
        using var reader = new BsonBinaryReader(stream);
        return BsonSerializer.Deserialize<T>(reader);
    }

    public override object? ReadDocument(BsonDocument document)
    {
        using var reader = new BsonDocumentReader(document);
        return BsonSerializer.Deserialize<T>(reader);
    }

    public override object? ReadJson(string json)
    {
        using var reader = new JsonReader(json);
        return BsonSerializer.Deserialize<T>(reader);
    }

    // The last chunk is as large as the others and longer than the document, as the driver's pooled chunks are.
    private static IEnumerable<IBsonChunk> Split(byte[] bytes, int size)
    {
        for (var start = 0; start < bytes.Length; start += size)
        {
            var chunk = new byte[size];
            chunk.AsSpan().Fill(0xee);
            bytes.AsSpan(start, Math.Min(size, bytes.Length - start)).CopyTo(chunk);
            yield return new ByteArrayChunk(chunk);
        }
    }
}

internal sealed class Segment : ReadOnlySequenceSegment<byte>
{
    public static ReadOnlySequence<byte> Split(byte[] bytes, int size)
    {
        var first = new Segment { Memory = bytes.AsMemory(0, Math.Min(size, bytes.Length)) };
        var last = first;
        for (var start = size; start < bytes.Length; start += size)
        {
            var next = new Segment { Memory = bytes.AsMemory(start, Math.Min(size, bytes.Length - start)), RunningIndex = start };
            last.Next = next;
            last = next;
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }
}
