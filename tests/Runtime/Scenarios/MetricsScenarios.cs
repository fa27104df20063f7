using System.Collections.Concurrent;
using System.Diagnostics.Metrics;
using System.Reflection;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>The meter and the event for types that fall back, and that exceptions of the user's handlers have no effect.</summary>
public static class MetricsScenarios
{
    // A guard against a test that never ends.
    private static readonly TimeSpan Long = TimeSpan.FromMinutes(2);

    public static void FallbacksFromBeforeTheListenerAreCounted()
    {
        CreatedByDelegate.RegisterConvention<Order>();
        CreatedByDelegate.RegisterClassMap<Tree>();
        BsonSerializer.RegisterDiscriminatorConvention(typeof(Chain), new ScalarDiscriminatorConvention("kind"));
        using var added = new CountdownEvent(3);
        BsonGenFallbacks.FellBack += _ => added.Signal();
        foreach (var use in new Action[]
        {
            () => new Order().ToBson(),
            () => new Tree().ToBson(),
            () => new Chain().ToBson(),
        })
        {
            use();
            use();
        }

        Expect.Equal(true, added.Wait(Long), "reported");
        using var recorder = new MeterRecorder();
        const string Expected =
            """
            bsongen.fallbacks bsongen.type=Runtime.Models.Chain bsongen.reason=discriminator_convention 1
            bsongen.fallbacks bsongen.type=Runtime.Models.Order bsongen.reason=conventions 1
            bsongen.fallbacks bsongen.type=Runtime.Models.Tree bsongen.reason=class_map 1
            """;
        Expect.Equal(Expected, recorder.Collect(), "fallbacks");
        Expect.Equal(Expected, recorder.Collect(), "fallbacks, again");
        Expect.Equal(1, recorder.Published.Count(name => name == "bsongen.fallbacks"), "instruments");
    }

    public static void TheEventIsRaisedOnceForEachType()
    {
        var seen = new ConcurrentQueue<BsonGenFallback>();
        var own = new ConcurrentQueue<BsonGenFallback>();
        using var added = new CountdownEvent(2);
        Action<BsonGenFallback> removed = _ => throw new InvalidOperationException("It was removed.");
        BsonGenFallbacks.FellBack += removed;
        BsonGenFallbacks.FellBack -= removed;
        BsonGenFallbacks.FellBack += fallback =>
        {
            seen.Enqueue(fallback);
            added.Signal();
        };
        BsonGenFallbacks.FellBack += own.Enqueue;
        CreatedByDelegate.RegisterClassMap<Tree>();
        BsonSerializer.RegisterDiscriminatorConvention(typeof(Chain), new ScalarDiscriminatorConvention("kind"));
        Threads.Run(_ =>
        {
            new Tree().ToBson();
            BsonGenSerializer.Serialize(new Tree());
            new Line().ToBson();
        });
        new Chain().ToBson();
        Expect.Equal(true, added.Wait(Long), "raised");
        BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(Tree).Assembly);
        Expect.Equal(1, seen.Count(fallback => fallback.Type == typeof(Tree)), "for the tree");
        Expect.Equal(1, seen.Count(fallback => fallback.Type == typeof(Chain)), "for the chain");
        Expect.Equal(
            CreatedByDelegate.Reason,
            seen.Single(fallback => fallback.Type == typeof(Tree)).Reason,
            "reason");
    }

    public static void HandlersMayThrowUseTheTypeAndWait()
    {
        using var done = new ManualResetEventSlim();
        var calls = 0;
        BsonGenFallbacks.FellBack += _ =>
        {
            Interlocked.Increment(ref calls);
            throw new InvalidOperationException("The handler fails.");
        };
        BsonGenFallbacks.FellBack += fallback =>
        {
            if (fallback.Type == typeof(Line))
            {
                // The type is used by another thread, for which this one waits.
                var other = new Thread(() => Expect.SameAsClassMap());
                other.Start();
                other.Join();
                done.Set();
            }
        };
        CreatedByDelegate.RegisterConvention<Line>();

        // The type's first use is that of a member, in a static initialiser.
        Expect.SameAsClassMap();
        Expect.Equal(true, done.Wait(Long), "the handler came to its end");
        Expect.Equal(1, calls, "calls of the handler that throws");
        Expect.SameAsClassMap();
    }

    public static void AListenerMayThrowWhenInstrumentsArePublished()
    {
        using var listener = new MeterListener
        {
            InstrumentPublished = (instrument, _) =>
            {
                if (instrument.Meter == MeterRecorder.Meter)
                {
                    throw new InvalidOperationException("The listener fails.");
                }
            },
        };
        listener.Start();
        Expect.SameAsClassMap();
        CreatedByDelegate.RegisterClassMap<Tree>();
        using var added = new ManualResetEventSlim();
        BsonGenFallbacks.FellBack += _ => added.Set();
        new Tree().ToBson();
        Expect.Equal(true, added.Wait(Long), "raised");
        Expect.SameAsClassMap();
    }

    public static void AListenerMayReadDocumentsWhenInstrumentsArePublished()
    {
        var bytes = 0;
        using var listener = new MeterListener
        {
            InstrumentPublished = (instrument, _) =>
            {
                if (instrument.Meter == MeterRecorder.Meter)
                {
                    bytes += BsonGenSerializer.Serialize(new Line { Text = instrument.Name }).Length;
                }
            },
        };
        listener.Start();
        Expect.SameAsClassMap();
        Expect.Equal(true, bytes > 0, "written by the listener");
        using var recorder = new MeterRecorder("bsongen.documents.written");
        BsonGenSerializer.Serialize(new Line());
        Expect.Equal("bsongen.documents.written bsongen.type=Runtime.Models.Line bsongen.path=direct 1", recorder.Show(), "counted");
    }

    public static void RacingThreadsLoseNoCount()
    {
        using var recorder = new MeterRecorder();
        Threads.Run(_ => BsonGenSerializer.Serialize(new Chain()));
        Expect.Equal(
            $"bsongen.documents.written bsongen.type=Runtime.Models.Chain bsongen.path=direct {Threads.Count}",
            recorder.Show().Split('\n')[^1],
            "counted");
    }

    public static void TheFirstDocumentCreatesTheMeter()
    {
        var instance = typeof(BsonGenSerializer).Assembly.GetType("BsonGen.Internal.Metrics.BsonGenMeter")!
            .GetField("_instance", BindingFlags.NonPublic | BindingFlags.Static)!;
        BsonSerializer.LookupSerializer<Order>();
        Expect.Equal(null, instance.GetValue(null), "before");
        new Order().ToBson();
        using var recorder = new MeterRecorder();
        Expect.Equal(
            "bsongen.bytes.read bsongen.bytes.written bsongen.documents.read bsongen.documents.written bsongen.fallbacks bsongen.restarts",
            string.Join(' ', recorder.Published.Order(StringComparer.Ordinal)),
            "instruments");
    }
}
