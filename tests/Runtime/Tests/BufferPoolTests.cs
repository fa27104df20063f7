using System.Buffers;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>Rented arrays are returned exactly once, even after exceptions, and their old content is never read.</summary>
[TestFixture]
[NonParallelizable]
public class BufferPoolTests
{
    private static readonly Order Order = SampleOrder.Create();

    [Test]
    public void WritersGrowAtEachPlace()
    {
        var expected = Order.ToBson();
        for (var size = 0; size <= expected.Length + 1; size++)
        {
            var written = Check(pool =>
            {
                pool.FirstSize = size;
                return BsonGenSerializer.Serialize(Order);
            });
            Assert.That(
                Convert.ToHexString(written), Is.EqualTo(Convert.ToHexString(expected)), () => $"A buffer of {size} bytes at first.");
        }
    }

    [Test]
    public void FailedWritersReturnTheirBuffers([Range(0, 120, 7)] int size)
    {
        var failing = new Throwing { Before = new string('x', size), ThrowsWhenRead = true };
        Check(pool =>
        {
            pool.FirstSize = size;
            Assert.That(() => BsonGenSerializer.Serialize(failing), Throws.Exception);
            Assert.That(() => failing.ToBson(), Throws.Exception);
            Assert.That(() => BsonGenSerializer.Serialize(new ArrayBufferWriter<byte>(), failing), Throws.Exception);
            return [];
        });
    }

    [Test]
    public void ReadersReturnTheirBuffers([Values(1, 2, 7, 50, 1000)] int piece)
    {
        var documents = new[] { Order.ToBson(), new BsonDocument { { "Before", "x" }, { "ThrowsWhenRead", true } }.ToBson() };
        foreach (var document in documents)
        {
            for (var length = 0; length <= document.Length; length++)
            {
                var bytes = document.AsSpan(0, length).ToArray();
                Check(_ =>
                {
                    Try(() => BsonGenSerializer.Deserialize<Order>(Split(bytes, piece)));
                    Try(() => BsonGenSerializer.Deserialize<Throwing>(Split(bytes, piece)));
                    Try(() => BsonSerializer.Deserialize<Order>(new BsonBinaryReader(new MemoryStream(bytes))));
                    Try(() =>
                        BsonGenSerializer.DeserializeAsyncEnumerable<Throwing>(new MemoryStream(bytes)).ToBlockingEnumerable().Count());
                    return [];
                });
            }
        }
    }

    [Test]
    public void SearchesForDiscriminatorsReturnTheirBuffers()
    {
        BsonSerializer.LookupSerializer<Button>();
        foreach (var discriminator in new BsonValue[] { "Button", "NoSuchType", 5, new BsonArray { "x", "Button" }, new BsonArray() })
        {
            var document = new BsonDocument
            {
                { "Name", "x" },
                { "Inner", new BsonDocument { { "Size", 1 }, { "_t", discriminator } } },
                { "_t", discriminator },
            }.ToBson();
            Check(_ =>
            {
                Try(() => BsonGenSerializer.Deserialize<Widget>(document));
                return [];
            });
        }
    }

    [Test]
    public void NestedWritersHaveSeparateBuffers()
    {
        var value = new Reentrant { Before = "before", Depth = 4, After = "after" };
        var expected = value.ToBson();
        Assert.That(Check(_ => value.ToBson()), Is.EqualTo(expected));
    }

    // The writer calls the pool, and the class map the stream, between two items. Their calls stand for another thread.
    [Rule("ChangedList")]
    [Test]
    public void ListsThatChangeWhileTheyAreWrittenAreNotRefused([Values] bool isByDriver)
    {
        var order = new Order { Numbers = [.. Enumerable.Range(0, 40)] };
        var length = order.ToBson().Length;
        var written = Check(pool =>
        {
            pool.FirstSize = length - 100;
            pool.BeforeRent = () =>
            {
                if (pool.Rented == 1)
                {
                    (order.Numbers[0], order.Numbers[^1]) = (-1, -2);
                }
            };
            return isByDriver ? order.ToBson() : BsonGenSerializer.Serialize(order);
        });
        var numbers = BsonSerializer.Deserialize<BsonDocument>(written)["Numbers"].AsBsonArray;
        Assert.That(numbers.Select(static number => number.AsInt32), Is.EqualTo((int[])[.. Enumerable.Range(0, 39), -2]));

        using var stream = new CallingStream(position =>
        {
            if (position > length - 100)
            {
                order.Numbers[0] = -3;
            }
        });
        using var writer = new BsonBinaryWriter(stream);
        var classMap = new BsonClassMapSerializer<Order>(BsonClassMap.LookupClassMap(typeof(Order)));
        Assert.That(
            () => classMap.Serialize(BsonSerializationContext.CreateRoot(writer), order),
            Throws.TypeOf<BsonSerializationException>().With.Message.Contains("Collection was modified"));
    }

    // The thread is new, so that it has kept no buffer; it may keep one now.
    private static byte[] Check(Func<CheckingPool, byte[]> act)
    {
        var pool = new CheckingPool();
        var result = Array.Empty<byte>();
        Exception? error = null;
        try
        {
            var thread = new Thread(() =>
            {
                try
                {
                    result = act(pool);
                }
                catch (Exception caught)
                {
                    error = caught;
                }
            });
            thread.Start();
            thread.Join();
        }
        finally
        {
            pool.Dispose();
        }

        Assert.Multiple(() =>
        {
            Assert.That(error, Is.Null);
            Assert.That(pool.Mistakes, Is.Empty);
            Assert.That(pool.Missing, Is.LessThanOrEqualTo(1));
        });
        return result;
    }

    private static void Try(Func<object?> act)
    {
        try
        {
            act();
        }
        catch (Exception error) when (error is not OutOfMemoryException)
        {
            Assert.That(error, Is.Not.InstanceOf<NullReferenceException>());
        }
    }

    private static ReadOnlySequence<byte> Split(byte[] bytes, int size)
    {
        var first = new Piece(bytes.AsMemory(0, Math.Min(size, bytes.Length)), null);
        var last = first;
        for (var start = size; start < bytes.Length; start += size)
        {
            last = new Piece(bytes.AsMemory(start, Math.Min(size, bytes.Length - start)), last);
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Piece : ReadOnlySequenceSegment<byte>
    {
        public Piece(ReadOnlyMemory<byte> memory, Piece? previous)
        {
            Memory = memory;
            if (previous is not null)
            {
                RunningIndex = previous.RunningIndex + previous.Memory.Length;
                previous.Next = this;
            }
        }
    }

    private sealed class CallingStream(Action<long> beforeWrite) : MemoryStream
    {
        public override void Write(byte[] buffer, int offset, int count)
        {
            beforeWrite(Position);
            base.Write(buffer, offset, count);
        }
    }
}
