using BsonGen;
using Markets;
using MongoDB.Bson;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>Malformed bytes in a stream cause the same exception as in memory, after the same objects.</summary>
[TestFixture]
public class FuzzStreamTests
{
    private static readonly byte[] Dump = File.ReadAllBytes(Path.Combine(AppContext.BaseDirectory, "markets.bson"));

    [Test]
    public async Task MutatedStreams([Range(0, 9)] int seed)
    {
        var random = new Random(seed);
        for (var i = 0; i < 100; i++)
        {
            var bytes = Dump[..EndOfDocuments(random.Next(1, 6))];
            for (var flips = random.Next(3); flips >= 0; flips--)
            {
                var position = random.Next(bytes.Length);
                switch (random.Next(3))
                {
                    case 0:
                        bytes[position] = (byte)random.Next(256);
                        break;
                    case 1:
                        bytes = bytes[..(position + 1)];
                        break;
                    default:
                        BitConverter.TryWriteBytes(bytes.AsSpan(position), random.Next(-3, 2 * bytes.Length));
                        break;
                }
            }

            await Compare(bytes, random.Next(1, 400));
        }
    }

    private static async Task Compare(byte[] bytes, int step)
    {
        var (expected, fault) = ReadFromMemory(bytes);
        var read = new List<byte[]>();
        Exception? actual = null;
        try
        {
            await foreach (var market in BsonGenSerializer.DeserializeAsyncEnumerable<Market>(new SteppedStream(bytes, step)))
            {
                read.Add(BsonGenSerializer.Serialize(market));
            }
        }
        catch (Exception error)
        {
            actual = error;
        }

        Assert.Multiple(() =>
        {
            Assert.That(read, Is.EqualTo(expected), () => Convert.ToHexString(bytes));
            Assert.That(actual?.GetType(), Is.EqualTo(fault), () => Convert.ToHexString(bytes));
        });
    }

    /// <summary>The outcome if each document is read by itself, with the size that it declares.</summary>
    private static (List<byte[]> Read, Type? Fault) ReadFromMemory(byte[] bytes)
    {
        var read = new List<byte[]>();
        var start = 0;
        while (start < bytes.Length)
        {
            if (bytes.Length - start < sizeof(int))
            {
                return (read, typeof(EndOfStreamException));
            }

            var size = BitConverter.ToInt32(bytes, start);
            if (size < 5 || size > BsonGenSerializerOptions.Default.MaxDocumentSize)
            {
                return (read, typeof(FormatException));
            }

            if (size > bytes.Length - start)
            {
                return (read, typeof(EndOfStreamException));
            }

            try
            {
                read.Add(BsonGenSerializer.Serialize(BsonGenSerializer.Deserialize<Market>(bytes.AsSpan(start, size))));
            }
            catch (Exception error) when (error is FormatException or EndOfStreamException or BsonSerializationException or
                System.Text.DecoderFallbackException)
            {
                return (read, error.GetType());
            }

            start += size;
        }

        return (read, null);
    }

    private static int EndOfDocuments(int count)
    {
        var end = 0;
        for (var i = 0; i < count; i++)
        {
            end += BitConverter.ToInt32(Dump, end);
        }

        return end;
    }

    private sealed class SteppedStream(byte[] bytes, int step) : MemoryStream(bytes)
    {
        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
            base.ReadAsync(buffer[..Math.Min(step, buffer.Length)], cancellationToken);
    }
}
