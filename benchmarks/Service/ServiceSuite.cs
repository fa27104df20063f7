using System.Diagnostics;
using Benchmarks.Harness;
using Benchmarks.Models;
using Benchmarks.Socket;
using Benchmarks.Suites;
using BsonGen;
using Markets;
using MemoryPack;
using MongoDB.Bson;

namespace Benchmarks.Service;

/// <summary>
/// A minimal API of ASP.NET Core that answers requests from a database and as JSON. The service, the servers of the database and this
/// process, which sends the requests, share the processors. The time is the processor's time of the service's process.
/// </summary>
public static class ServiceSuite
{
    public const string Name = "service";
    private const string Packed = "MemoryPack in a binary";

    private const int Documents = 500;
    private const int Connections = 16;
    private const int Rounds = 7;
    private const int WarmUpPhases = 3;

    // A round ends after the time or after the number of requests, whichever is first.
    private const int MostRequests = 50_000;
    private static readonly TimeSpan RoundTime = TimeSpan.FromSeconds(1.2);

    public static IEnumerable<IReadOnlyList<Measurement>> Measure()
    {
        var markets = MarketFile.Documents.Take(Documents).ToList();
        var orders = OrderSource.Create(Documents);
        using var marketServer = new ServerProcess(markets);
        using var orderServer = new ServerProcess(orders.Select(static order => BsonGenSerializer.Serialize(order)));
        using var packedMarketServer = new ServerProcess(markets.Select(Pack));
        using var packedOrderServer = new ServerProcess(orders.Select(Pack));
        using var mapped = new ServiceProcess("Service.ClassMapped", marketServer.ConnectionString, orderServer.ConnectionString);
        using var generated = new ServiceProcess("Service.Generated", marketServer.ConnectionString, orderServer.ConnectionString);
        using var packed = new ServiceProcess("Service.Packed", packedMarketServer.ConnectionString, packedOrderServer.ConnectionString);
        var sides =
            new (string Name, ServiceProcess Service)[] { (Subject.ClassMap, mapped), (Subject.Driver, generated), (Packed, packed) };
        var requests = new (string Name, string Path)[]
        {
            ("200 markets as JSON", "/markets?status=1"),
            ("200 markets, none written", "/markets/count?status=1"),
            ("one market as JSON", $"/markets/{BsonGenSerializer.Deserialize<Market>(markets[0]).Id}"),
            ("projected page of 20 orders as JSON", "/orders?status=1"),
        };
        foreach (var (name, path) in requests)
        {
            yield return Sample.Relate(Name, name, Measure(path, sides));
        }
    }

    private static List<Sample> Measure(string path, (string Name, ServiceProcess Service)[] sides)
    {
        AssertEqualAnswers(path, sides);
        for (var phase = 0; phase < WarmUpPhases; phase++)
        {
            foreach (var (_, service) in sides)
            {
                Run(service, path);
            }
        }

        var rounds = sides.Select(_ => new List<(double Processor, double PerSecond)>()).ToArray();
        for (var round = 0; round < Rounds; round++)
        {
            for (var i = 0; i < sides.Length; i++)
            {
                rounds[i].Add(Run(sides[i].Service, path));
            }
        }

        return
        [
            .. sides.Select((side, i) => new Sample(
                side.Name, rounds[i].ConvertAll(static round => round.Processor), AllocatedBytes: null, PayloadBytes: null)
            {
                PerSecond = rounds[i].ConvertAll(static round => round.PerSecond),
            }),
        ];
    }

    private static void AssertEqualAnswers(string path, (string Name, ServiceProcess Service)[] sides)
    {
        using var client = new HttpClient();
        var answers = sides.Select(side => client.GetStringAsync(new Uri(side.Service.Address, path)).GetAwaiter().GetResult()).ToList();
        if (answers[0].Length < 3 || answers.Any(answer => answer != answers[0]))
        {
            throw new InvalidOperationException($"The answers to {path} differ:\n{string.Join("\n", answers)}");
        }
    }

    private static (double Processor, double PerSecond) Run(ServiceProcess service, string path)
    {
        var left = MostRequests;
        var done = 0;
        var processor = service.ProcessorTime;
        var start = Stopwatch.GetTimestamp();
        Task.WhenAll(Enumerable.Range(0, Connections).Select(_ => Task.Run(SendAsync))).GetAwaiter().GetResult();
        var wall = Stopwatch.GetElapsedTime(start);
        return ((service.ProcessorTime - processor).TotalNanoseconds / done, done / wall.TotalSeconds);

        async Task SendAsync()
        {
            using var cancellation = new CancellationTokenSource(TimeSpan.FromSeconds(30));
            using var connection = await Connection.OpenAsync(service.Address, path);
            while (Stopwatch.GetElapsedTime(start) < RoundTime && Interlocked.Decrement(ref left) >= 0)
            {
                await connection.RequestAsync(cancellation.Token);
                Interlocked.Increment(ref done);
            }
        }
    }

    private static byte[] Pack(byte[] document)
    {
        var market = BsonGenSerializer.Deserialize<Market>(document);
        return new PackedDocument<int>(market.Id, market.Status, DateTime.UnixEpoch, MemoryPackSerializer.Serialize(market)).ToBson();
    }

    private static byte[] Pack(ShopOrder order) =>
        new PackedDocument<long>(order.Id, (int)order.Status, order.Placed, MemoryPackSerializer.Serialize(order)).ToBson();
}
