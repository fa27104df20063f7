using Contract.V1;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using NUnit.Framework;

namespace BsonGen.Contract.Tests;

/// <summary>A library with code that an older package generated reads and writes with this runtime like the class map.</summary>
public sealed class OlderLibraryTests
{
    [TestCaseSource(typeof(Documents), nameof(Documents.All))]
    public void ReadsAndWritesAsTheClassMap(Type type, string document) =>
        typeof(OlderLibraryTests).GetMethod(nameof(Compare))!.MakeGenericMethod(type).Invoke(null, [document]);

    public static void Compare<T>(string document)
    {
        var bytes = Documents.ToBytes(document);
        var generated = BsonSerializer.LookupSerializer<T>();
        var classMap = new BsonClassMapSerializer<T>(BsonClassMap.LookupClassMap(typeof(T)));
        Assert.That(generated.GetType().Assembly, Is.EqualTo(typeof(Scalars).Assembly), "The serializer of the library serves the type.");

        var value = Read(generated, bytes);
        var written = Write(generated, value);
        Assert.That(BsonSerializer.Deserialize<BsonDocument>(written).ToJson(), Is.EqualTo(BsonSerializer.Deserialize<BsonDocument>(Write(classMap, value)).ToJson()));
        Assert.That(written, Is.EqualTo(Write(classMap, value)));
        Assert.That(BsonGenSerializer.Serialize(BsonGenSerializer.Deserialize<T>(bytes)), Is.EqualTo(written), "The direct API does the same.");

        var target = value;
        BsonGenSerializer.DeserializeInto(bytes, ref target);
        Assert.That(BsonGenSerializer.Serialize(target), Is.EqualTo(written), "Reading into an existing object does the same.");
        Assert.That(ReferenceEquals(target, value), Is.EqualTo(typeof(T).IsDefined(typeof(BsonReusableAttribute), inherit: false)));

        // Before 2.20 class maps can't read structs.
        if (!typeof(T).IsValueType && !typeof(T).IsAbstract)
        {
            Assert.That(Write(classMap, Read(classMap, bytes)), Is.EqualTo(written));
        }
    }

    [Test]
    public void NoOtherTypeFallsBack() => Assert.That(
        BsonGenFallbacks.Find(typeof(Scalars).Assembly)
            .Where(fallback => fallback.Type != typeof(Tagged) && fallback.Type != typeof(Renamed))
            .Select(fallback => $"{fallback.Type}: {fallback.Reason}"),
        Is.Empty);

    [Test]
    public void EveryTypeHasADocument() => Assert.That(
        typeof(Scalars).Assembly.GetTypes().Where(type => type.IsDefined(typeof(BsonSerializerAttribute), inherit: false)).Append(typeof(External)),
        Is.EquivalentTo(Documents.Types));

    private static T Read<T>(IBsonSerializer<T> serializer, byte[] bytes)
    {
        using var reader = new BsonBinaryReader(new MemoryStream(bytes));
        return serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader));
    }

    private static byte[] Write<T>(IBsonSerializer<T> serializer, T value)
    {
        using var stream = new MemoryStream();
        using (var writer = new BsonBinaryWriter(stream))
        {
            serializer.Serialize(BsonSerializationContext.CreateRoot(writer), value);
        }

        return stream.ToArray();
    }
}
