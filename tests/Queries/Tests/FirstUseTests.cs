using System.Linq.Expressions;
using BsonGen.CodeGeneration;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization.Conventions;
using NUnit.Framework;

namespace Queries.Tests;

/// <summary>
/// A projection is no use of the type of its results, as in the driver: it announces no discriminator, and all can be registered
/// until the first other use. Each test has types of its own, which nothing else uses.
/// </summary>
[NonParallelizable]
public sealed class FirstUseTests
{
    /// <summary>The driver looks up the serializer of the items with the first item.</summary>
    [Test]
    public void ItemsOfEmptyCollectionsAreNotLookedUp()
    {
        var site = new ProjectionSite("items");
        var args = new RenderArgs<Order>(BsonSerializer.LookupSerializer<Order>(), BsonSerializer.SerializerRegistry);
        foreach (var unused in new BsonValue[] { BsonNull.Value, BsonNull.Value, new BsonArray(), new BsonArray() })
        {
            var rendered = site.Expression(Builders<Order>.Projection, o => new WithUnused(o.Number, default, default)).Render(args);
            var document = new BsonDocument { { "Number", 1 }, { "Unused", unused }, { "Own", unused } }.ToBson();
            using var reader = new BsonBinaryReader(new ByteBufferStream(new ByteArrayBuffer(document, isReadOnly: true)));
            rendered.ProjectionSerializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
        }

        Assert.That(BsonClassMap.IsClassMapRegistered(typeof(Unused)), Is.False);
        Assert.That(BsonClassMap.IsClassMapRegistered(typeof(UnusedOfOwn)), Is.False);
    }

    private sealed record WithUnused(int Number, List<Unused>? Unused, OwnList? Own);

    private sealed class OwnList : List<UnusedOfOwn>;

    private sealed class UnusedOfOwn
    {
        public int Value { get; set; }
    }

    private sealed class Unused
    {
        public int Value { get; set; }
    }

    [Test]
    public void NoDiscriminatorIsAnnounced()
    {
        Render(o => new DetailedRow { Number = o.Number, Name = o.Customer!.Name });
        foreach (var discriminator in (string[])["DetailedRow", "Other"])
        {
            var row = BsonSerializer.Deserialize<Row>(BsonDocument.Parse($"{{ _t: '{discriminator}', Number: 1 }}").ToBson());
            Assert.That(row, Is.TypeOf<Row>());
        }
    }

    [Test]
    public void ConventionsCanBeRegisteredAfterwards()
    {
        Render(o => new RowBeforeConventions { Number = o.Number });
        ConventionRegistry.Register(
            "camel",
            new ConventionPack { new CamelCaseElementNameConvention() },
            candidate => candidate.Name == nameof(RowBeforeConventions));
        try
        {
            var row = new RowBeforeConventions { Number = 1 };
            Assert.That(row.ToJson(), Is.EqualTo("""{ "number" : 1 }"""));
            Assert.That(row.ToBson(), Is.EqualTo(BsonDocument.Parse("{ number: 1 }").ToBson()));
        }
        finally
        {
            ConventionRegistry.Remove("camel");
        }
    }

    [Test]
    public void ClassMapsCanBeRegisteredAfterwards()
    {
        Render(o => new RowBeforeClassMap { Number = o.Number });
        BsonClassMap.RegisterClassMap<RowBeforeClassMap>(map => map.MapMember(row => row.Number).SetElementName("other"));
        Assert.That(
            new RowBeforeClassMap { Number = 1 }.ToBson(), Is.EqualTo(BsonDocument.Parse("{ other: 1 }").ToBson()));
    }

    [Test]
    public void SerializersCanBeRegisteredAfterwards()
    {
        Render(o => new RowBeforeSerializer { Number = o.Number });
        var map = new BsonClassMap<RowBeforeSerializer>(candidate => candidate.AutoMap());
        var serializer = new BsonClassMapSerializer<RowBeforeSerializer>(map.Freeze());
        BsonSerializer.RegisterSerializer(serializer);
        Assert.That(BsonSerializer.LookupSerializer<RowBeforeSerializer>(), Is.SameAs(serializer));
    }

    [Test]
    public void ProvidersAreAskedAsByTheDriver()
    {
        var asked = new List<Type>();
        var orders = new MongoClient().GetDatabase("shop").GetCollection<Order>("orders").AsQueryable();
        BsonSerializer.RegisterSerializationProvider(new ListingProvider(asked));
        Unintercepted.Select(orders, o => new { Listed = o.Number }).ToString();
        asked.Clear();
        for (var time = 1; time <= 2; time++)
        {
            Assert.That(orders.Select(o => new { o.Number, AlsoListed = o.Reference }).ToString(), Does.Contain("AlsoListed"));
        }

        Assert.That(asked, Is.Empty, "All types of members are known.");
    }

