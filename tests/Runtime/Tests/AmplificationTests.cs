using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>The cost of rejecting bytes is proportional to their number.</summary>
[TestFixture]
public class AmplificationTests
{
    [Test]
    public void DeclaredItemsBeyondTheBytesAreNotAllocated([Values("Items", "Array")] string member, [Values] bool isThroughTheDriver)
    {
        // Elements of two bytes, each a number without bytes: the first one is refused.
        const int Count = 1_000_000;
        byte[] name = [.. System.Text.Encoding.ASCII.GetBytes(member), 0];
        var bytes = new byte[4 + 1 + name.Length + 4 + (Count * 2) + 2];
        BitConverter.TryWriteBytes(bytes, bytes.Length);
        bytes[4] = (byte)BsonType.Array;
        name.CopyTo(bytes, 5);
        BitConverter.TryWriteBytes(bytes.AsSpan(5 + name.Length), 4 + (Count * 2) + 1);
        for (var i = 0; i < Count; i++)
        {
            bytes[9 + name.Length + (2 * i)] = (byte)BsonType.Undefined;
        }

        var allocated = Allocate(() => isThroughTheDriver ? BsonSerializer.Deserialize<Quarters>(bytes) : BsonGenSerializer.Deserialize<Quarters>(bytes), out var error);
        Assert.Multiple(() =>
        {
            Assert.That(error, Is.InstanceOf<FormatException>());
            Assert.That(allocated, Is.LessThan(5L * bytes.Length));
        });
    }

    [Test]
    public void ItemsLargerThanTheirBytesAreRead([Values(1, 1000)] int count)
    {
        var document = new BsonDocument
        {
            { "Items", new BsonArray(Enumerable.Repeat(BsonNull.Value, count)) },
            { "Array", new BsonArray(Enumerable.Repeat(new BsonDocument(), count)) },
        };
        var quarters = BsonGenSerializer.Deserialize<Quarters>(document.ToBson());
        Assert.Multiple(() =>
        {
            Assert.That(quarters.Items, Has.Count.EqualTo(count).And.All.EqualTo(default(Quarter)));
            Assert.That(quarters.Array, Has.Length.EqualTo(count).And.All.EqualTo(default(Quarter)));
        });
    }

    // The driver takes the last of several values. At each level, what is inside is read once.
    [Test]
    public void ObjectsWithSeveralValuesAreReadOnce([Values(1, 5, 50)] int depth)
    {
        if (typeof(BsonSerializer).Assembly.GetName().Version >= new Version(2, 19))
        {
            Assert.Ignore("The driver refuses types of the user's in objects.");
        }

        BsonSerializer.LookupSerializer<Counted>();
        BsonValue value = new BsonDocument("_t", "Counted");
        for (var i = 0; i < depth; i++)
        {
            var array = new BsonArray { value };
            value = new BsonDocument(allowDuplicateNames: true) { { "_t", "System.Object[]" }, { "_v", array }, { "_t", "System.Object[]" } };
        }

        var bytes = new BsonDocument("Value", value).ToBson(writerSettings: new BsonBinaryWriterSettings { MaxSerializationDepth = int.MaxValue });
        var before = Counted.Made;
        Assert.That(BsonGenSerializer.Deserialize<Untyped>(bytes, int.MaxValue).Value, Is.InstanceOf<object[]>());
        Assert.That(Counted.Made - before, Is.EqualTo(1));
    }

    // The driver reads these forms. What is inside is read by the driver alone.
    [Test]
    public void PairsAndTuplesInOtherFormsAreReadOnce([Values("Pair", "Tuple")] string member, [Values(1, 5, 20)] int depth)
    {
        var document = new BsonDocument("Counted", new BsonDocument());
        for (var i = 0; i < depth; i++)
        {
            BsonValue value = member == "Pair"
                ? new BsonDocument(allowDuplicateNames: true) { { "k", 1 }, { "v", document }, { "k", 2 } }
                : new BsonArray { document, 1 };
            document = new BsonDocument(member, value);
        }

        // The name of the second item.
        var bytes = document.ToBson();
        for (var i = 0; i + 3 < bytes.Length; i++)
        {
            if (bytes.AsSpan(i, 4).SequenceEqual(new byte[] { 0, (byte)BsonType.Int32, (byte)'1', 0 }))
            {
                bytes[i + 2] = (byte)'2';
            }
        }

        var before = Counted.Made;
        var read = BsonGenSerializer.Deserialize<CountedInside>(bytes);
        Assert.That(Counted.Made - before, Is.EqualTo(1));
        for (var i = 0; i < depth; i++)
        {
            read = member == "Pair" ? read!.Pair!.Value.Value : read!.Tuple!.Item1;
        }

        Assert.That(read!.Counted, Is.Not.Null);
    }

