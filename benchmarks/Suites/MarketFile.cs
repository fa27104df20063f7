using System.Buffers.Binary;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace Benchmarks.Suites;

/// <summary>The documents of the markets sample.</summary>
public static class MarketFile
{
    /// <summary>The whole file, documents one after another.</summary>
    public static byte[] Bytes { get; } = File.ReadAllBytes(Path.Combine(AppContext.BaseDirectory, "markets.bson"));

    /// <summary>All 10,000, in the order of the file.</summary>
    public static IReadOnlyList<byte[]> Documents { get; } = Read(Bytes);

    /// <summary>Reads the file with one reader of the driver, as <c>mongorestore</c> would, or a cursor reads its batches.</summary>
    public static List<T> ReadAll<T>(byte[] file)
    {
        var serializer = BsonSerializer.LookupSerializer<T>();
        using var buffer = new ByteArrayBuffer(file, isReadOnly: true);
        using var stream = new ByteBufferStream(buffer);
        using var reader = new BsonBinaryReader(stream);
        var context = BsonDeserializationContext.CreateRoot(reader);
        var documents = new List<T>();
        while (!reader.IsAtEndOfFile())
        {
            documents.Add(serializer.Deserialize(context));
        }

        return documents;
    }

    private static List<byte[]> Read(ReadOnlySpan<byte> bytes)
    {
        var documents = new List<byte[]>();
        while (!bytes.IsEmpty)
        {
            var size = BinaryPrimitives.ReadInt32LittleEndian(bytes);
            documents.Add(bytes.Slice(0, size).ToArray());
            bytes = bytes.Slice(size);
        }

        return documents;
    }
}
