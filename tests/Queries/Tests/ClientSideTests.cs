using System.Linq.Expressions;
using BsonGen.CodeGeneration;
using MongoDB.Bson.IO;
using NUnit.Framework;

namespace Queries.Tests;

/// <summary>The serializer of a client-side projection holds the lambda with its captured values, so it is not used again.</summary>
public sealed class ClientSideTests
{
    private static readonly ExpressionTranslationOptions ClientSide = new() { EnableClientSideProjections = true };

    private string _prefix = "";

    [Test]
    public void ResultsHaveTheCapturedValuesOfTheirCall()
    {
        var (row, value, anonymous, ofThis) =
            (new ProjectionSite("row"), new ProjectionSite("value"), new ProjectionSite("new"), new ProjectionSite("this"));
        foreach (var tenant in (string[])["a", "b", "a"])
        {
            _prefix = tenant;
            var expected = tenant + ":ann";
            Assert.Multiple(() =>
            {
                Assert.That(Read(row, o => new PlainSummary { Name = Greet(o.Customer!.Name, tenant) })!.Name, Is.EqualTo(expected));
                Assert.That(Read(value, o => Greet(o.Customer!.Name, tenant)), Is.EqualTo(expected));
                Assert.That(Read(anonymous, o => new { Text = Greet(o.Customer!.Name, tenant) })!.Text, Is.EqualTo(expected));
                Assert.That(Read(ofThis, o => new PlainSummary { Name = GreetByThis(o.Customer!.Name) })!.Name, Is.EqualTo(expected));
            });
        }
    }

    [Test]
    public void SerializersAreNewForEachCallAlsoWithoutCapturedValues()
    {
        var site = new ProjectionSite("none");
        var first = Render(site, o => o.Number.GetHashCode());
        Assert.That(Render(site, o => o.Number.GetHashCode()), Is.Not.SameAs(first));
    }

    [Test]
    public void ProjectionsThatTheServerCanMakeAreKeptWithTheOption()
    {
        var site = new ProjectionSite("server");
        var first = Render(site, o => new { o.Number });
        Assert.That(Render(site, o => new { o.Number }), Is.SameAs(first));
    }

    private static string Greet(string name, string tenant) => $"{tenant}:{name}";

    private string GreetByThis(string name) => $"{_prefix}:{name}";

    private static IBsonSerializer<TResult> Render<TResult>(ProjectionSite site, Expression<Func<Order, TResult>> lambda) => site
        .Expression(Builders<Order>.Projection, lambda)
        .Render(
            new(
                BsonSerializer.LookupSerializer<Order>(),
                BsonSerializer.SerializerRegistry,
                renderForFind: true,
                translationOptions: ClientSide))
        .ProjectionSerializer;

    private static TResult? Read<TResult>(ProjectionSite site, Expression<Func<Order, TResult>> lambda)
    {
        using var reader = new BsonBinaryReader(
            new ByteBufferStream(new ByteArrayBuffer(BsonDocument.Parse("{ _snippets: ['ann'] }").ToBson())));
        return Render(site, lambda).Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }
}
