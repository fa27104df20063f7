using BsonGen;
using Markets;
using MongoDB.Bson;
using NUnit.Framework;

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
}
