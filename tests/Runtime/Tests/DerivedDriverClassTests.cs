using System.Text;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>Overrides of classes that derive from the driver's reader, writer and stream are called, as by a class map.</summary>
[TestFixture]
public class DerivedDriverClassTests
{
    private static readonly byte[] Document = new BsonDocument { { "Name", "abc" } }.ToBson();

    [Test]
    public void AWriterOfTheUserWritesTheValues()
    {
        var stream = new MemoryStream();
        using (var writer = new UpperCaseWriter(stream))
        {
            BsonSerializer.Serialize(writer, new Widget { Name = "abc" });
        }

        Assert.That(BsonSerializer.Deserialize<BsonDocument>(stream.ToArray())["Name"], Is.EqualTo((BsonValue)"ABC"));
    }

    [Test]
    public void AReaderOfTheUserReadsTheValues()
    {
        using var reader = new UpperCaseReader(new MemoryStream(Document));
        Assert.That(BsonSerializer.Deserialize<Widget>(reader).Name, Is.EqualTo("ABC"));
    }

    [Test]
    public void AStreamOfTheUserReadsAndWritesTheValues()
    {
        using var input = new BsonBinaryReader(new UpperCaseStream(new ByteArrayBuffer(Document, isReadOnly: true)));
        Assert.That(BsonSerializer.Deserialize<Widget>(input).Name, Is.EqualTo("ABC"));

        var written = new ByteArrayBuffer(new byte[256], 0);
        using (var output = new BsonBinaryWriter(new UpperCaseStream(written)))
        {
            BsonSerializer.Serialize(output, new Widget { Name = "abc" });
        }

        Assert.That(written.AccessBackingBytes(0).AsSpan().IndexOf("ABC"u8), Is.GreaterThan(0));
    }

    private sealed class UpperCaseWriter(Stream stream) : BsonBinaryWriter(stream)
    {
        public override void WriteString(string value) => base.WriteString(value.ToUpperInvariant());
    }

    private sealed class UpperCaseReader(Stream stream) : BsonBinaryReader(stream)
    {
        public override string ReadString() => base.ReadString().ToUpperInvariant();
    }

    private sealed class UpperCaseStream(IByteBuffer buffer) : ByteBufferStream(buffer)
    {
        public override string ReadString(UTF8Encoding encoding) => base.ReadString(encoding).ToUpperInvariant();

        public override void WriteString(string value, UTF8Encoding encoding) => base.WriteString(value.ToUpperInvariant(), encoding);
    }
}
