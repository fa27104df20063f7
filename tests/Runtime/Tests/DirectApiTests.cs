using System.Buffers;
using BsonGen;
using Markets;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

[TestFixture]
public class DirectApiTests
{
    private static readonly Market Market = new()
    {
        Id = 1,
        Status = 2,
        EventId = 3,
        Selections = [new Selection(1, "Home", 1.5), new Selection(2, "Żółw", 2.25)],
    };

    [Test]
    public void WritesTheBytesOfTheDriver()
    {
        var output = new ArrayBufferWriter<byte>();
        output.Write<byte>([1, 2, 3]);
        BsonGenSerializer.Serialize(output, Market);
        Assert.Multiple(() =>
        {
            Assert.That(BsonGenSerializer.Serialize(Market), Is.EqualTo(Market.ToBson()));
            Assert.That(output.WrittenSpan[3..].ToArray(), Is.EqualTo(Market.ToBson()));
        });
    }

    [Test]
    public void IgnoresBytesAfterTheDocument()
    {
        byte[] bytes = [.. Market.ToBson(), 1, 2, 3];
        Assert.Multiple(() =>
        {
            Assert.That(BsonGenSerializer.Deserialize<Market>(bytes).Selections, Has.Count.EqualTo(2));
            Assert.That(BsonGenSerializer.Deserialize<Market>(new ReadOnlySequence<byte>(bytes)).Selections, Has.Count.EqualTo(2));
        });
    }

    [Test]
    public void ReadsSequencesOfManySegments([Values(1, 2, 3, 5, 64)] int size)
    {
        var bytes = Market.ToBson();
        var first = new Segment(bytes.AsMemory(0, size), 0);
        var last = first;
        for (var start = size; start < bytes.Length; start += size)
        {
            last = last.Append(bytes.AsMemory(start, Math.Min(size, bytes.Length - start)));
        }

        var read = BsonGenSerializer.Deserialize<Market>(new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length));
        Assert.That(read.ToBson(), Is.EqualTo(bytes));
    }

    [Test]
    public void RefusesNull() => Assert.Multiple(() =>
    {
        Assert.That(() => BsonGenSerializer.Serialize<Market>(null!), Throws.ArgumentNullException);
        Assert.That(() => BsonGenSerializer.Serialize(null!, Market), Throws.ArgumentNullException);
        Assert.That(() => BsonGenFallbacks.Find(null!), Throws.ArgumentNullException);
    });

    [Test]
    public void RefusesTypesWithoutGeneratedSerializer() => Assert.Multiple(() =>
    {
        Assert.That(
            () => BsonGenSerializer.Serialize(new Unannotated()),
            Throws.InvalidOperationException.With.Message.Contains("Runtime.Models.Unannotated has no generated serializer"));
        Assert.That(() => BsonGenSerializer.Deserialize<Unannotated>(new byte[] { 5, 0, 0, 0, 0 }), Throws.InvalidOperationException);
        Assert.That(() => BsonGenSerializer.Deserialize<int>(new byte[] { 5, 0, 0, 0, 0 }), Throws.InvalidOperationException);
        Assert.That(() => BsonGenSerializer.DeserializeAsync<Unannotated>(Stream.Null), Throws.InvalidOperationException);
    });

    [Test]
    public void ReportsThePlaceOfTheError()
    {
        var document = new BsonDocument { { "_id", 1 }, { "Selections", new BsonArray { new BsonDocument("Name", 5) } } };
        Assert.That(
            () => BsonGenSerializer.Deserialize<Market>(document.ToBson()),
            Throws.TypeOf<FormatException>().With.Message.Contains("'Selections.0.Name'"));
    }

    [Test]
    public void ShortensThePathOfADeepElement()
    {
        var document = new BsonDocument("Value", new BsonDocument());
        for (var level = 0; level < 90; level++)
        {
            document = new BsonDocument("Left", document);
        }

        Assert.That(
            () => BsonGenSerializer.Deserialize<Tree>(document.ToBson()),
            Throws.TypeOf<FormatException>().With.Message.Contains("'Left.Left.").And.Message.Not.Contain(string.Concat(Enumerable.Repeat("Left.", 60))));
    }

    [Test]
    public void SerializesInsideAnotherDocumentOfTheThread()
    {
        var outer = new Reentrant { Before = "b", Depth = 3, After = new string('y', 100_000) };
        var document = BsonSerializer.Deserialize<BsonDocument>(BsonGenSerializer.Serialize(outer));
        for (var depth = 2; depth >= 0; depth--)
        {
            document = BsonSerializer.Deserialize<BsonDocument>(document["Copy"].AsByteArray);
            Assert.Multiple(() =>
            {
                Assert.That(document["Depth"].AsInt32, Is.EqualTo(depth));
                Assert.That(document["Before"].AsString, Has.Length.EqualTo(40_000));
            });
        }
    }

    [Test]
    public void AnExceptionLeavesTheThreadUsable()
    {
        // Since 2.19, the driver wraps exceptions of a member.
        var wraps = typeof(BsonSerializer).Assembly.GetName().Version >= new Version(2, 19);
        for (var i = 0; i < 100; i++)
        {
            Assert.That(
                () => BsonGenSerializer.Serialize(new Line { Text = "\ud800" }),
                wraps ? Throws.TypeOf<BsonSerializationException>().With.InnerException.InstanceOf<ArgumentException>() : Throws.InstanceOf<ArgumentException>());
        }

        Assert.That(BsonGenSerializer.Serialize(Market), Is.EqualTo(Market.ToBson()));
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(ReadOnlyMemory<byte> memory, long start)
        {
            Memory = memory;
            RunningIndex = start;
        }

        public Segment Append(ReadOnlyMemory<byte> memory)
        {
            var next = new Segment(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
