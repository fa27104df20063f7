using BsonGen;
using Markets;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>Reading allocates the objects; the driver's reader around them costs the same for every document.</summary>
[TestFixture]
[NonParallelizable]
public class AllocationTests
{
    // ByteArrayBuffer, ByteBufferStream, BsonBinaryReader, its contexts, and the deserialization context.
    private const long PerDriverCall = 600;

    private static readonly List<byte[]> Documents = Split(File.ReadAllBytes(Path.Combine(AppContext.BaseDirectory, "markets.bson")));

    [Test]
    public void ReadingDirectlyAllocatesTheObjects() =>
        Assert.That(Measure(static document => BsonGenSerializer.Deserialize<Market>(document)), Is.EqualTo(MeasureObjects()));

    [Test]
    public void ReadingThroughTheDriverAllocatesTheObjectsAndItsReader() => Assert.That(
        Measure(static document => BsonSerializer.Deserialize<Market>(document)),
        Is.LessThan(MeasureObjects() + (PerDriverCall * Documents.Count)));

    [Test]
    public void WritingDirectlyAllocatesTheBytes()
    {
        var markets = Documents.Select(document => BsonGenSerializer.Deserialize<Market>(document)).ToList();
        var written = Allocation.Measure(() =>
        {
            foreach (var market in markets)
            {
                BsonGenSerializer.Serialize(market);
            }
        });

        // An array's header and the padding to a whole word.
        Assert.That(written, Is.LessThanOrEqualTo(Documents.Sum(document => document.Length + 32L)));
    }

    [Test]
    public void WritingDocumentsAfterTheFirstOfAWriterAllocatesNothing()
    {
        var serializer = BsonSerializer.LookupSerializer<Market>();
        var market = BsonGenSerializer.Deserialize<Market>(Documents[0]);
        using var stream = new MemoryStream(Documents[0].Length);
        using var writer = new BsonBinaryWriter(stream);
        var context = BsonSerializationContext.CreateRoot(writer);
        var written = Allocation.Measure(() =>
        {
            stream.Position = 0;
            serializer.Serialize(context, market);
        });

        Assert.That(stream.ToArray(), Is.EqualTo(Documents[0]));
        Assert.That(written, Is.Zero);
    }

    private static long Measure(Func<byte[], Market> read) => Allocation.Measure(() =>
    {
        foreach (var document in Documents)
        {
            read(document);
        }
    });

    /// <summary>
    /// The bytes of equal objects. Each market's own empty list counts too: an initializer makes it before the list is read.
    /// </summary>
    private static long MeasureObjects()
    {
        var markets = Documents.Select(document => BsonGenSerializer.Deserialize<Market>(document)).ToList();
        return Allocation.Measure(() =>
        {
            foreach (var market in markets)
            {
                Copy(market);
            }
        });
    }

    private static Market Copy(Market market)
    {
        var selections = new List<Selection>(market.Selections.Count);
        var copy = new Market { Id = market.Id, Status = market.Status, EventId = market.EventId };
        copy.Selections = selections;
        foreach (var selection in market.Selections)
        {
            selections.Add(new Selection(selection.Id, new string(selection.Name.AsSpan()), selection.Price));
        }

        return copy;
    }

    private static List<byte[]> Split(byte[] bytes)
    {
        var documents = new List<byte[]>();
        for (var start = 0; start < bytes.Length;)
        {
            var size = BitConverter.ToInt32(bytes, start);
            documents.Add(bytes[start..(start + size)]);
            start += size;
        }

        return documents;
    }
}
