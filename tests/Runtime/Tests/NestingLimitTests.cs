using System.Buffers;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>The maximum nesting depth of the direct API.</summary>
[TestFixture]
public class NestingLimitTests
{
    [Rule("MaximumDepth")]
    [Test]
    public void DefaultLimitIsThatOfWriters([Values("Next", "Left", "Children", "Value")] string member)
    {
        var limit = BsonDefaults.MaxSerializationDepth;
        AssertIsRefused(member, limit, limit + 1, (bytes, _) => Read(member, bytes, null));
    }

    [Test]
    public void CallSetsTheLimit([Values("Next", "Left", "Children", "Value")] string member, [Values(2, 5, 150, 400)] int limit) =>
        AssertIsRefused(member, limit, limit + 1, (bytes, limit) => Read(member, bytes, limit));

    [Test]
    public void LimitAppliesToSegmentsAndStreams([Values(3, 150)] int limit) => AssertIsRefused("Next", limit, limit + 1, (bytes, limit) =>
    {
        var options = new BsonGenSerializerOptions { MaxDepth = limit };
        BsonGenSerializer.Deserialize<Chain>(new ReadOnlySequence<byte>(bytes), options);
        using var stream = new MemoryStream(bytes);
        return BsonGenSerializer.DeserializeAsyncEnumerable<Chain>(stream, options).ToBlockingEnumerable().Single();
    });

    [Test]
    public void LimitDoesNotApplyToReadersOfTheDriver()
    {
        var bytes = Nest("Next", 300);
        Assert.That(BsonSerializer.Deserialize<Chain>(bytes).Next!.Next, Is.Not.Null);
    }

    [Test]
    public void TheLimitIsPositive([Values(0, -1)] int limit) =>
        Assert.That(() => new BsonGenSerializerOptions { MaxDepth = limit }, Throws.TypeOf<ArgumentOutOfRangeException>());

    private static void AssertIsRefused(string member, int deepest, int tooDeep, Func<byte[], int, object> read)
    {
        Assert.That(() => read(Nest(member, deepest), deepest), Throws.Nothing);
        Exception? error = Assert.Catch<FormatException>(() => read(Nest(member, tooDeep), deepest));
        while (error!.InnerException is not null)
        {
            error = error.InnerException;
        }

        Assert.That(error.Message, Does.StartWith($"Documents and arrays are nested deeper than {deepest} levels."));
    }

    private static object Read(string member, byte[] bytes, int? limit)
    {
        var type = member switch
        {
            "Next" => typeof(Chain),
            "Value" => typeof(Holder),
            _ => typeof(Tree),
        };
        return BsonGenSerializer.Deserialize(type, bytes, limit is { } deepest ? new() { MaxDepth = deepest } : null);
    }

    /// <summary>Nested documents and arrays.</summary>
    private static byte[] Nest(string member, int levels)
    {
        // The innermost of an odd number of levels is an empty array.
        BsonValue value = member == "Children" && levels % 2 == 0 ? new BsonArray() : new BsonDocument();
        for (var i = 1; i < levels; i++)
        {
            value = value is BsonArray || member != "Children" ? new BsonDocument(member, value) : new BsonArray { value };
        }

        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream, new BsonBinaryWriterSettings { MaxSerializationDepth = int.MaxValue });
        BsonSerializer.Serialize(writer, value.AsBsonDocument);
        return stream.ToArray();
    }
}
