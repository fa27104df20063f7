using System.Buffers.Binary;
using BsonGen;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace Benchmarks.Harness;

/// <summary>Documents one after another, as <c>mongodump</c> writes them; a server sends its batches in much the same way.</summary>
public static class DocumentFile
{
    public static byte[] Create(IEnumerable<byte[]> documents) => [.. documents.SelectMany(static document => document)];

    public static List<byte[]> Split(ReadOnlySpan<byte> file)
    {
        var documents = new List<byte[]>();
        for (var rest = file; !rest.IsEmpty; rest = rest.Slice(SizeOf(rest)))
        {
            documents.Add(rest.Slice(0, SizeOf(rest)).ToArray());
        }

        return documents;
    }

    /// <summary>Reads the file with one reader of the driver, as <c>mongorestore</c> would, or a cursor reads its batches.</summary>
    public static List<T> ReadAll<T>(byte[] file)
    {
        var serializer = BsonSerializer.LookupSerializer<T>();
        using var buffer = new ByteArrayBuffer(file, isReadOnly: true);
        using var stream = new ByteBufferStream(buffer);
        using var reader = new BsonBinaryReader(stream);
        var context = BsonDeserializationContext.CreateRoot(reader);
        var values = new List<T>();
        while (!reader.IsAtEndOfFile())
        {
            values.Add(serializer.Deserialize(context));
        }

        return values;
    }

    /// <summary>Reads the file with no reader of the driver.</summary>
    public static List<T> ReadAllDirectly<T>(byte[] file)
    {
        var values = new List<T>();
        for (var rest = file.AsSpan(); !rest.IsEmpty; rest = rest.Slice(SizeOf(rest)))
        {
            values.Add(BsonGenSerializer.Deserialize<T>(rest));
        }

        return values;
    }

    /// <summary>Reads each document of the file into the object of the document before.</summary>
    /// <returns>The sum of a number of each object.</returns>
    public static long SumReused<T>(byte[] file, Func<T, long> number)
    {
        var sum = 0L;
        T? value = default;
        for (var rest = file.AsSpan(); !rest.IsEmpty;)
        {
            rest = rest.Slice(BsonGenSerializer.Deserialize(rest, ref value));
            sum += number(value);
        }

        return sum;
    }

    /// <summary>Reads the file as a stream, each document into a new object.</summary>
    /// <inheritdoc cref="SumReused{T}" />
    public static long SumStream<T>(byte[] file, Func<T, long> number)
    {
        // A stream in memory never waits.
        return RunAsync().GetAwaiter().GetResult();

        async Task<long> RunAsync()
        {
            var sum = 0L;
            await foreach (var value in BsonGenSerializer.DeserializeAsyncEnumerable<T>(new MemoryStream(file)))
            {
                sum += number(value);
            }

            return sum;
        }
    }

    private static int SizeOf(ReadOnlySpan<byte> document) => BinaryPrimitives.ReadInt32LittleEndian(document);
}
