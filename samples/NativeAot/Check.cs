using System.Buffers;
using System.Runtime.CompilerServices;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace NativeAot;

/// <summary>
/// Writes and reads a value every way, and compares the bytes; a document that the sample holds by hand says what they must be.
/// </summary>
internal static class Check
{
    public static int Failures { get; private set; }

    /// <summary>How many values the class map refused.</summary>
    public static int ClassMapFailures { get; private set; }

    /// <param name="value">The value.</param>
    /// <param name="expected">Its document.</param>
    public static void RoundTrip<T>(T value, BsonDocument expected)
    {
        var bytes = ToBytes(expected);
        RoundTrip(value, bytes);
        Run<T>("write to a BsonDocument", () => WriteByClassMap(value, bytes));
    }

    /// <param name="value">The value.</param>
    /// <param name="bytes">Its document, which the class map need not write.</param>
    public static void RoundTrip<T>(T value, byte[] bytes)
    {
        Run<T>("direct write", () => Same(bytes, BsonGenSerializer.Serialize(value)));
        Run<T>("direct write to a buffer", () =>
        {
            var output = new ArrayBufferWriter<byte>();
            BsonGenSerializer.Serialize(output, value);
            Same(bytes, output.WrittenSpan.ToArray());
        });
        Run<T>("direct read", () => Same(bytes, BsonGenSerializer.Serialize(BsonGenSerializer.Deserialize<T>(bytes))));
        Run<T>("direct read and write by the type", () =>
            Same(bytes, BsonGenSerializer.Serialize(typeof(T), BsonGenSerializer.Deserialize(typeof(T), bytes))));
        Run<T>("direct read of a stream", () => Same([.. bytes, .. bytes], ReadStream<T>([.. bytes, .. bytes])));
        Run<T>("write through IBsonSerializer", () => Same(bytes, WriteByDriver(BsonSerializer.LookupSerializer<T>(), value)));
        Run<T>("read through IBsonSerializer", () =>
        {
            var serializer = BsonSerializer.LookupSerializer<T>();
            using var reader = new BsonBinaryReader(new MemoryStream(bytes));
            Same(bytes, WriteByDriver(serializer, serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader))));
        });
    }

    /// <summary>
    /// The class map, which writes what is not bytes, writes the same, or it says that it can't; it must not leave members out, as class
    /// maps of trimmed types do.
    /// </summary>
    private static void WriteByClassMap<T>(T value, byte[] expected)
    {
        var document = new BsonDocument();
        try
        {
            using var writer = new BsonDocumentWriter(document);
            BsonSerializer.LookupSerializer<T>().Serialize(BsonSerializationContext.CreateRoot(writer), value);
        }
        catch (Exception error) when (!RuntimeFeature.IsDynamicCodeSupported &&
            error is NotSupportedException or { InnerException: NotSupportedException })
        {
            ClassMapFailures++;
            return;
        }

        Same(expected, ToBytes(document));
    }

    /// <summary>Runs one step, and reports its failure.</summary>
    public static void Run<T>(string what, Action step)
    {
        try
        {
            step();
        }
        catch (Exception error)
        {
            Fail($"{typeof(T).Name}, {what}: {error}");
        }
    }

    /// <summary>Checks that generated code served the types, and no class map.</summary>
    public static void AreGenerated(params Type[] types)
    {
        foreach (var fallback in BsonGenFallbacks.Observed.Where(fallback => types.Contains(fallback.Type)))
        {
            Fail(fallback.ToString());
        }
    }

    /// <summary>Reports a failure.</summary>
    public static void Fail(string message)
    {
        Failures++;
        Console.Error.WriteLine(message);
    }

    private static byte[] ReadStream<T>(byte[] bytes)
    {
        var output = new ArrayBufferWriter<byte>();
        ReadAsync().GetAwaiter().GetResult();
        return output.WrittenSpan.ToArray();

        async Task ReadAsync()
        {
            await foreach (var value in BsonGenSerializer.DeserializeAsyncEnumerable<T>(new MemoryStream(bytes)))
            {
                BsonGenSerializer.Serialize(output, value);
            }
        }
    }

    private static byte[] WriteByDriver<T>(IBsonSerializer<T> serializer, T value)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream);
        serializer.Serialize(BsonSerializationContext.CreateRoot(writer), new BsonSerializationArgs { NominalType = typeof(T) }, value);
        return stream.ToArray();
    }

    public static byte[] ToBytes(BsonDocument document)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream);
        MongoDB.Bson.Serialization.Serializers.BsonDocumentSerializer.Instance.Serialize(
            BsonSerializationContext.CreateRoot(writer), document);
        return stream.ToArray();
    }

    public static void Same(byte[] expected, byte[] actual)
    {
        if (!actual.AsSpan().SequenceEqual(expected))
        {
            throw new InvalidOperationException($"Expected {Convert.ToHexString(expected)}, not {Convert.ToHexString(actual)}.");
        }
    }
}
