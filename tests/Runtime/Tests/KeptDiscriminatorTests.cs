using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>The cache of discriminators is bounded by the types, and not by the documents.</summary>
[TestFixture]
[NonParallelizable]
public class KeptDiscriminatorTests
{
    private const int Strangers = 300;
    private const int Length = 20_000;

    [Test]
    public void LongDiscriminatorsAreNotCached()
    {
        BsonSerializer.LookupSerializer<Button>();
        Read(Spell(0));
        var before = GC.GetTotalMemory(forceFullCollection: true);
        for (var i = 0; i < Strangers; i++)
        {
            Assert.That(Read(Spell(i)), Is.InstanceOf<Button>());
        }

        Assert.That(GC.GetTotalMemory(forceFullCollection: true) - before, Is.LessThan(Strangers * Length / 10));
    }

    [Test]
    public void LongDiscriminatorsInObjectsAreNotCached([Values("Content", "Packed")] string member)
    {
        BsonSerializer.LookupSerializer<Brick>();
        object? Spell(int number) => BsonGenSerializer.Deserialize<Untold>(
            new BsonDocument(member, new BsonDocument("_t", new BsonArray { new string('x', Length) + number, "Brick" })).ToBson()) switch
        {
            { Content: { } content } => content,
            var untold => untold.Packed,
        };

        Spell(0);
        var before = GC.GetTotalMemory(forceFullCollection: true);
        for (var i = 0; i < Strangers; i++)
        {
            Assert.That(Spell(i), Is.InstanceOf<Brick>());
        }

        Assert.That(GC.GetTotalMemory(forceFullCollection: true) - before, Is.LessThan(Strangers * Length / 10));
    }

    // A document can name any number of generic types.
    [Test]
    public void GenericTypesOfObjectsAreNotCached()
    {
        var kept = typeof(BsonGenSerializer).Assembly.GetType("BsonGen.Internal.Documents.DerivedTypes`1")!.MakeGenericType(typeof(object))
            .GetField("_reads", System.Reflection.BindingFlags.Static | System.Reflection.BindingFlags.NonPublic)!;
        int Count() => ((Array)kept.GetValue(null)!).Length;
        var before = Count();
        var name = "System.Int32";
        for (var i = 0; i < 5; i++)
        {
            name = $"System.Collections.Generic.List`1[{name}]";
            var bytes = new BsonDocument("Value", new BsonDocument { { "_t", name }, { "_v", new BsonArray() } }).ToBson();
            Assert.That(BsonGenSerializer.Deserialize<Untyped>(bytes).Value, Is.InstanceOf<System.Collections.IList>());
        }

        Assert.That(Count(), Is.EqualTo(before));
    }

    // A discriminator that is not kept is looked up in the driver, which allocates.
    [Test]
    public void UnknownDiscriminatorsDoNotEvictKnownOnes([Values] bool isInArray)
    {
        BsonSerializer.LookupSerializer<Button>();
        for (var i = 0; i < Strangers; i++)
        {
            Read(Spell(i));
        }

        BsonValue discriminator = isInArray ? new BsonArray { "Rooted", "RootedLeaf" } : "Button";
        byte[] honest = isInArray
            ? new BsonDocument { { "_t", discriminator } }.ToBson()
            : new BsonDocument { { "_t", discriminator }, { "Size", 1 } }.ToBson();
        BsonSerializer.LookupSerializer<RootedLeaf>();
        var allocated = Allocation.Measure(() =>
        {
            if (isInArray)
            {
                BsonGenSerializer.Deserialize<Rooted>(honest);
            }
            else
            {
                BsonGenSerializer.Deserialize<Widget>(honest);
            }
        });
        Assert.That(allocated, Is.LessThan(200));
    }

    [Test]
    public void FindsTypesByEachFormOfADiscriminator([Values("Button", "Panel", "Widget")] string name)
    {
        BsonSerializer.LookupSerializer<Button>();
        BsonSerializer.LookupSerializer<Panel>();
        var classMap = new BsonClassMapSerializer<Widget>(BsonClassMap.LookupClassMap(typeof(Widget)));
        foreach (var spelling in new BsonValue[]
        {
            name,
            new BsonArray { name },
            new BsonArray { "other", name },
            new BsonArray { new BsonArray(), name },
        })
        {
            var document = new BsonDocument("_t", spelling).ToBson();
            using var stream = new MemoryStream(document);
            using var reader = new MongoDB.Bson.IO.BsonBinaryReader(stream);
            var expected = classMap.Deserialize(BsonDeserializationContext.CreateRoot(reader)).GetType();
            for (var i = 0; i < 3; i++)
            {
                Assert.That(Read(document).GetType(), Is.EqualTo(expected));
            }
        }
    }

    // The driver takes no symbol as a discriminator, even if a text with the same bytes named a type before.
    [Test]
    public void DistinguishesSymbolsFromText()
    {
        BsonSerializer.LookupSerializer<Button>();
        var text = new BsonDocument("_t", "Button").ToBson();
        var symbol = new BsonDocument("_t", (BsonSymbol)"Button").ToBson();
        Assert.Multiple(() =>
        {
            Assert.That(symbol.Zip(text).Count(bytes => bytes.First != bytes.Second), Is.EqualTo(1), "differ in the type only");
            Assert.That(Read(text), Is.InstanceOf<Button>());
            Assert.That(() => Read(symbol), Throws.TypeOf(ErrorOfClassMap(symbol)));
            Assert.That(() => BsonSerializer.Deserialize<Widget>(symbol), Throws.TypeOf(ErrorOfClassMap(symbol)));
            Assert.That(Read(text), Is.InstanceOf<Button>());
        });
    }

    private static Type ErrorOfClassMap(byte[] document)
    {
        using var reader = new MongoDB.Bson.IO.BsonBinaryReader(new MemoryStream(document));
        var classMap = new BsonClassMapSerializer<Widget>(BsonClassMap.LookupClassMap(typeof(Widget)));
        return Assert.Catch(() => classMap.Deserialize(BsonDeserializationContext.CreateRoot(reader)))!.GetType();
    }

    private static Widget Read(byte[] document) => BsonGenSerializer.Deserialize<Widget>(document);

    // The last item counts. The items before it have no effect.
    private static byte[] Spell(int number) =>
        new BsonDocument { { "_t", new BsonArray { new string('x', Length) + number, "Button" } }, { "Size", 1 } }.ToBson();
}
