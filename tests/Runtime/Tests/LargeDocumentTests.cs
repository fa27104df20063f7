using System.Buffers;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>
/// Documents near the limit of a server, and near the limit of arrays: larger ones are refused, and the next call succeeds.
/// </summary>
[TestFixture]
[NonParallelizable]
public sealed class LargeDocumentTests
{
    private const int ServerLimit = (16 << 20) + (16 << 10);
    private const long NeededMemory = 12L << 30;
    private const int Frame = 19;

    private static readonly Parcel Small = new() { Content = [1, 2, 3] };

    [Test]
    public void StreamsTakeDocumentsUpToTheServersLimit()
    {
        var document = OfSize(ServerLimit).ToBson();
        Assert.That(document, Has.Length.EqualTo(ServerLimit));
        Assert.That(ReadStream([.. document, .. Small.ToBson()]), Is.EqualTo(new[] { ServerLimit - Frame, 3 }));
    }

    [Test]
    public void StreamsRefuseDocumentsBeyondTheServersLimit()
    {
        Assert.That(
            () => ReadStream(OfSize(ServerLimit + 1).ToBson()),
            Throws.TypeOf<FormatException>().With.Message.Contains(
                $"Size {ServerLimit + 1} of the document is larger than the limit of {ServerLimit}"));
        Assert.That(ReadStream(Small.ToBson()), Is.EqualTo(new[] { 3 }));
    }

    [TestCase(-1)]
    [TestCase(0)]
    [TestCase(1)]
    public void WritersRefuseDocumentsBeyondTheirLimit(int beyond)
    {
        const int Limit = 16 << 20;
        var parcel = OfSize(Limit + beyond);
        if (beyond > 0)
        {
            Assert.That(
                () => Write(parcel, Limit),
                Throws.TypeOf<FormatException>().With.Message.EqualTo($"Size {Limit + beyond} is larger than MaxDocumentSize {Limit}."));
        }
        else
        {
            Assert.That(Write(parcel, Limit), Is.EqualTo(Limit + beyond));
        }

        Assert.That(Write(Small, Limit), Is.EqualTo(Small.ToBson().Length));
    }

    [TestCase(-1)]
    [TestCase(0)]
    [TestCase(1)]
    public void ReadersRefuseDocumentsBeyondTheirLimit(int beyond)
    {
        const int Limit = 16 << 20;
        var bytes = OfSize(Limit + beyond).ToBson();
        if (beyond > 0)
        {
            Assert.That(
                () => Read(bytes, Limit), Throws.TypeOf<FormatException>().With.Message.Contains($"larger than MaxDocumentSize {Limit}"));
        }
        else
        {
            Assert.That(Read(bytes, Limit), Is.EqualTo(Limit + beyond - Frame));
        }

        Assert.That(Read(Small.ToBson(), Limit), Is.EqualTo(3));
    }

    [Test]
    [Explicit("Takes 8 GiB of memory.")]
    public void DocumentsOfAlmostTwoGibibytesAreWrittenAndRead()
    {
        RequireMemory();
        var bytes = BsonGenSerializer.Serialize(OfSize(Array.MaxLength));
        Assert.That(bytes, Has.Length.EqualTo(Array.MaxLength));
        Assert.That(BsonGenSerializer.Deserialize<Parcel>(bytes).Content, Has.Length.EqualTo(Array.MaxLength - Frame));
        AssertSmallIsSound();
    }

    [Test]
    [Explicit("Takes 8 GiB of memory.")]
    public void DocumentsBeyondTwoGibibytesAreRefused()
    {
        RequireMemory();
        var content = new byte[1 << 30];
        var large = new Parcel { Inner = new Parcel { Content = content, Inner = new Parcel { Content = content } } };
        Assert.That(
            () => BsonGenSerializer.Serialize(large),
            Throws.TypeOf<OutOfMemoryException>().With.Message.EqualTo("A BSON document can't be larger than 2 GiB."));
        AssertSmallIsSound();
        Assert.That(() => BsonGenSerializer.Serialize(new ArrayBufferWriter<byte>(), large), Throws.TypeOf<OutOfMemoryException>());
        AssertSmallIsSound();
        Assert.That(() => Write(large, int.MaxValue), Throws.TypeOf<OutOfMemoryException>());
        AssertSmallIsSound();
    }

    [Test]
    [Explicit("Takes 8 GiB of memory.")]
    public void ValuesNearTwoGibibytesAreRefused()
    {
        RequireMemory();
        var bytes = BsonGenSerializer.Serialize(OfSize(Array.MaxLength));

        // The binary value says that it is longer than the document.
        BitConverter.TryWriteBytes(bytes.AsSpan(Frame - sizeof(int) - 2), int.MaxValue);
        Assert.That(
            () => BsonGenSerializer.Deserialize<Parcel>(bytes), Throws.InstanceOf<EndOfStreamException>().Or.InstanceOf<FormatException>());
        AssertSmallIsSound();
    }

    private static void RequireMemory()
    {
        if (GC.GetGCMemoryInfo().TotalAvailableMemoryBytes < NeededMemory)
        {
            Assert.Ignore("There is not enough memory.");
        }
    }

    private static void AssertSmallIsSound()
    {
        var bytes = BsonGenSerializer.Serialize(Small);
        Assert.That(bytes, Is.EqualTo(Small.ToBson()));
        Assert.That(BsonGenSerializer.Deserialize<Parcel>(bytes).Content, Is.EqualTo(Small.Content));
    }

    /// <summary>A parcel whose document has this many bytes: size, type, name, length, subtype, content, and the end.</summary>
    private static Parcel OfSize(int size) => new() { Content = new byte[size - Frame] };

    private static int[] ReadStream(byte[] bytes)
    {
        using var stream = new MemoryStream(bytes);
        return [.. BsonGenSerializer.DeserializeAsyncEnumerable<Parcel>(stream)
            .ToBlockingEnumerable()
            .Select(parcel => parcel.Content!.Length)];
    }

    private static long Write(Parcel parcel, int limit)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream, new BsonBinaryWriterSettings { MaxDocumentSize = limit });
        BsonSerializer.Serialize(writer, parcel);
        return stream.Length;
    }

    private static int Read(byte[] bytes, int limit)
    {
        using var stream = new ByteBufferStream(new ByteArrayBuffer(bytes, isReadOnly: true));
        using var reader = new BsonBinaryReader(stream, new BsonBinaryReaderSettings { MaxDocumentSize = limit });
        return BsonSerializer.Deserialize<Parcel>(reader).Content!.Length;
    }
}

/// <summary>Holds bytes, at any depth.</summary>
[BsonGenerated]
public sealed partial class Parcel
{
    [BsonIgnoreIfNull]
    public byte[]? Content { get; set; }

    [BsonIgnoreIfNull]
    public Parcel? Inner { get; set; }
}
