using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>Nested documents whose discriminators follow other elements, as tools that sort elements write them.</summary>
[TestFixture]
public class LateDiscriminatorTests
{
    private static readonly BsonClassMapSerializer<Widget> ClassMap = Prepare();

    // A reader that starts again at each level reads the innermost document 2^40 times.
    [Test]
    public void EachLevelIsReadAFewTimesOnly(
        [Values(1, 2, 40)] int depth,
        [Values("Button", "Panel", "both")] string type,
        [Values("Inner", "Parts", "Linked")] string member)
    {
        var bytes = Nest(depth, type, new BsonDocument("Name", "x"), member).ToBson();
        var expected = Show(() => Read(ClassMap, bytes));
        Assert.Multiple(() =>
        {
            Assert.That(Show(() => BsonSerializer.Deserialize<Widget>(bytes)), Is.EqualTo(expected));
            Assert.That(Show(() => BsonGenSerializer.Deserialize<Widget>(bytes)), Is.EqualTo(expected));
        });
    }

    // A reader that reads each level again, after those inside it, reads the text once for each level.
    [Test]
    public void TextBelowManyLevelsIsReadAFewTimesOnly()
    {
        const int Length = 1_000_000;
        const int Depth = 60;
        var bytes = Nest(Depth, "Button", new BsonDocument("Name", new string('x', Length)), "Inner").ToBson();
        BsonGenSerializer.Deserialize<Widget>(bytes);
        var before = GC.GetAllocatedBytesForCurrentThread();
        BsonGenSerializer.Deserialize<Widget>(bytes);
        Assert.That(GC.GetAllocatedBytesForCurrentThread() - before, Is.LessThan(6 * sizeof(char) * Length));
    }

    [Test]
    public void InvalidMembersAreRefusedAtEachDepth(
        [Values(1, 2, 40)] int depth,
        [Values("Button", "Panel", "both")] string type,
        [Values("Inner", "Parts", "Linked")] string member)
    {
        var bytes = Nest(depth, type, new BsonDocument("Name", 5), member).ToBson();
        Assert.Multiple(() =>
        {
            Assert.That(() => Read(ClassMap, bytes), Throws.TypeOf<FormatException>());
            Assert.That(() => BsonSerializer.Deserialize<Widget>(bytes), Throws.TypeOf<FormatException>());
            Assert.That(() => BsonGenSerializer.Deserialize<Widget>(bytes), Throws.TypeOf<FormatException>());
        });
    }

    [Test]
    public void TruncatedTextIsRefusedAtEachDepth([Values(1, 2, 40)] int depth, [Values("Button", "Panel", "both")] string type)
    {
        var bytes = Nest(depth, type, new BsonDocument("Name", "xyz"), "Inner").ToBson();
        var name = bytes.AsSpan().IndexOf("xyz"u8);
        bytes[name - 2] = 1;
        Assert.Multiple(() =>
        {
            Assert.That(() => Read(ClassMap, bytes), Throws.TypeOf<FormatException>());
            Assert.That(() => BsonSerializer.Deserialize<Widget>(bytes), Throws.TypeOf<FormatException>());
            Assert.That(() => BsonGenSerializer.Deserialize<Widget>(bytes), Throws.TypeOf<FormatException>());
        });
    }

    [Test]
    public void ItemsOfSeveralTypesKeepTheirTypes()
    {
        var items = Enumerable.Range(0, 1000).Select(i => (i % 3) switch
        {
            0 =>
                new BsonDocument { { "Inner", new BsonDocument { { "Size", i }, { "_t", "Button" } } }, { "Size", i }, { "_t", "Button" } },
            1 => new BsonDocument("Name", "plain"),
            _ => new BsonDocument { { "Name", "late" }, { "_t", "Widget" } },
        });
        var bytes = new BsonDocument("Parts", new BsonArray(items)).ToBson();
        var expected = Show(() => Read(ClassMap, bytes));
        Assert.Multiple(() =>
        {
            Assert.That(Show(() => BsonSerializer.Deserialize<Widget>(bytes)), Is.EqualTo(expected));
            Assert.That(Show(() => BsonGenSerializer.Deserialize<Widget>(bytes)), Is.EqualTo(expected));
        });
    }

    private static BsonClassMapSerializer<Widget> Prepare()
    {
        BsonSerializer.LookupSerializer<Button>();
        BsonSerializer.LookupSerializer<Panel>();
        return new(BsonClassMap.LookupClassMap(typeof(Widget)));
    }

    private static BsonDocument Nest(int depth, string type, BsonDocument innermost, string member)
    {
        var document = innermost;
        for (var i = 0; i < depth; i++)
        {
            var isButton = type == "Button" || (type == "both" && i % 2 == 0);
            document = new BsonDocument
            {
                { member, member == "Inner" ? document : new BsonArray { document } },
                { isButton ? "Size" : "Width", i },
                { "_t", isButton ? "Button" : "Panel" },
            };
        }

        return document;
    }

    private static string Show(Func<Widget> read) => read().ToJson(serializer: ClassMap);

    private static Widget Read(IBsonSerializer<Widget> serializer, byte[] bytes)
    {
        using var reader = new BsonBinaryReader(new MemoryStream(bytes));
        return serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }
}
