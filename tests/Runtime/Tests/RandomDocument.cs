using System.Text;
using Markets;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization.Serializers;
using MongoDB.Bson.Serialization;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>Random documents of the types of the tests.</summary>
internal static class RandomDocument
{
    // In a text, this character stands for a byte that is not UTF-8.
    private const char Invalid = '\u0001';

    public static byte[] Of(Type type, Random random) => ToBytes(
        type == typeof(Market) ? Market(random) :
        type == typeof(Reused) ? Reused(random) :
        type == typeof(Tree) ? Tree(random, levels: 5) :
        type == typeof(Everything) ? BsonSerializer.Deserialize<BsonDocument>(Fixtures.Split("scalars.bson")[0]) :
        Level(random, levels: 6, isInvalid: false));

    /// <summary>A document of <see cref="OptionsTests.Level"/>.</summary>
    /// <param name="random">The random numbers.</param>
    /// <param name="levels">The maximum number of levels.</param>
    /// <param name="isInvalid">Whether texts may hold bytes that are not UTF-8.</param>
    public static BsonDocument Level(Random random, int levels, bool isInvalid)
    {
        var document = new BsonDocument();
        if (random.Next(2) == 0)
        {
            document.Add("Text", Text());
        }

        for (var i = random.Next(3); i > 0 && levels > 1; i--)
        {
            var name = new[] { "Next", "Items", "Linked", "Value", "Any", "ByName" }[random.Next(6)];
            var inner = Level(random, name is "Next" or "Value" or "Any" ? levels - 1 : levels - 2, isInvalid);
            document[name] =
                name is "Items" or "Linked" ? new BsonArray { inner } :
                name == "ByName" ? new BsonDocument(Text(), inner) :
                name is "Next" || random.Next(3) > 0 ? inner : new BsonArray { Text(), inner };
        }

        return document;

        string Text() => random.Next(5) == 0 && isInvalid ? $"a{Invalid}b" : $"text {random.Next(100)}";
    }

    public static byte[] ToBytes(BsonDocument document)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream, new BsonBinaryWriterSettings { MaxSerializationDepth = int.MaxValue });
        BsonDocumentSerializer.Instance.Serialize(BsonSerializationContext.CreateRoot(writer), document);
        var bytes = stream.ToArray();
        for (var position = bytes.AsSpan().IndexOf("a\u0001b"u8); position >= 0; position = bytes.AsSpan().IndexOf("a\u0001b"u8))
        {
            bytes[position + 1] = 0xff;
        }

        return bytes;
    }

    private static BsonDocument Market(Random random) => new Market
    {
        Id = random.Next(),
        Status = random.Next(5),
        EventId = random.Next(),
        Selections = [.. Enumerable.Range(0, random.Next(6)).Select(id =>
            new Selection(id, new string('ż', random.Next(40)), random.NextDouble()))],
    }.ToBsonDocument();

    private static BsonDocument Reused(Random random) => new Reused
    {
        Id = random.Next(),
        Status = $"status {random.Next(5)}",
        Numbers = [.. Enumerable.Range(0, random.Next(9))],
        First = random.Next(2) == 0 ? null : new ReusedLine { Article = "first" },
        Lines = [.. Enumerable.Range(0, random.Next(5)).Select(count =>
            new ReusedLine { Count = count, Prices = [.. Enumerable.Repeat(0.5, count)] })],
    }.ToBsonDocument();

    private static BsonDocument Tree(Random random, int levels) => new()
    {
        { "Value", random.Next() },
        { "Left", levels == 0 || random.Next(2) == 0 ? BsonNull.Value : Tree(random, levels - 1) },
        { "Children", Trees(random, levels == 0 ? 0 : random.Next(3), Math.Max(levels - 2, 0)) },
    };

    private static BsonArray Trees(Random random, int count, int levels) =>
        [.. Enumerable.Range(0, count).Select(_ => Tree(random, levels))];
}
