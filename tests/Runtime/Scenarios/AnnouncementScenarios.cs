using BsonGen.CodeGeneration;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>
/// After a thread created a serializer, all derived types are registered, even if another thread is still registering them.
/// </summary>
public static class AnnouncementScenarios
{
    private static readonly ManualResetEventSlim Reached = new();
    private static readonly ManualResetEventSlim Continue = new();
    private static int _count;

    public static void ATypeIsAnnouncedAfterItsKnownTypes()
    {
        var slow = new Thread(static () => _ = new SignalSerializer());
        slow.Start();
        Expect.Equal(true, Reached.Wait(TimeSpan.FromMinutes(5)), "the first thread is held up between the type and its last known type");
        try
        {
            _ = new SignalSerializer();
            Expect.Equal(true, BsonSerializer.IsTypeDiscriminated(typeof(Signal)), "is discriminated");
            Expect.Equal(typeof(LastSignal), BsonSerializer.LookupActualType(typeof(Signal), nameof(LastSignal)), "known type");
        }
        finally
        {
            Continue.Set();
            slow.Join();
        }
    }

    /// <summary>The class map of a known type creates the serializer of another type while the first type is announced.</summary>
    public static void TypesInClassMapsOfKnownTypesAreAnnounced()
    {
        BsonSerializer.LookupSerializer<Vessel>();
        var berth = BsonSerializer.Deserialize<Berth>(new BsonDocument { { "_t", nameof(LargeBerth) }, { "Depth", 3 } }.ToBson());
        Expect.Equal(typeof(LargeBerth), berth.GetType(), "type");
    }

    private class Signal;

    /// <summary>Reading its attributes blocks the first thread.</summary>
    [GeneratedSerializer(typeof(SignalSerializer)), HeldUp]
    private sealed class HeldUpSignal : Signal;

    private sealed class LastSignal : Signal;

    private sealed class SignalSerializer() : GeneratedBsonSerializer<Signal>("", knownTypes: [typeof(HeldUpSignal), typeof(LastSignal)])
    {
        public override Signal ReadDocument(ref BsonSpanReader reader) => throw new NotSupportedException();

        public override void WriteMembers(ref BsonSpanWriter writer, int document, Signal value) => throw new NotSupportedException();
    }

    [AttributeUsage(AttributeTargets.Class)]
    private sealed class HeldUpAttribute : BsonKnownTypesAttribute
    {
        public HeldUpAttribute()
            : base([])
        {
            if (Interlocked.Increment(ref _count) == 1)
            {
                Reached.Set();
                Continue.Wait();
            }
        }
    }
}
