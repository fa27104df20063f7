using System.Buffers;
using System.Reflection;
using BsonGen;
using Fuzz.Guiding;
using MongoDB.Bson.Serialization;

namespace Fuzz.Growth;

/// <summary>
/// Counts the work of reading a hostile shape: blocks of code that ran, bytes rented, bytes allocated. Runs where the runtime is
/// instrumented.
/// </summary>
internal static class GrowthWork
{
    private const int StackSize = 256 * 1024 * 1024;

    /// <param name="shape">The name of a shape.</param>
    /// <param name="size">The size: the number of levels, elements or bytes, as the shape requires.</param>
    /// <returns>How much work reading takes, and how many bytes there are.</returns>
    public static long[] Count(string shape, int size)
    {
        long[] result = [];
        var thread = new Thread(
            () =>
            {
                BsonSerializer.LookupSerializer<Leaf>();
                var bytes = Shapes.Create(shape, size);
                Read(shape, Shapes.Create(shape, 10));
                Read(shape, bytes);
                var pool = new CountingPool();
                var field = typeof(BsonGenSerializer).Assembly.GetType(
                    "BsonGen.Internal.Memory.Buffers", throwOnError: true)!.GetField("Pool", BindingFlags.Static | BindingFlags.Public)!;
                var before = field.GetValue(null);
                field.SetValue(null, pool);
                var blocks = Coverage.Total;
                var allocated = GC.GetAllocatedBytesForCurrentThread();
                Read(shape, bytes);
                result = [Coverage.Total - blocks + ((GC.GetAllocatedBytesForCurrentThread() - allocated + pool.Bytes) / 16), bytes.Length];
                field.SetValue(null, before);
            },
            StackSize);
        thread.Start();
        thread.Join();
        return result;
    }

    private static void Read(string shape, byte[] bytes)
    {
        if (shape == "documents one after another")
        {
            for (var start = 0; start < bytes.Length; start += BitConverter.ToInt32(bytes, start))
            {
                Try(bytes.AsSpan(start));
            }
        }
        else
        {
            Try(bytes);
        }
    }

    private static void Try(ReadOnlySpan<byte> bytes)
    {
        try
        {
            BsonGenSerializer.Deserialize<Node>(bytes, new() { MaxDepth = int.MaxValue });
        }
        catch (Exception error) when (error is FormatException or EndOfStreamException or InsufficientExecutionStackException)
        {
        }
    }

    private sealed class CountingPool : ArrayPool<byte>
    {
        public long Bytes { get; private set; }

        public override byte[] Rent(int minimumLength)
        {
            Bytes += minimumLength;
            return Shared.Rent(minimumLength);
        }

        public override void Return(byte[] array, bool clearArray = false) => Shared.Return(array, clearArray);
    }
}