    [Test]
    public void LongNamesAreNotRepeatedAtEachLevel([Values("unknown", "of an unknown type", "of an odd type")] string kind, [Values(50, 99, 250)] int depth)
    {
        const int Length = 1_000_000;
        byte[] name = [.. Enumerable.Repeat((byte)'n', Length), 0];
        byte[] element = kind switch
        {
            "unknown" => [(byte)BsonType.Null, .. name],
            "of an unknown type" => [0x20, .. name],
            _ => [(byte)BsonType.String, .. "Value\0"u8, .. BitConverter.GetBytes(Length + 1), .. name],
        };
        byte[] document = [.. BitConverter.GetBytes(element.Length + 5), .. element, 0];
        for (var i = 0; i < depth; i++)
        {
            document = [.. BitConverter.GetBytes(document.Length + 11), (byte)BsonType.Document, .. "Next\0"u8, .. document, 0];
        }

        foreach (var read in new Func<object>[] { () => BsonGenSerializer.Deserialize<Chain>(document, 1000), () => BsonSerializer.Deserialize<Chain>(document) })
        {
            var allocated = Allocate(read, out var error);
            long kept = 0;
            for (var current = error; current is not null; current = current.InnerException)
            {
                kept += 2L * current.Message.Length;
            }

            Assert.Multiple(() =>
            {
                Assert.That(error, Is.InstanceOf<FormatException>());
                Assert.That(kept, Is.LessThan(4L * Length));
                Assert.That(allocated, Is.LessThan(12L * Length));
            });
        }
    }

    [Test]
    public void ErrorsOfDeepDocumentsStaySmall([Values("Next", "Left")] string member)
    {
        var document = new BsonDocument("Value", "x");
        for (var i = 0; i < 250; i++)
        {
            document = new BsonDocument(member, document);
        }

        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream, new BsonBinaryWriterSettings { MaxSerializationDepth = 300 });
        BsonSerializer.Serialize(writer, document);
        var bytes = stream.ToArray();
        Exception? error = null;
        object Read() => member == "Next" ? BsonGenSerializer.Deserialize<Chain>(bytes, 300) : BsonGenSerializer.Deserialize<Tree>(bytes, 300);
        Allocate(Read, out error);
        var allocated = Allocate(Read, out error);
        Assert.Multiple(() =>
        {
            Assert.That(error, Is.InstanceOf<FormatException>());
            Assert.That(allocated, Is.LessThan(2_000_000));
        });
    }

    // The class map's message, up to a length that people read.
    [Test]
    public void ErrorsOfShallowDocumentsEqualThoseOfTheClassMap([Values(1, 5, 10)] int depth)
    {
        var document = new BsonDocument("Value", "x");
        for (var i = 0; i < depth; i++)
        {
            document = new BsonDocument("Next", document);
        }

        var bytes = document.ToBson();
        var classMap = new BsonClassMapSerializer<Chain>(BsonClassMap.LookupClassMap(typeof(Chain)));
        Allocate(() => BsonSerializer.Deserialize<Chain>(bytes), out var actual);
        Allocate(() => classMap.Deserialize(BsonDeserializationContext.CreateRoot(new BsonBinaryReader(new MemoryStream(bytes)))), out var expected);
        Assert.That(actual!.Message, Is.EqualTo(expected!.Message));
    }

    private static long Allocate(Func<object> read, out Exception? error)
    {
        error = null;
        var before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            read();
        }
        catch (Exception caught)
        {
            error = caught;
        }

        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
