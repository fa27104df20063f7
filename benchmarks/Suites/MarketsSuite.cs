extern alias ClassMapped;

using System.Runtime.InteropServices;
using Benchmarks.Harness;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using ByHand = Benchmarks.Suites.ByHand;
using Generated = Markets;
using Mapped = ClassMapped::Markets;

namespace Benchmarks.Suites;

/// <summary>A service that lists betting markets: 10,000 small documents, each with a list of smaller ones.</summary>
public static class MarketsSuite
{
    public static IEnumerable<Case> GetCases()
    {
        var documents = MarketFile.Documents;
        var size = documents.Average(document => document.Length);
        var markets = documents.Select(document => BsonGenSerializer.Deserialize<Generated.Market>(document)).ToList();
        yield return new Case(
            "read",
            [
                new Subject<byte[], Mapped.Market>(Subject.ClassMap, documents, static bytes => BsonSerializer.Deserialize<Mapped.Market>(bytes)) { PayloadBytes = size },
                new Subject<byte[], ByHand.Market>(Subject.HandWritten, documents, static bytes => BsonSerializer.Deserialize<ByHand.Market>(bytes)) { PayloadBytes = size },
                new Subject<byte[], Generated.Market>(Subject.Driver, documents, static bytes => BsonSerializer.Deserialize<Generated.Market>(bytes)) { PayloadBytes = size },
                new Subject<byte[], Generated.Market>(Subject.Direct, documents, static bytes => BsonGenSerializer.Deserialize<Generated.Market>(bytes)) { PayloadBytes = size },
                new Subject<Generated.Market, Generated.Market>(Subject.Floor, markets, Copy),
            ]);
        yield return new Case(
            "write",
            [
                new Subject<Mapped.Market, byte[]>(Subject.ClassMap, Read<Mapped.Market>(documents), static market => market.ToBson()) { PayloadBytes = size },
                new Subject<ByHand.Market, byte[]>(Subject.HandWritten, Read<ByHand.Market>(documents), static market => market.ToBson()) { PayloadBytes = size },
                new Subject<Generated.Market, byte[]>(Subject.Driver, markets, static market => market.ToBson()) { PayloadBytes = size },
                new Subject<Generated.Market, byte[]>(Subject.Direct, markets, BsonGenSerializer.Serialize) { PayloadBytes = size },
                new Subject<byte[], byte[]>(Subject.Floor, documents, static bytes => bytes.AsSpan().ToArray()) { PayloadBytes = size },
            ]);
    }

    /// <summary>The floor of reading: allocates what reading allocates, and looks at no byte.</summary>
    public static Generated.Market Copy(Generated.Market market)
    {
        var selections = CollectionsMarshal.AsSpan(market.Selections);
        var copies = new List<Generated.Selection>(selections.Length);
        CollectionsMarshal.SetCount(copies, selections.Length);
        var target = CollectionsMarshal.AsSpan(copies);
        for (var i = 0; i < selections.Length; i++)
        {
            var selection = selections[i];
            target[i] = new Generated.Selection(selection.Id, new string(selection.Name.AsSpan()), selection.Price);
        }

        return new Generated.Market { Id = market.Id, Status = market.Status, EventId = market.EventId, Selections = copies };
    }

    private static List<T> Read<T>(IEnumerable<byte[]> documents) => documents.Select(document => BsonSerializer.Deserialize<T>(document)).ToList();
}
