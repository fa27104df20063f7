using Benchmarks.Harness;
using Benchmarks.Socket;
using Benchmarks.Suites;
using BsonGen;
using MongoDB.Driver;

namespace Benchmarks.Queries;

/// <summary>
/// Queries of a shop's orders through a collection of the driver, as applications write them. The server is another process with prepared
/// replies, so the processor's time of this process is what a query costs its client.
/// </summary>
internal static class QuerySuite
{
    public const int Count = 500;

    private const string Name = "queries";
    private const string First = "first";

    /// <param name="names">The cases; all if there are none.</param>
    public static IEnumerable<IReadOnlyList<Measurement>> Measure(IReadOnlyList<string> names)
    {
        var orders = OrderSource.Create(Count);
        using var server = new ServerProcess(orders.Select(static order => BsonGenSerializer.Serialize(order)));
        using var client = new MongoClient(server.ConnectionString);
        var database = client.GetDatabase(PreparedServer.Database);
        List<long> ids = [.. orders.Select(static order => order.Id)];
        var cases = (from side in Sides.All
                     from call in Sides.CreateCalls(side, database, ids)
                     where names.Count == 0 || names.Contains(call.Key)
                     group new CallSubject(side, call.Value) by call.Key).ToList();
        CallTimer.WarmUp([.. cases.SelectMany(static subjects => subjects)]);
        foreach (var subjects in cases)
        {
            yield return CallTimer.Measure(Name, subjects.Key, [.. subjects]);
        }

        if (names.Count == 0 || names.Contains(First))
        {
            foreach (var results in FirstCalls.Measure(Name, server.ConnectionString))
            {
                yield return results;
            }
        }
    }
}
