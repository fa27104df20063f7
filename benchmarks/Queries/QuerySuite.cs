extern alias ClassMapped;
extern alias Plain;

using Benchmarks.Harness;
using Benchmarks.Socket;
using Benchmarks.Suites;
using BsonGen;
using MongoDB.Driver;

namespace Benchmarks.Queries;

/// <summary>
/// Queries of a shop's orders through a collection of the driver, as applications write them. The server is another process with prepared replies, so the
/// processor's time of this process is what a query costs its client.
/// </summary>
public static class QuerySuite
{
    public const string Name = "queries";

    private const int Count = 500;

    public static IEnumerable<IReadOnlyList<Measurement>> Measure(IReadOnlyList<string> names)
    {
        var orders = OrderSource.Create(Count);
        using var server = new ServerProcess(orders.Select(static order => BsonGenSerializer.Serialize(order)));
        using var client = new MongoClient(server.ConnectionString);
        var database = client.GetDatabase(PreparedServer.Database);
        List<long> ids = [.. orders.Select(static order => order.Id)];
        var sides = new (string Name, IEnumerable<KeyValuePair<string, Func<int, Task<object?>>>> Calls)[]
        {
            (Subject.ClassMap, ClassMapped::Benchmarks.Queries.OrderQueries.Create(database, PreparedServer.Collection, ids).Calls),
            (Subject.Driver, Plain::Benchmarks.Queries.OrderQueries.Create(database, PreparedServer.Collection, ids).Calls),
        };
        var cases = (from side in sides
                     from call in side.Calls
                     where names.Count == 0 || names.Contains(call.Key)
                     group new CallSubject(side.Name, call.Value) by call.Key).ToList();
        CallTimer.WarmUp([.. cases.SelectMany(static subjects => subjects)]);
        foreach (var subjects in cases)
        {
            yield return CallTimer.Measure(Name, subjects.Key, [.. subjects]);
        }
    }
}
