using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>A document that is refused for its size leaves nothing behind that the next one is refused for.</summary>
[TestFixture]
public class SizeLimitTests
{
    [Test]
    public void DocumentsAfterRefusedOnesAreWritten()
    {
        var large = new Shelf { Inner = new Shelf { Inner = new Shelf { Label = new Uri("http://x/" + new string('x', 100)) } } };
        var small = new Shelf { Label = new Uri("http://x/") };
        Assert.That(() => Write(large), Throws.TypeOf<FormatException>());
        Assert.That(Write(small), Is.EqualTo(small.ToBson()));
    }

    private static byte[] Write(Shelf shelf)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream, new BsonBinaryWriterSettings { MaxDocumentSize = 60 });
        BsonSerializer.Serialize(writer, shelf);
        return stream.ToArray();
    }
}

/// <summary>Holds what the driver writes, at any depth.</summary>
[BsonGenerated]
public sealed partial class Shelf
{
    public Uri? Label { get; set; }

    public Shelf? Inner { get; set; }
}
