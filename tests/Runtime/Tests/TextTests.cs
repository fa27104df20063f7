using System.Text;
using BsonGen;
using Markets;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>Text of all lengths, since each range of lengths has its own code.</summary>
[TestFixture]
public class TextTests
{
    private static readonly string[] Odd = ["", "\0", "\u007f", "\u0080", "é", "世", "🏆"];

    [Test]
    public void TextOfAllLengths([Values(0, 1, 2, 3)] int quarter, [ValueSource(nameof(Odd))] string odd)
    {
        for (var length = 0; length <= 300; length++)
        {
            var ascii = string.Concat(Enumerable.Range(0, length).Select(i => (char)(' ' + ((i + length) % 95))));
            var text = ascii.Insert(length * quarter / 3, odd);
            var expected = new BsonDocument { { "_id", 1L }, { "Name", text }, { "Price", 2.5 } }.ToBson();
            Assert.That(BsonGenSerializer.Serialize(new Selection(1, text, 2.5)), Is.EqualTo(expected), text);
            Assert.That(BsonGenSerializer.Deserialize<Selection>(expected).Name, Is.EqualTo(text));
        }
    }

    // UTF-8 whose encoding and decoding replace invalid text by a question mark.
    [Rule("ReplacedText")]
    [Test]
    public void InvalidTextIsReplacedByOneCharacterOnly()
    {
        var encoding = (UTF8Encoding)Encoding.GetEncoding(
            "utf-8", new EncoderReplacementFallback("?"), new DecoderReplacementFallback("?"));
        var classMap = new BsonClassMapSerializer<Widget>(BsonClassMap.LookupClassMap(typeof(Widget)));
        var generated = BsonSerializer.LookupSerializer<Widget>();
        var bytes = new BsonDocument("Name", "a#b").ToBson();
        bytes[bytes.AsSpan().IndexOf((byte)'#')] = 0xFF;
        Assert.Multiple(() =>
        {
            Assert.That(Read(classMap), Is.EqualTo("a?b"));
            Assert.That(Read(generated), Is.EqualTo("a\uFFFDb"));
            Assert.That(Write(classMap), Is.EqualTo("a?b"));
            Assert.That(Write(generated), Is.EqualTo("a\uFFFDb"));
        });

        string Read(IBsonSerializer<Widget> serializer)
        {
            using var reader = new BsonBinaryReader(new MemoryStream(bytes), new() { Encoding = encoding });
            return serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader)).Name!;
        }

        string Write(IBsonSerializer<Widget> serializer)
        {
            var value = new Widget { Name = "a\ud800b" };
            var written = value.ToBson(serializer: serializer, writerSettings: new() { Encoding = encoding });
            return BsonSerializer.Deserialize<BsonDocument>(written)["Name"].AsString;
        }
    }
}
