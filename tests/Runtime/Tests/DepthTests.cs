using System.Buffers.Binary;
using System.Text;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>Unlimited nesting causes an exception, and never a crash.</summary>
[TestFixture]
public class DepthTests
{
    private const int SmallStack = 512 * 1024;

    [Test]
    public void CyclicGraphsAreRefused()
    {
        var tree = new Tree();
        tree.Children = [new Tree { Left = tree }];
        Assert.Multiple(() =>
        {
            Assert.That(() => BsonGenSerializer.Serialize(tree), Throws.TypeOf<BsonSerializationException>());
            Assert.That(() => tree.ToBson(), Throws.TypeOf<BsonSerializationException>());
        });
    }

    [Test]
    public void RegularExpressionsDoNotCountAsLevels([Values(BsonType.Document, BsonType.Array)] BsonType start)
    {
        var pattern = ((char)start).ToString();
        var value = new BsonDocument("a", new BsonRegularExpression(pattern, pattern));
        var settings = new BsonBinaryWriterSettings { MaxSerializationDepth = 2 };
        var bytes = new Holder { Value = value }.ToBson(writerSettings: settings);
        Assert.That(bytes, Is.EqualTo(new BsonDocument("Value", value).ToBson(writerSettings: settings)));
    }

    [Test]
    public void CyclicGraphsThroughTheDriverAreRefused()
    {
        var widget = new Widget();
        widget.Linked = new LinkedList<Widget>([new Widget { Linked = new LinkedList<Widget>([widget]) }]);
        Assert.Multiple(() =>
        {
            Assert.That(() => BsonGenSerializer.Serialize(widget), Throws.TypeOf<BsonSerializationException>());
            Assert.That(() => widget.ToBson(), Throws.TypeOf<BsonSerializationException>());
        });
    }

    [Test]
    public void CyclicGraphsAreRefusedWhereTheDriverSetsNoLimit([Values] bool isThroughTheDriver)
    {
        var widget = new Widget();
        if (isThroughTheDriver)
        {
            widget.Linked = new LinkedList<Widget>([widget]);
        }
        else
        {
            widget.Inner = widget;
        }

        var settings = new BsonBinaryWriterSettings { MaxSerializationDepth = int.MaxValue };
        Exception? error = null;
        var thread = new Thread(() => error = GetError(() => widget.ToBson(writerSettings: settings)), SmallStack);
        thread.Start();
        thread.Join();
        Assert.That(error, Is.InstanceOf<InsufficientExecutionStackException>());
    }

    [Test]
    public void DepthIsLimitedWhereTheDriverLimitsIt([Values(99, 100, 101, 102)] int depth)
    {
        Chain chain = null!;
        for (var i = 0; i < depth; i++)
        {
            chain = new Chain { Value = i, Next = chain };
        }

        var byClassMap = new BsonClassMapSerializer<Chain>(BsonClassMap.LookupClassMap(typeof(Chain)));
        var isAllowed = depth <= BsonDefaults.MaxSerializationDepth;
        Assert.Multiple(() =>
        {
            Assert.That(Succeeds(() => chain.ToBson(serializer: byClassMap)), Is.EqualTo(isAllowed), "class map");
            Assert.That(Succeeds(() => chain.ToBson()), Is.EqualTo(isAllowed), "driver");
            Assert.That(Succeeds(() => BsonGenSerializer.Serialize(chain)), Is.EqualTo(isAllowed), "direct");
        });
    }

    [Test]
    public void DeepNestingIsReadOrRefused(
        [Values("Next", "Named", "Unknown")] string member, [Values(100, 1000, 5_000, 300_000)] int depth)
    {
        var bytes = Nest(member, depth);
        Assert.That(() => Read(() => BsonGenSerializer.Deserialize<Chain>(bytes)), Throws.Nothing);
        Assert.That(() => Read(() => BsonSerializer.Deserialize<Chain>(bytes)), Throws.Nothing);
    }

    [Test]
    public void DeepNestingOfPolymorphicTypesIsReadOrRefused(
        [Values("Left", "Children", "Unknown")] string member, [Values(100, 3_000, 100_000)] int depth)
    {
        var bytes = Nest(member, depth);
        Assert.That(() => Read(() => BsonGenSerializer.Deserialize<Tree>(bytes)), Throws.Nothing);
    }

    [Test]
    public void DeepNestingThroughTheDriverIsReadOrRefused([Values(100, 3_000, 100_000)] int depth, [Values] bool isFaulty)
    {
        var bytes = Nest("Linked", depth);
        if (isFaulty)
        {
            // The innermost document says that it is longer than it is.
            bytes[bytes.Length - (2 * depth) - 5] = 6;
        }

        Assert.That(() => Read(() => BsonGenSerializer.Deserialize<Widget>(bytes)), Throws.Nothing);
        Assert.That(() => Read(() => BsonSerializer.Deserialize<Widget>(bytes)), Throws.Nothing);
    }

