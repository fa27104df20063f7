using System.Text;
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

    // The bytes of a name in a message may change while it is decoded: from two bytes a character to one, and back.
    [Test]
    public void ChangingNamesEndInDocumentedExceptions()
    {
        byte[][] documents = [.. new[]
        {
            new string('é', 60),
            new string('e', 120),
        }.Select(static name => new BsonDocument(name, 1).ToBson())];
        var buffer = documents[0].ToArray();
        var isDone = false;
        var changing = new Thread(() =>
        {
            for (var i = 0; !Volatile.Read(ref isDone); i++)
            {
                documents[i & 1].CopyTo(buffer, 0);
            }
        });
        changing.Start();
        try
        {
            for (var i = 0; i < 100_000; i++)
            {
                Assert.That(
                    () => BsonGenSerializer.Deserialize<Order>(buffer),
                    Throws.TypeOf<FormatException>().Or.TypeOf<BsonSerializationException>().Or.InstanceOf<DecoderFallbackException>());
            }
        }
        finally
        {
            Volatile.Write(ref isDone, true);
            changing.Join();
        }
    }

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
        Assert.That(() => BsonGenSerializer.Serialize((IBufferWriter<byte>)null!, Market), Throws.ArgumentNullException);
        Assert.That(() => BsonGenFallbacks.UseTypesAndFindFallbacks(null!), Throws.ArgumentNullException);
    });

    // A check of the wrong assembly would find nothing for ever.
    [Test]
    public void FallbacksOfAnAssemblyWithoutGeneratedSerializersAreNoEmptyList() =>
        Assert.That(
            () => BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(object).Assembly),
            Throws.ArgumentException.With.Message.Contains("System.Private.CoreLib"));

    [Test]
    public void RefusesTypesWithoutGeneratedSerializer() => Assert.Multiple(() =>
    {
        Assert.That(
            () => BsonGenSerializer.Serialize(new Unannotated()),
            Throws.InvalidOperationException.With.Message.Contains("Runtime.Models.Unannotated has no generated serializer"));
        Assert.That(() => BsonGenSerializer.Deserialize<Unannotated>(new byte[] { 5, 0, 0, 0, 0 }), Throws.InvalidOperationException);
        Assert.That(() => BsonGenSerializer.Deserialize<int>(new byte[] { 5, 0, 0, 0, 0 }), Throws.InvalidOperationException);
        Assert.That(() => BsonGenSerializer.DeserializeAsyncEnumerable<Unannotated>(Stream.Null), Throws.InvalidOperationException);
    });

    [Test]
    public void SaysWhatToDoWithValuesThatAreNoDocuments() => Assert.Multiple(() =>
    {
        Assert.That(
            () => BsonGenSerializer.Serialize(new List<Market>()),
            Throws.InvalidOperationException.With.Message.EqualTo(
                "Type System.Collections.Generic.List`1[Markets.Market] has no generated serializer, because a collection is not a " +
                "document. " +
                "Pass its items one by one, or make it a member of a type with [BsonGenerated]."));
        Assert.That(
            () => BsonGenSerializer.Serialize("text"),
            Throws.InvalidOperationException.With.Message.EqualTo(
                "Type System.String has no generated serializer, because such a value is not a document. Make it a member of a type with " +
                "[BsonGenerated]."));
        Assert.That(
            () => BsonGenSerializer.Serialize<object>(new Market()),
            Throws.InvalidOperationException.With.Message.Contains("is not a document"));
        Assert.That(
            () => BsonGenSerializer.Deserialize(typeof(IComparable), new byte[5]),
            Throws.InvalidOperationException.With.Message.Contains("is not a document"));
        Assert.That(
            () => BsonGenSerializer.Serialize(typeof(Unannotated), new Unannotated()),
            Throws.InvalidOperationException.With.Message.Contains("Make it partial"));
    });

    [Test]
    public void RefusesObjectsOfAnotherType() => Assert.Multiple(() =>
    {
        Assert.That(() => BsonGenSerializer.Serialize(typeof(Button), new Widget()), Throws.ArgumentException);
        Assert.That(
            BsonGenSerializer.Serialize(typeof(Widget), new Button()), Is.EqualTo(BsonGenSerializer.Serialize<Widget>(new Button())));
        Assert.That(() => BsonGenSerializer.Serialize(typeof(Widget), (object)null!), Throws.ArgumentNullException);
        Assert.That(() => BsonGenSerializer.Deserialize(null!, new byte[5]), Throws.ArgumentNullException);
    });

    [Test]
    public void ReportsThePlaceOfTheError()
    {
        var document = new BsonDocument { { "_id", 1 }, { "Selections", new BsonArray { new BsonDocument("Name", 5) } } };
        Assert.That(
            () => BsonGenSerializer.Deserialize<Market>(document.ToBson()),
            Throws.TypeOf<FormatException>().With.Message.Contains("'Selections.0.Name'"));
    }

    private static IEnumerable<TestCaseData> StrangeDocuments()
    {
        BsonValue[] discriminators =
        [
            new BsonArray(), "", "[]", "[[", "System.Int32&&", "System.TypedReference[]", "System.Int32,System.Private.CoreLib,Version=x",
            "System.Nullable`1[System.String]",
            new BsonDocument { AllowDuplicateNames = true }.Add("a", 1).Add("a", 1),
            new BsonDateTime(long.MaxValue), "System.Collections.Generic.Dictionary`2[System.Int32]",
        ];
        foreach (var discriminator in discriminators)
        {
            yield return new TestCaseData(typeof(Widget), new BsonDocument("_t", discriminator).ToBson());
            yield return new TestCaseData(typeof(Widget), new BsonDocument("Inner", new BsonDocument("_t", discriminator)).ToBson());
            yield return new TestCaseData(typeof(Untyped), new BsonDocument("Value", new BsonDocument("_t", discriminator)).ToBson());
        }

        yield return new TestCaseData(typeof(Abstract), new BsonDocument("Number", 1).ToBson());
        yield return new TestCaseData(typeof(Extra), new BsonDocument("x", new BsonDateTime(long.MaxValue)).ToBson());
        yield return new TestCaseData(typeof(Throwing), new BsonDocument("Number", 1).ToBson());
        var shortUuid = new BsonDocument("_t", new BsonBinaryData([1, 2, 3])).ToBson();
        shortUuid[12] = (byte)BsonBinarySubType.UuidLegacy;
        yield return new TestCaseData(typeof(Widget), shortUuid);
        var negative = new BsonDocument { { "a", new BsonDocument() }, { "_t", "Button" } }.ToBson();
        negative[10] = 255;
        yield return new TestCaseData(typeof(Widget), negative);
    }

    [TestCaseSource(nameof(StrangeDocuments))]
    public void ThrowsOnlyDocumentedExceptions(Type type, byte[] document)
    {
        var read = typeof(DirectApiTests).GetMethod(
            nameof(Read), System.Reflection.BindingFlags.Static | System.Reflection.BindingFlags.NonPublic)!
            .MakeGenericMethod(type).CreateDelegate<Func<byte[], object?>>();
        try
        {
            read(document);
        }
        catch (Exception error)
        {
            Assert.That(
                error,
                Is.TypeOf<FormatException>().Or
                    .TypeOf<EndOfStreamException>().Or
                    .TypeOf<BsonSerializationException>().Or
                    .TypeOf<System.Text.DecoderFallbackException>());
            Assert.That(error.Message, Does.Match(@"\((element '.*', )?offset \d+\)$"));
        }
    }

    private static object? Read<T>(byte[] document) => BsonGenSerializer.Deserialize<T>(document);

    [Rule("DirectErrors")]
    [Test]
    public void WrapsExceptionsOfTheUsersCode() => Assert.That(
        () => BsonGenSerializer.Deserialize<Throwing>(new BsonDocument("Number", 1).ToBson()),
        Throws.TypeOf<BsonSerializationException>().With.InnerException
            .TypeOf<InvalidOperationException>().And.Message
            .StartsWith("The setter. ("));

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
            Throws.TypeOf<FormatException>().With.Message
                .Contains("'Left.Left.").And.Message.Not
                .Contain(string.Concat(Enumerable.Repeat("Left.", 60))));
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
        for (var i = 0; i < 100; i++)
        {
            Assert.That(
                () => BsonGenSerializer.Serialize(new Line { Text = "\ud800" }),
                Throws.TypeOf<BsonSerializationException>().With.InnerException.InstanceOf<ArgumentException>());
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
