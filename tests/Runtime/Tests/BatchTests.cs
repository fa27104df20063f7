using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>
/// Documents that follow each other in one writer of the driver, as in an insert. They are written to the memory of its stream.
/// </summary>
[TestFixture]
public class BatchTests
{
    [Test]
    public void DocumentsCrossTheEndsOfChunks()
    {
        var orders = Enumerable.Range(0, 2000).Select(index => new Order { Name = new string('n', index % 300), Count = index }).ToList();
        orders.InsertRange(50, [new Order { Name = new string('l', 100_000) }, new Order { Name = new string('ü', 40_000) }]);
        Assert.That(Write(batch => orders.ForEach(batch.Add)), Is.EqualTo(Join(orders)));
    }

    [Test]
    public void ObjectsThatFailLeaveNothing([Values(10, 2_000, 100_000)] int length)
    {
        var first = new Order { Name = "first" };
        var failing = new Throwing { Before = new string('b', length), ThrowsWhenRead = true };
        var last = new Order { Name = "last" };
        var written = Write(batch =>
        {
            batch.Add(first);
            Assert.That(() => batch.Add(failing), Throws.Exception);
            Assert.That(batch.Length, Is.EqualTo(first.ToBson().Length));
            batch.Add(last);
        });
        Assert.That(written, Is.EqualTo(Join([first, last])));
    }

    [Test]
    public void DocumentsBeforeTheEndOverwriteTheirOwnBytesOnly()
    {
        Order[] orders = [new Order { Name = "aaaa" }, new Order { Name = "bbbb" }, new Order { Name = "cccc" }];
        var other = new Order { Name = "dddd" };
        var written = Write(batch =>
        {
            Array.ForEach(orders, batch.Add);
            batch.MoveTo(orders[0].ToBson().Length);
            batch.Add(other);
        });
        Assert.That(written, Is.EqualTo(Join([orders[0], other, orders[2]])));
    }

    [Test]
    public void ReadOnlyMemoryIsNotWritten()
    {
        var order = new Order { Name = "a name" };
        var bytes = new byte[1000];
        using var buffer = new ByteArrayBuffer(bytes, bytes.Length);
        using var stream = new ByteBufferStream(buffer);
        stream.SetLength(0);
        var batch = new Batch(stream);
        batch.Add(order);
        buffer.MakeReadOnly();
        Assert.That(() => batch.Add(order), Throws.TypeOf<NotSupportedException>());
        Assert.That(bytes.AsSpan(order.ToBson().Length).IndexOfAnyExcept((byte)0), Is.Negative);
    }

    private static byte[] Write(Action<Batch> write)
    {
        using var buffer = new MultiChunkBuffer(new OutputBufferChunkSource(BsonChunkPool.Default));
        using var stream = new ByteBufferStream(buffer);
        write(new Batch(stream));
        var written = new byte[stream.Length];
        buffer.GetBytes(0, written, 0, written.Length);
        return written;
    }

    private static byte[] Join(IEnumerable<Order> orders) => [.. orders.SelectMany(static order => order.ToBson())];

    private sealed class Batch(ByteBufferStream stream)
    {
        private readonly BsonSerializationContext _context = BsonSerializationContext.CreateRoot(new BsonBinaryWriter(stream));

        public long Length => stream.Length;

        public void Add<T>(T document) => BsonSerializer.LookupSerializer<T>().Serialize(_context, document);

        public void MoveTo(long position) => stream.Position = position;
    }
}
