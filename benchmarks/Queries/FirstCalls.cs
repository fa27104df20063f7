using System.Diagnostics;
using System.Globalization;
using Benchmarks.Harness;
using Benchmarks.Suites;
using MongoDB.Driver;

namespace Benchmarks.Queries;

/// <summary>First calls of call sites, each in a fresh process that has found single orders before.</summary>
internal static class FirstCalls
{
    private const string Mode = "first";
    private const int Rounds = 11;
    private const int WarmCalls = 300;

    // In the order in which a process makes them. The driver's serializer reads the first results on all sides, so no later call
    // has the time in which the runtime compiles the class map's reader.
    private static readonly (string Name, string Call)[] Firsts =
    [
        ("first projection of a process, into an anonymous type", "page of 20 into an anonymous type"),
        ("first call of another call site, a record", "page of 20 into a record"),
        ("first call of another call site, a DTO", "page of 20 into a DTO"),
    ];

    public static IEnumerable<IReadOnlyList<Measurement>> Measure(string suite, string connection)
    {
        var processor = Firsts.Select(_ => Sides.All.ToDictionary(side => side, _ => new List<double>())).ToArray();
        var wall = Firsts.Select(_ => Sides.All.ToDictionary(side => side, _ => new List<double>())).ToArray();
        for (var round = 0; round < Rounds; round++)
        {
            foreach (var side in Sides.All)
            {
                var lines = Start(side, connection);
                for (var i = 0; i < Firsts.Length; i++)
                {
                    var times = lines[i].Split(' ');
                    processor[i][side].Add(double.Parse(times[0], CultureInfo.InvariantCulture));
                    wall[i][side].Add(double.Parse(times[1], CultureInfo.InvariantCulture));
                }
            }
        }

        return Firsts.Select((first, i) => Sample.Relate(
            suite,
            first.Name,
            [.. Sides.All.Select(side =>
                new Sample(side, processor[i][side], AllocatedBytes: null, PayloadBytes: null) { WallNanoseconds = wall[i][side] })]));
    }

    /// <summary>Makes and times the calls, if the arguments are those of such a process.</summary>
    /// <returns>Whether they are.</returns>
    public static async Task<bool> RunAsync(string[] args)
    {
        if (args is not [Mode, var side, var connection])
        {
            return false;
        }

        using var client = new MongoClient(connection);
        var ids = OrderSource.Create(QuerySuite.Count).ConvertAll(static order => order.Id);
        var calls = Sides.CreateCalls(side, client.GetDatabase(Socket.PreparedServer.Database), ids).ToDictionary();
        await WarmUpAsync(calls["find one order"]);
        foreach (var (_, name) in Firsts)
        {
            var processor = Environment.CpuUsage.TotalTime;
            var start = Stopwatch.GetTimestamp();
            await calls[name](0);
            var wall = Stopwatch.GetElapsedTime(start);
            processor = Environment.CpuUsage.TotalTime - processor;
            Console.WriteLine(FormattableString.Invariant($"{processor.TotalNanoseconds} {wall.TotalNanoseconds}"));
            await WarmUpAsync(calls[name]);
        }

        return true;
    }

    /// <summary>The pause lets the runtime finish what it compiles in the background.</summary>
    private static async Task WarmUpAsync(Func<int, Task<object?>> call)
    {
        for (var i = 0; i < WarmCalls; i++)
        {
            await call(i);
        }

        await Task.Delay(400);
    }

    private static string[] Start(string side, string connection)
    {
        var start = MeasuringProcess.CreateStart([Mode, side, connection]);
        start.RedirectStandardOutput = true;
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        return process.ExitCode == 0 ? output.Split('\n') : throw new InvalidOperationException($"The process of '{side}' failed.");
    }
}
