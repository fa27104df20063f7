using System.Reflection;
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
    private static readonly BsonGenSerializerOptions Unlimited = new() { MaxDepth = int.MaxValue };

    [Test]
    public void DeclaredItemsBeyondTheBytesAreNotAllocated(
        [Values("Items", "Array", "Queue", "Stack", "Set", "Named", "Sorted")] string member, [Values] bool isThroughTheDriver)
    {
        // Elements of two bytes, each a number without bytes: the first one is refused.
        const int Count = 1_000_000;
        byte[] name = [.. System.Text.Encoding.ASCII.GetBytes(member), 0];
        var bytes = new byte[4 + 1 + name.Length + 4 + (Count * 2) + 2];
        BitConverter.TryWriteBytes(bytes, bytes.Length);
        bytes[4] = (byte)(member is "Named" or "Sorted" ? BsonType.Document : BsonType.Array);
        name.CopyTo(bytes, 5);
        BitConverter.TryWriteBytes(bytes.AsSpan(5 + name.Length), 4 + (Count * 2) + 1);
        for (var i = 0; i < Count; i++)
        {
            bytes[9 + name.Length + (2 * i)] = (byte)BsonType.Undefined;
        }

        var allocated = Allocate(
            () => isThroughTheDriver ? BsonSerializer.Deserialize<Quarters>(bytes) : BsonGenSerializer.Deserialize<Quarters>(bytes),
            out var error);
        Assert.Multiple(() =>
        {
            Assert.That(error, Is.InstanceOf<FormatException>());
            Assert.That(allocated, Is.LessThan(5L * bytes.Length));
        });
    }

    [Test]
    public void PairsBeyondTheBytesAreNotAllocated()
    {
        var pairs = new BsonArray(Enumerable.Repeat(new BsonDocument { { "k", BsonNull.Value }, { "v", BsonNull.Value } }, 100_000));
        var bytes = new BsonDocument("Numbered", pairs).ToBson();
        var allocated = Allocate(() => BsonGenSerializer.Deserialize<Quarters>(bytes), out var error);
        Assert.Multiple(() =>
        {
            Assert.That(error, Is.InstanceOf<FormatException>());
            Assert.That(allocated, Is.LessThan(5L * bytes.Length));
        });
    }

    // The driver allocates as many items as the rows and the columns of the first row require.
    [Test]
    public void RowsOfDifferentLengthsAreNotAllocated([Values("Plane", "Space", "Planes")] string member, [Values] bool isThroughTheDriver)
    {
        var first = new BsonArray(Enumerable.Range(0, 1_000));
        BsonValue array = member switch
        {
            "Space" =>
                new BsonArray { new BsonArray { first }.AddRange(
                    Enumerable.Repeat(new BsonArray(), 100)) }.AddRange(Enumerable.Repeat(new BsonArray(), 100)),
            _ => new BsonArray { first }.AddRange(Enumerable.Repeat(new BsonArray(), 5_000)),
        };
        var bytes = new BsonDocument(member, member == "Planes" ? new BsonArray { array } : array).ToBson();
        object Read() => isThroughTheDriver ? BsonSerializer.Deserialize<Ranked>(bytes) : BsonGenSerializer.Deserialize<Ranked>(bytes);
        Allocate(Read, out _);
        var allocated = Allocate(Read, out var error);
        Assert.Multiple(() =>
        {
            Assert.That(error, Is.InstanceOf<FormatException>());
            Assert.That(allocated, Is.LessThan(100L * bytes.Length));
        });
    }

    [Test]
    public void RowsOfEqualLengthsAreRead()
    {
        var ranked = new Ranked
        {
            Plane = new int[3, 50],
            Space = new int[4, 3, 2],
            Planes = [new int[0, 0], new int[2, 0], new int[1, 1]],
        };
        ranked.Plane[2, 49] = 7;
        ranked.Space[3, 2, 1] = 8;
        var read = BsonGenSerializer.Deserialize<Ranked>(BsonGenSerializer.Serialize(ranked));
        Assert.Multiple(() =>
        {
            Assert.That(read.Plane, Is.EqualTo(ranked.Plane));
            Assert.That(read.Space, Is.EqualTo(ranked.Space));
            Assert.That(read.Planes, Has.Count.EqualTo(3));
        });
    }

    // Each key that a list inserts before others moves them all, which is the square of their number. A list that is created from sorted
    // entries has no insertions.
    [Test]
    public void SortedListsAreFilledWithoutInsertions([Values("Named", "Numbered")] string member)
    {
        const int Count = 5_000;
        var keys = Enumerable.Range(0, Count).Select(static i => Count - i);
        BsonValue entries = member == "Named"
            ? new BsonDocument(keys.Select(static key => new BsonElement($"{key:d8}", key)))
            : new BsonArray(keys.Select(static key => new BsonDocument { { "k", key }, { "v", key } }));
        var read = BsonGenSerializer.Deserialize<SortedLists>(new BsonDocument(member, entries).ToBson());
        Assert.That(read.Named?.Values ?? read.Numbered!.Values, Is.EqualTo(Enumerable.Range(1, Count)));
        Assert.That(read.Named is null ? CountInsertions(read.Numbered!) : CountInsertions(read.Named), Is.Zero);
        Assert.That(CountInsertions(new SortedList<int, int> { [2] = 2, [1] = 1 }), Is.EqualTo(2), "The field counts them.");
    }

    private static int CountInsertions<TKey>(SortedList<TKey, int> list)
        where TKey : notnull =>
        (int)typeof(SortedList<TKey, int>).GetField("version", BindingFlags.Instance | BindingFlags.NonPublic)!.GetValue(list)!;

    [Test]
    public void SortedListsRefuseDuplicates([Values("Named", "Numbered")] string member, [Values(10, 5_000)] int count)
    {
        var entries = Enumerable.Range(0, count).Select(i => i == count / 2 ? 1 : i).ToList();
        BsonValue value = member == "Named"
            ? new BsonDocument(allowDuplicateNames: true).AddRange(entries.Select(static key => new BsonElement($"{key}", key)))
            : new BsonArray(entries.Select(static key => new BsonDocument { { "k", key }, { "v", key } }));
        var bytes = new BsonDocument(member, value).ToBson();
        var classMap = new BsonClassMapSerializer<SortedLists>(BsonClassMap.LookupClassMap(typeof(SortedLists)));
        Allocate(() => BsonSerializer.Deserialize<SortedLists>(bytes), out var actual);
        Allocate(
            () => classMap.Deserialize(BsonDeserializationContext.CreateRoot(new BsonBinaryReader(new MemoryStream(bytes)))),
            out var expected);
        Assert.That(actual, Is.TypeOf<FormatException>());
        Assert.That(actual!.InnerException, Is.TypeOf(expected!.InnerException!.GetType()));
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
    public void LongNamesAreNotRepeatedAtEachLevel(
        [Values("unknown", "of an unknown type", "of an odd type")] string kind, [Values(50, 99, 250)] int depth)
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

        foreach (var read in new Func<object>[]
        {
            () => BsonGenSerializer.Deserialize<Chain>(document, Unlimited),
            () => BsonSerializer.Deserialize<Chain>(document),
        })
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

        var bytes = WriteDeep(document);
        Exception? error = null;
        object Read() =>
            member == "Next"
                ? BsonGenSerializer.Deserialize<Chain>(bytes, Unlimited)
                : BsonGenSerializer.Deserialize<Tree>(bytes, Unlimited);
        Allocate(Read, out error);
        var allocated = Allocate(Read, out error);
        Assert.Multiple(() =>
        {
            Assert.That(error, Is.InstanceOf<FormatException>());
            Assert.That(allocated, Is.LessThan(2_000_000));
        });
    }

    // A handler that throws keeps the stack of the caught exception in use. The class map has an exception for each level.
    [TestCase(255, 257)]
    [TestCase(256, 1)]
    public void ErrorsAreNotWrappedBelow256Levels(int depth, int exceptions)
    {
        var document = new BsonDocument("Value", "x");
        for (var i = 0; i < depth; i++)
        {
            document = new BsonDocument("Next", document);
        }

        var bytes = WriteDeep(document);
        Allocate(() => BsonGenSerializer.Deserialize<Chain>(bytes, Unlimited), out var error);
        var found = 0;
        for (var current = error; current is not null; current = current.InnerException)
        {
            found++;
        }

        Assert.That(error, Is.InstanceOf<FormatException>());
        Assert.That(found, Is.EqualTo(exceptions));
    }

    // A name without an end in its document runs into the bytes behind it, also for the class map.
    [Test]
    public void ErrorsQuoteBytesBehindTheDocumentOnlyWhereTheClassMapDoes(
        [Values((byte)0x20, (byte)BsonType.Int32)] byte type, [Values] bool hasEnd, [Values] bool isThroughTheDriver)
    {
        byte[] name = [.. "name"u8, .. hasEnd ? new byte[6] : []];
        byte[] bytes = [.. BitConverter.GetBytes(5 + name.Length), type, .. name, .. "behind"u8, 0, .. new byte[8]];
        var classMap = new BsonClassMapSerializer<Chain>(BsonClassMap.LookupClassMap(typeof(Chain)));
        Allocate(
            () => classMap.Deserialize(BsonDeserializationContext.CreateRoot(new BsonBinaryReader(new MemoryStream(bytes)))),
            out var expected);
        Allocate(
            () => isThroughTheDriver ? BsonSerializer.Deserialize<Chain>(bytes) : BsonGenSerializer.Deserialize<Chain>(bytes),
            out var actual);
        Assert.That(actual, Is.TypeOf<FormatException>());
        Assert.That(expected!.Message.Contains("behind", StringComparison.Ordinal), Is.EqualTo(!hasEnd));
        Assert.That(actual!.Message.Contains("behind", StringComparison.Ordinal) && hasEnd, Is.False);
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
        Allocate(
            () => classMap.Deserialize(BsonDeserializationContext.CreateRoot(new BsonBinaryReader(new MemoryStream(bytes)))),
            out var expected);
        Assert.That(actual!.Message, Is.EqualTo(expected!.Message));
    }

    private static byte[] WriteDeep(BsonDocument document)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream, new BsonBinaryWriterSettings { MaxSerializationDepth = 300 });
        BsonSerializer.Serialize(writer, document);
        return stream.ToArray();
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