    [Test]
    public void TheDriverReadsTheBytesOnce([Values] bool isFaulty)
    {
        const int Depth = 100;
        const int Size = 1024 * 1024;
        var document = new BsonDocument("Name", isFaulty ? new BsonBinaryData(new byte[Size]) : new string('x', Size));
        for (var i = 0; i < Depth; i++)
        {
            document = new BsonDocument("Linked", new BsonArray { document });
        }

        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream, new BsonBinaryWriterSettings { MaxSerializationDepth = (2 * Depth) + 2 });
        BsonSerializer.Serialize(writer, document);
        var bytes = stream.ToArray();
        BsonSerializer.LookupSerializer<Button>();
        var before = GC.GetAllocatedBytesForCurrentThread();
        Read(() => BsonGenSerializer.Deserialize<Widget>(bytes));

        // A copy of the bytes, the string, and little else at each level.
        Assert.That(GC.GetAllocatedBytesForCurrentThread() - before, Is.LessThan(10L * Size));
    }

    [Test]
    public void DeepNestingOfBsonValuesIsReadOrRefused(
        [Values(100, 3_000, 300_000)] int depth, [Values] bool isMalformed)
    {
        var bytes = Nest("Value", depth);
        if (isMalformed)
        {
            // The innermost document says that it is longer than it is.
            bytes[bytes.Length - depth - 5] = 6;
        }

        Assert.That(() => Read(() => BsonGenSerializer.Deserialize<Holder>(bytes)), Throws.Nothing);
        Assert.That(() => Read(() => BsonSerializer.Deserialize<Holder>(bytes)), Throws.Nothing);
    }

    [Test]
    public void DeepJsonIsReadOrRefused([Values("Next", "Named")] string member, [Values(100, 1000, 5_000, 300_000)] int depth)
    {
        var (start, end) = member == "Next" ? ("{ \"Next\" : ", " }") : ("{ \"Named\" : { \"k\" : ", " } }");
        var json = string.Concat(Enumerable.Repeat(start, depth)) + "null" + string.Concat(Enumerable.Repeat(end, depth));
        Exception? error = null;
        var thread = new Thread(() => error = GetError(() => BsonSerializer.Deserialize<Chain>(json)), SmallStack);
        thread.Start();
        thread.Join();
        if (depth == 100)
        {
            Assert.That(error, Is.InstanceOf<InvalidOperationException>().With.Message.StartWith("It was read"));
        }
        else
        {
            Assert.That(error, Is.InstanceOf<FormatException>().Or.InstanceOf<InvalidOperationException>());
        }
    }

    [Test]
    public void DeepErrorsAreReported([Values(1, 50, 100, 160, 250, 257, 300)] int depth)
    {
        var chain = NestError("Next", depth);
        var tree = NestError("Left", depth);
        Func<object>[] reads =
        [
            () => BsonGenSerializer.Deserialize<Chain>(chain), () => BsonSerializer.Deserialize<Chain>(chain),
            () => BsonGenSerializer.Deserialize<Tree>(tree), () => BsonSerializer.Deserialize<Tree>(tree),
        ];
        var errors = new List<Exception>();
        var thread = new Thread(() => errors.AddRange(reads.Select(GetError)), SmallStack);
        thread.Start();
        thread.Join();
        Assert.That(errors, Has.Count.EqualTo(reads.Length).And.All.InstanceOf<FormatException>());
    }

    private static Exception GetError(Func<object> read)
    {
        try
        {
            return new InvalidOperationException($"It was read: {read()}");
        }
        catch (Exception error)
        {
            return error;
        }
    }

    /// <summary>Nested documents. The innermost has a text instead of a number.</summary>
    private static byte[] NestError(string member, int depth)
    {
        var document = new BsonDocument("Value", "x");
        for (var i = 0; i < depth; i++)
        {
            document = new BsonDocument(member, document);
        }

        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream, new BsonBinaryWriterSettings { MaxSerializationDepth = depth + 1 });
        BsonSerializer.Serialize(writer, document);
        return stream.ToArray();
    }

    private static bool Succeeds(Action act)
    {
        try
        {
            act();
            return true;
        }
        catch (BsonSerializationException)
        {
            return false;
        }
    }

    private static void Read(Func<object> read)
    {
        try
        {
            read();
        }
        catch (Exception error) when (error is FormatException or InsufficientExecutionStackException)
        {
            Assert.That(error.Message, Is.Not.Empty);
        }
    }

    /// <summary>Nested documents, in a member, an array or a dictionary.</summary>
    private static byte[] Nest(string member, int depth)
    {
        var isArray = member is "Children" or "Linked";
        var isDictionary = member == "Named";
        var name = Encoding.UTF8.GetBytes(member);
        var before = 4 + 1 + name.Length + 1 + (isArray || isDictionary ? 4 + 1 + 1 + 1 : 0);
        var after = isArray || isDictionary ? 2 : 1;
        var bytes = new byte[((before + after) * depth) + 5];
        var start = 0;
        var end = bytes.Length;
        for (var i = 0; i < depth; i++)
        {
            BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(start), end - start);
            bytes[start + 4] = (byte)(isArray ? BsonType.Array : BsonType.Document);
            name.CopyTo(bytes, start + 5);
            if (isArray || isDictionary)
            {
                var inner = start + 4 + 1 + name.Length + 1;
                BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(inner), end - 1 - inner);
                bytes[inner + 4] = (byte)BsonType.Document;
                bytes[inner + 5] = (byte)'0';
            }

            start += before;
            end -= after;
        }

        BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(start), 5);
        return bytes;
    }
}
