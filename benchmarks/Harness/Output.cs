using System.Buffers;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace Benchmarks.Harness;

/// <summary>Functions that write an object to memory which is there already, and which the next object takes again.</summary>
internal static class Output
{
    public const int Size = 64 * 1024;

    public static Func<T, ReadOnlyMemory<byte>> Of<T>(Action<ArrayBufferWriter<byte>, T> write)
    {
        var output = new ArrayBufferWriter<byte>(Size);
        return value =>
        {
            output.ResetWrittenCount();
            write(output, value);
            return output.WrittenMemory;
        };
    }

    /// <summary>With a writer of the driver for each object.</summary>
    public static Func<T, ReadOnlyMemory<byte>> OfDriver<T>()
    {
        var stream = new MemoryStream(Size);
        return value =>
        {
            stream.SetLength(0);
            using var writer = new BsonBinaryWriter(stream);
            BsonSerializer.Serialize(writer, value);
            return stream.GetBuffer().AsMemory(0, (int)stream.Length);
        };
    }
}
