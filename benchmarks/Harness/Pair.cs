using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace Benchmarks.Harness;

/// <summary>The cases of a model that was compiled twice: with the generator, and without it for the class map.</summary>
public static class Pair
{
    public static IEnumerable<Case> ReadAndWrite<TMapped, TGenerated>(string what, IReadOnlyList<byte[]> documents)
    {
        yield return Read<TMapped, TGenerated>(what, documents);
        yield return Write<TMapped, TGenerated>(what, documents);
    }

    public static Case Read<TMapped, TGenerated>(string what, IReadOnlyList<byte[]> documents, int threads = 1)
    {
        var size = documents.Average(document => document.Length);
        var floor = documents.Select(document => BsonGenSerializer.Deserialize<TGenerated>(document)).ToList();
        return new Case(
            "read " + what,
            [
                new Subject<byte[], TMapped>(Subject.ClassMap, documents, static bytes => BsonSerializer.Deserialize<TMapped>(bytes)) { PayloadBytes = size },
                new Subject<byte[], TGenerated>(Subject.Driver, documents, static bytes => BsonSerializer.Deserialize<TGenerated>(bytes)) { PayloadBytes = size },
                new Subject<byte[], TGenerated>(Subject.Direct, documents, static bytes => BsonGenSerializer.Deserialize<TGenerated>(bytes)) { PayloadBytes = size },
                new Subject<TGenerated, TGenerated>(Subject.Floor, floor, Copier<TGenerated>.Copy),
            ],
            threads);
    }

    public static Case Write<TMapped, TGenerated>(string what, IReadOnlyList<byte[]> documents, int threads = 1)
    {
        var mapped = documents.Select(document => BsonSerializer.Deserialize<TMapped>(document)).ToList();
        var generated = documents.Select(document => BsonSerializer.Deserialize<TGenerated>(document)).ToList();
        var floor = mapped.Select(value => value.ToBson()).ToList();
        var size = floor.Average(document => document.Length);
        return new Case(
            "write " + what,
            [
                new Subject<TMapped, byte[]>(Subject.ClassMap, mapped, static value => value.ToBson()) { PayloadBytes = size },
                new Subject<TGenerated, byte[]>(Subject.Driver, generated, static value => value.ToBson()) { PayloadBytes = size },
                new Subject<TGenerated, byte[]>(Subject.Direct, generated, BsonGenSerializer.Serialize) { PayloadBytes = size },
                new Subject<byte[], byte[]>(Subject.Floor, floor, static bytes => bytes.AsSpan().ToArray()) { PayloadBytes = size },
            ],
            threads);
    }
}
