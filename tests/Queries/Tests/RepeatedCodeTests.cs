using System.Linq.Expressions;
using BsonGen.CodeGeneration;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization.Serializers;
using NUnit.Framework;

namespace Queries.Tests;

/// <summary>
/// The driver's serializer reads a document again that is not one of the projection. Then code of the user inside the result runs again.
/// </summary>
[NonParallelizable]
public sealed class RepeatedCodeTests
{
    private static readonly List<string> Calls = [];

    [Rule("TwiceForProjection")]
    [TestCase("{ Inner: { Count: 1 }, Count: 2, Text: 'a' }", 1)]
    [TestCase("{ Inner: { Count: 1 }, Count: 2, Text: 5 }", 2)]
    [TestCase("{ Inner: { Count: 1 }, Count: 2, Text: 'a', More: 3 }", 2)]
    public void CodeInsideAResultRunsAgainIfTheDriverReadsTheDocument(string document, int times)
    {
        const string Once = "read, construct, read";
        var site = new ProjectionSite("repeated");
        var (expected, calls) = Read(Project(Unintercepted.Expression), document);
        Project(site.Expression);
        var (actual, callsOfKept) = Read(Project(site.Expression), document);
        Assert.Multiple(() =>
        {
            Assert.That(actual, Is.EqualTo(expected));
            Assert.That(calls, Is.EqualTo(Once));
            Assert.That(callsOfKept, Is.EqualTo(string.Join(", ", Enumerable.Repeat(Once, times))));
        });
    }

    private static IBsonSerializer<Sum> Project(
        Func<ProjectionDefinitionBuilder<Tally>, Expression<Func<Tally, Sum>>, ProjectionDefinition<Tally, Sum>> define) =>
        define(Builders<Tally>.Projection, tally => new Sum { Inner = new Part(tally.Count), Count = tally.Count, Text = tally.Text })
            .Render(new(BsonSerializer.LookupSerializer<Tally>(), BsonSerializer.SerializerRegistry, renderForFind: true))
            .ProjectionSerializer;

    private static (string Outcome, string Calls) Read(IBsonSerializer<Sum> serializer, string document)
    {
        Calls.Clear();
        using var reader = new BsonBinaryReader(new ByteBufferStream(new ByteArrayBuffer(BsonDocument.Parse(document).ToBson())));
        try
        {
            return (serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader)).ToString(), string.Join(", ", Calls));
        }
        catch (FormatException error)
        {
            return (error.Message, string.Join(", ", Calls));
        }
    }

    private sealed record Sum
    {
        public Part? Inner { get; set; }

        public int Count { get; set; }

        public string? Text { get; set; }
    }

    private sealed record Part
    {
        public Part(int count)
        {
            Calls.Add("construct");
            Count = count;
        }

        public int Count { get; }
    }

    internal sealed class ObservedSerializer : StructSerializerBase<int>
    {
        public override int Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
        {
            Calls.Add("read");
            return context.Reader.ReadInt32();
        }
    }
}

[BsonGenerated]
internal sealed partial class Tally
{
    [BsonSerializer(typeof(RepeatedCodeTests.ObservedSerializer))]
    public int Count { get; set; }

    public string? Text { get; set; }
}
