using System.Collections.Concurrent;
using System.Reflection;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Many threads with a newly loaded driver.</summary>
public static class ConcurrencyScenarios
{
    private static readonly Type[] Types =
        [.. Enumerable.Range(0, 200).Select(number =>
            typeof(Crowd).Assembly.GetType($"Runtime.Models.Crowd{number:000}", throwOnError: true)!)];

    public static void FirstUseOfManyTypesAtOnce()
    {
        var serializers = new ConcurrentDictionary<Type, IBsonSerializer>();
        Threads.Run(thread =>
        {
            for (var i = 0; i < Types.Length; i++)
            {
                // Each thread starts at another type, and half of them run in the other direction.
                var type = Types[(thread % 2 == 0 ? i + (3 * thread) : Types.Length - i + (3 * thread)) % Types.Length];
                if (thread % 4 < 2)
                {
                    CheckRoundTrip(type, isDirect: thread % 8 < 4);
                }

                var serializer = BsonSerializer.LookupSerializer(type);
                Expect.Equal(true, ReferenceEquals(serializer, serializers.GetOrAdd(type, serializer)), $"one serializer of {type.Name}");
            }
        });
        Expect.Equal(
            Types.Length,
            serializers.Count(pair => pair.Value.GetType().Name == pair.Key.Name + "BsonSerializer"),
            "generated serializers");
    }

    // The first decision applies to all threads, at any depth.
    public static void RegistrationRacesWithFirstUse()
    {
        Threads.Run(thread =>
        {
            for (var i = 0; i < Types.Length; i++)
            {
                var type = Types[(i + (7 * thread)) % Types.Length];
                switch (thread % 4)
                {
                    case 0:
                        TryRegisterSerializer(type);
                        break;
                    case 1:
                        BsonClassMap.LookupClassMap(type);
                        break;
                    case 2:
                        BsonSerializer.LookupSerializer(type);
                        break;
                    default:
                        ToBytes(type, isDirect: false);
                        break;
                }
            }
        });
        foreach (var type in Types)
        {
            var isGenerated = BsonSerializer.LookupSerializer(type).GetType().Name == type.Name + "BsonSerializer";
            var document = BsonSerializer.Deserialize<BsonDocument>(ToBytes(type, isDirect: false));
            Expect.Equal(!isGenerated, document.Contains("registered"), type.Name);
            Expect.Equal(document, BsonSerializer.Deserialize<BsonDocument>(ToBytes(type, isDirect: true)), $"{type.Name}, direct");
            var inList = BsonSerializer.Deserialize<BsonDocument>(new Crowd000 { Others = [Create(type)] }.ToBson());
            if (inList.TryGetValue("Others", out var others))
            {
                Expect.Equal(!isGenerated, others[0].AsBsonDocument.Contains("registered"), $"{type.Name} in a list");
            }
        }
    }

    public static void SerializersAreSharedByAllThreads()
    {
        var orders = Enumerable.Range(0, 200).Select(number =>
        {
            var order = Sample.Order();
            order.Count = number;
            order.Name = new string('ż', number * 10);
            order.Lines = [.. Enumerable.Range(0, number % 7).Select(line => new Line { Text = $"{number} {line}" })];
            return order;
        }).ToArray();
        var documents = orders.Select(order => order.ToBson()).ToArray();
        Threads.Run(thread =>
        {
            for (var i = 0; i < 3 * orders.Length; i++)
            {
                var number = (i + (31 * thread)) % orders.Length;
                var expected = documents[number];
                ExpectBytes(expected, orders[number].ToBson(), "driver's write");
                ExpectBytes(expected, BsonGenSerializer.Serialize(orders[number]), "direct write");
                ExpectBytes(expected, BsonGenSerializer.Serialize(BsonSerializer.Deserialize<Order>(expected)), "driver's read");
                ExpectBytes(expected, BsonGenSerializer.Serialize(BsonGenSerializer.Deserialize<Order>(expected)), "direct read");
            }
        });
    }

