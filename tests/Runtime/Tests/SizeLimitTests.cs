using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using BsonGen;
using BsonGen.CodeGeneration;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Serializers;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>A document that is too large is rejected, and does not affect the next document.</summary>
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

    [Test]
    public void SizesThatOverflowAreRefused([Values(int.MaxValue, int.MaxValue - 3, int.MaxValue - 5)] int length)
    {
        Assert.That(
            () =>
            {
                // The value is not read, since there is no memory for it.
                byte start = 1;
                var name = MemoryMarshal.CreateReadOnlySpan(ref start, length);
                var writer = CreateWriter(null, [], 100);
                AnyValue.Write(ref writer, name, 1L);
            },
            Throws.TypeOf<OutOfMemoryException>());
    }

    [UnsafeAccessor(UnsafeAccessorKind.Constructor)]
    private static extern BsonSpanWriter CreateWriter(BsonSerializationContext? context, Span<byte> memory, int maxDepth);

    private static byte[] Write(Shelf shelf)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream, new BsonBinaryWriterSettings { MaxDocumentSize = 60 });
        BsonSerializer.Serialize(writer, shelf);
        return stream.ToArray();
    }
}

/// <summary>Holds values that the driver writes, at any depth.</summary>
[BsonGenerated]
public sealed partial class Shelf
{
    [BsonSerializer(typeof(UriSerializer))]
    public Uri? Label { get; set; }

    public Shelf? Inner { get; set; }
}
