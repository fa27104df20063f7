using System.Collections.Concurrent;
using System.Diagnostics;
using BsonGen;
using MongoDB.Bson;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>The line about the types that fell back while the program started.</summary>
public static class FallbackLogScenarios
{
    private const string Rest = " BsonGenFallbacks.Observed says why.";

    private static readonly TimeSpan Long = TimeSpan.FromMinutes(2);

    public static void OneLineIsWritten()
    {
        using var lines = new BlockingCollection<string>();
        BsonGenFallbacks.LogTo = line =>
        {
            lines.Add(line);
            throw new InvalidOperationException("It is ignored.");
        };
        CreatedByDelegate.RegisterClassMap<Tree>();
        CreatedByDelegate.RegisterClassMap<Order>();
        CreatedByDelegate.RegisterClassMap<Widget>();
        new Tree().ToBson();
        new Order().ToBson();
        Expect.Equal(true, lines.TryTake(out var line, Long), "written");
        Expect.Equal(
            "BsonGen: 2 types use the class map instead of a generated serializer: Runtime.Models.Order and 1 more." + Rest, line, "line");
        new Widget().ToBson();
        Expect.Equal(false, lines.TryTake(out _, TimeSpan.FromSeconds(4)), "written again");
    }

    public static void TracesGetItByDefault()
    {
        using var listener = new Listener();
        Trace.Listeners.Add(listener);
        CreatedByDelegate.RegisterClassMap<Berth>();
        new Berth().ToBson();
        Expect.Equal(true, IsWrittenFor<Berth>(listener, Long, out var line), "written");
        Expect.Equal("BsonGen: 1 type uses the class map instead of a generated serializer: Runtime.Models.Berth." + Rest, line, "line");
    }

    public static void NullWritesNothing()
    {
        using var listener = new Listener();
        Trace.Listeners.Add(listener);
        BsonGenFallbacks.LogTo = null;
        CreatedByDelegate.RegisterClassMap<Loose>();
        new Loose().ToBson();
        Expect.Equal(false, IsWrittenFor<Loose>(listener, TimeSpan.FromSeconds(4), out _), "written");
        Expect.Equal(1, BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    // Other scenarios that run at the same time share the listeners of the process, so a line counts that names the type.
    private static bool IsWrittenFor<T>(Listener listener, TimeSpan time, out string? line)
    {
        var clock = Stopwatch.StartNew();
        while (listener.Lines.TryTake(out line, TimeSpan.FromSeconds(Math.Max(0, (time - clock.Elapsed).TotalSeconds))))
        {
            if (line.Contains(typeof(T).FullName!, StringComparison.Ordinal))
            {
                return true;
            }
        }

        return false;
    }

    private sealed class Listener : TraceListener
    {
        public BlockingCollection<string> Lines { get; } = [];

        public override void TraceEvent(TraceEventCache? eventCache, string source, TraceEventType eventType, int id, string? message) =>
            Lines.Add(message!);

        public override void Write(string? message)
        {
        }

        public override void WriteLine(string? message)
        {
        }
    }
}