    // While another thread holds the driver's configuration lock, reading and writing go on.
    public static void NoLockIsTakenAfterTheStart()
    {
        var drawing = new Crowd000 { Others = [new Crowd001 { Id = 1 }, new Crowd012 { Twin = new Crowd021() }] };
        var expected = BsonGenSerializer.Serialize(drawing);
        var order = BsonGenSerializer.Serialize(Sample.Order());
        Work();

        var configuration = (ReaderWriterLockSlim)typeof(BsonSerializer)
            .GetProperty("ConfigLock", BindingFlags.NonPublic | BindingFlags.Static)!.GetValue(null)!;
        var worker = new Thread(Work);
        configuration.EnterWriteLock();
        bool hasWaited;
        try
        {
            worker.Start();
            do
            {
                hasWaited = configuration.WaitingReadCount + configuration.WaitingUpgradeCount + configuration.WaitingWriteCount > 0;
            }
            while (!hasWaited && !worker.Join(millisecondsTimeout: 1));
        }
        finally
        {
            configuration.ExitWriteLock();
        }

        worker.Join();
        Expect.Equal(false, hasWaited, "waits for the lock");

        void Work()
        {
            for (var i = 0; i < 100; i++)
            {
                ExpectBytes(expected, BsonGenSerializer.Serialize(BsonGenSerializer.Deserialize<Crowd000>(expected)), "crowd");
                ExpectBytes(order, BsonGenSerializer.Serialize(BsonGenSerializer.Deserialize<Order>(order)), "order");
            }
        }
    }

    private static void CheckRoundTrip(Type type, bool isDirect)
    {
        var bytes = ToBytes(type, isDirect);
        var read = isDirect ? Direct(type, "ReadDirect").Invoke(null, [bytes])! : BsonSerializer.Deserialize(bytes, type);
        ExpectBytes(bytes, read.ToBson(type), type.Name);
        Expect.Equal(int.Parse(type.Name[^3..]), ((Crowd)read).Id, type.Name);
    }

    private static byte[] ToBytes(Type type, bool isDirect) =>
        isDirect ? (byte[])Direct(type, "WriteDirect").Invoke(null, [Create(type)])! : Create(type).ToBson(type);

    /// <summary>An object with a twin, another one of the same type in a list, and their numbers.</summary>
    private static Crowd Create(Type type)
    {
        var root = New(type);
        var twin = type.GetProperty("Twin")!;
        twin.SetValue(root, New(twin.PropertyType));
        type.GetProperty("Others")!.SetValue(root, new List<Crowd> { New(type), New(twin.PropertyType) });
        return root;

        static Crowd New(Type type)
        {
            var crowd = (Crowd)Activator.CreateInstance(type)!;
            crowd.Id = int.Parse(type.Name[^3..]);
            return crowd;
        }
    }

    private static void TryRegisterSerializer(Type type)
    {
        try
        {
            BsonSerializer.RegisterSerializer(type, (IBsonSerializer)Activator.CreateInstance(typeof(Registered<>).MakeGenericType(type))!);
        }
        catch (BsonSerializationException)
        {
            // Another thread was first.
        }
    }

    private static MethodInfo Direct(Type type, string name) =>
        typeof(ConcurrencyScenarios).GetMethod(name, BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(type);

    private static T ReadDirect<T>(byte[] bytes) => BsonGenSerializer.Deserialize<T>(bytes);

    private static byte[] WriteDirect<T>(T value) => BsonGenSerializer.Serialize(value);

    private static void ExpectBytes(byte[] expected, byte[] actual, string what)
    {
        if (!expected.AsSpan().SequenceEqual(actual))
        {
            throw new InvalidOperationException($"{what}: expected {Convert.ToHexString(expected)}, not {Convert.ToHexString(actual)}.");
        }
    }

    /// <summary>A user's serializer; all of them are equal, since many threads register one.</summary>
    private sealed class Registered<T> : SerializerBase<T>
        where T : new()
    {
        public override T Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
        {
            BsonDocumentSerializer.Instance.Deserialize(context);
            return new T();
        }

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, T value) =>
            BsonDocumentSerializer.Instance.Serialize(context, new BsonDocument("registered", true));

        public override bool Equals(object? obj) => obj?.GetType() == GetType();

        public override int GetHashCode() => GetType().GetHashCode();
    }
}
