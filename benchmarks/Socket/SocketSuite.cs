extern alias ClassMapped;

using System.Security.Cryptography;
using Benchmarks.Harness;
using Benchmarks.Suites;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Driver;
using Generated = Benchmarks.Models;
using Mapped = ClassMapped::Benchmarks.Models;

namespace Benchmarks.Socket;

/// <summary>
/// Orders of a shop through a collection of the driver and a socket on this machine. The server replies with bytes that it has already, so
/// the client's part is measured: protocol, buffers, cursors and serializers.
/// </summary>
public static class SocketSuite
{
    private const string RawDocuments = "raw documents";

    private const int Count = 20_000;

    private const int FoundAlone = 500;

    public static IEnumerable<Case> GetCases()
    {
        var orders = OrderSource.Create(Count);
        var documents = orders.Select(static value => BsonGenSerializer.Serialize(value)).ToList();
        var size = documents.Average(document => document.Length);
        using var server = new PreparedServer(documents);
        using var client = new MongoClient(server.ConnectionString);
        var database = client.GetDatabase(PreparedServer.Database);
        yield return new Case(
            "read 20,000 orders with find",
            [
                Find<Mapped.ShopOrder>(Subject.ClassMap),
                Find<Generated.ShopOrder>(Subject.Driver),
                FindRaw(),
            ]);
        yield return new Case(
            "write 20,000 orders with insert",
            [
                Insert<Mapped.ShopOrder>(
                    Subject.ClassMap, documents.Select(document => BsonSerializer.Deserialize<Mapped.ShopOrder>(document))),
                Insert(Subject.Driver, orders),
                Insert(RawDocuments, documents.Select(document => new RawBsonDocument(document))),
            ]);
        yield return new Case(
            "read one order with find",
            [
                FindOne<Mapped.ShopOrder>(Subject.ClassMap),
                FindOne<Generated.ShopOrder>(Subject.Driver),
                FindOne<RawBsonDocument>(RawDocuments, Read),
            ]);

        IMongoCollection<T> Collection<T>() => database.GetCollection<T>(PreparedServer.Collection);

        Subject Find<T>(string name) =>
            new Subject<IMongoCollection<T>, List<T>>(name, [Collection<T>()], static collection => FindAll(collection))
            {
                OperationsPerPayload = Count,
                PayloadBytes = size,
            };

        // Raw documents refer to the buffers of the reply until they are disposed of. The results are found once more to compare them.
        Subject FindRaw() =>
            new Subject<IMongoCollection<RawBsonDocument>, int>(
                RawDocuments, [Collection<RawBsonDocument>()], static collection => Dispose(FindAll(collection)))
            {
                OperationsPerPayload = Count,
                PayloadBytes = size,
                Normalize = _ => FindAll(Collection<RawBsonDocument>()).Select(Read).ToList(),
            };

        Subject Insert<T>(string name, IEnumerable<T> values) =>
            new Subject<List<T>, bool>(name, [[.. values]], list => InsertAll(Collection<T>(), list))
            {
                OperationsPerPayload = Count,
                PayloadBytes = size,
                Normalize = _ => SHA256.HashData(server.LastInserted),
            };

        Subject FindOne<T>(string name, Func<T, object?>? normalize = null) =>
            new Subject<FilterDefinition<T>, T>(
                name,
                [.. orders.Take(FoundAlone).Select(order => Builders<T>.Filter.Eq("_id", order.Id))],
                filter => Collection<T>().Find(filter).FirstOrDefault())
            {
                PayloadBytes = documents.Take(FoundAlone).Average(document => document.Length),
                Normalize = normalize ?? (static found => found),
            };
    }

    private static List<T> FindAll<T>(IMongoCollection<T> collection) => collection.Find(FilterDefinition<T>.Empty).ToList();

    private static bool InsertAll<T>(IMongoCollection<T> collection, List<T> values)
    {
        collection.InsertMany(values);
        return true;
    }

    private static int Dispose(List<RawBsonDocument> documents)
    {
        foreach (var document in documents)
        {
            document.Dispose();
        }

        return documents.Count;
    }

    private static Mapped.ShopOrder Read(RawBsonDocument document) => BsonSerializer.Deserialize<Mapped.ShopOrder>(document.ToBson());
}