    [Test]
    public void FiltersThatThrowAtTheFirstUseAreThoseOfTheDriver()
    {
        ConventionRegistry.Register(
            "first",
            new ConventionPack { new CamelCaseElementNameConvention() },
            candidate => candidate.Name.EndsWith("WithFilter", StringComparison.Ordinal)
                ? throw new InvalidOperationException("filter")
                : false);
        try
        {
            var expected = Assert.Catch(() => new PlainRowWithFilter().ToBson())!;
            var actual = Assert.Catch(() => new RowWithFilter().ToBson())!;
            Assert.That(actual, Is.TypeOf(expected.GetType()).With.Message.EqualTo(expected.Message));
            Assert.That(actual.InnerException!.Message, Is.EqualTo(expected.InnerException!.Message));
        }
        finally
        {
            ConventionRegistry.Remove("first");
        }
    }

    [Test]
    public void TypesWhoseMembersHaveSerializersOfTheirOwnAreNotLookedUp()
    {
        BsonSerializer.LookupSerializer<OwnSource>();
        var site = new ProjectionSite("own");
        for (var time = 1; time <= 3; time++)
        {
            var rendered = site.Expression(Builders<OwnSource>.Projection, o => new OwnRow { Value = o.Value })
                .Render(new(BsonSerializer.LookupSerializer<OwnSource>(), BsonSerializer.SerializerRegistry));
            using var reader = new MongoDB.Bson.IO.BsonBinaryReader(
                new MongoDB.Bson.IO.ByteBufferStream(
                    new MongoDB.Bson.IO.ByteArrayBuffer(BsonDocument.Parse("{ Value: 'a' }").ToBson())));
            var row = rendered.ProjectionSerializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
            Assert.That(row.Value!.Text, Is.EqualTo("a"));
        }

        Assert.That(BsonClassMap.IsClassMapRegistered(typeof(OwnValue)), Is.False);
        BsonSerializer.RegisterSerializer(new OwnSerializer());
    }

    [Test]
    public void TypesOfOtherMembersAreNotMapped()
    {
        BsonSerializer.LookupSerializer<RowWithPlain>();
        Render(o => new RowWithPlain { Number = o.Number });
        Assert.That(BsonClassMap.IsClassMapRegistered(typeof(PlainInRow)), Is.False);
    }

    private static void Render<TResult>(Expression<Func<Order, TResult>> lambda)
    {
        var site = new ProjectionSite("first");
        for (var time = 1; time <= 2; time++)
        {
            site.Expression(Builders<Order>.Projection, lambda)
                .Render(new(BsonSerializer.LookupSerializer<Order>(), BsonSerializer.SerializerRegistry));
        }
    }
}

/// <summary>Serves nothing, and lists the types that it is asked about.</summary>
public sealed class ListingProvider(List<Type> asked) : IBsonSerializationProvider
{
    public IBsonSerializer? GetSerializer(Type type)
    {
        lock (asked)
        {
            asked.Add(type);
        }

        return null;
    }
}

[BsonGenerated]
[BsonIgnoreExtraElements]
public partial class Row
{
    public int Number { get; set; }
}

[BsonGenerated]
public sealed partial class DetailedRow : Row
{
    public string Name { get; set; } = "";
}

[BsonGenerated]
public sealed partial class RowBeforeConventions
{
    public int Number { get; set; }
}

[BsonGenerated]
public sealed partial class RowBeforeClassMap
{
    public int Number { get; set; }
}

[BsonGenerated]
public sealed partial class RowBeforeSerializer
{
    public int Number { get; set; }
}

[BsonGenerated]
public sealed partial class RowWithPlain
{
    public int Number { get; set; }

    public PlainInRow? Plain { get; set; }
}

public sealed class OwnValue
{
    public string? Text { get; set; }
}

public sealed class OwnSerializer : MongoDB.Bson.Serialization.Serializers.SerializerBase<OwnValue?>
{
    public override OwnValue? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
        new() { Text = context.Reader.ReadString() };
}

[BsonGenerated]
public sealed partial class OwnSource
{
    [BsonSerializer(typeof(OwnSerializer))]
    public OwnValue? Value { get; set; }
}

[BsonGenerated]
public sealed partial class OwnRow
{
    [BsonSerializer(typeof(OwnSerializer))]
    public OwnValue? Value { get; set; }
}

[BsonGenerated]
public sealed partial class RowWithFilter
{
    public int Number { get; set; }
}

public sealed class PlainRowWithFilter
{
    public int Number { get; set; }
}

public sealed class PlainInRow
{
    public int Number { get; set; }
}
