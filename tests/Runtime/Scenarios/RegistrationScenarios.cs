using System.Reflection;
using System.Runtime.Loader;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Which serializer serves a type.</summary>
public static class RegistrationScenarios
{
    // The type is found by reflection alone, so no code of its assembly has run before the driver looks it up.
    [Rule("8.2", "8.7")]
    public static void GeneratedSerializerIsFoundBeforeAnyCodeOfItsAssemblyRuns()
    {
        var type = FindModel("Order");
        var serializer = BsonSerializer.LookupSerializer(type);
        Expect.Equal("OrderBsonSerializer", serializer.GetType().Name, "serializer");
    }

    public static void DirectApiFindsTypesWhoseAssemblyHasNotRun()
    {
        var type = FindModel("Line");
        var bytes = BsonGenSerializer.Serialize(type, Activator.CreateInstance(type)!);
        Expect.Equal(2, BsonSerializer.Deserialize<BsonDocument>(bytes).ElementCount, "elements");
    }

    [Rule("8.1", "0.2")]
    public static void EarlierRegisteredSerializerWins()
    {
        BsonSerializer.RegisterSerializer(new LineSerializer());
        Expect.Equal(false, Expect.IsGenerated<Line>(), "generated");
        var document = Expect.SameAsClassMap();
        Expect.Equal<BsonValue>("line a", document["Lines"][0], "line");
        Expect.Equal("read", BsonSerializer.Deserialize<Order>(document.ToBson()).Lines![0].Text!, "read line");
    }

    [Rule("8.5", "0.2")]
    public static void EarlierRegisteredClassMapWins()
    {
        BsonClassMap.RegisterClassMap<Line>(map =>
        {
            map.AutoMap();
            map.GetMemberMap(line => line.Text).SetElementName("t");
        });
        var document = Expect.SameAsClassMap();
        Expect.Equal<BsonValue>("a", document["Lines"][0]["t"], "line");
        Expect.Equal("a", BsonGenSerializer.Deserialize<Line>(BsonGenSerializer.Serialize(new Line { Text = "a" })).Text!, "direct");
    }

    public static void EarlierRegisteredClassMapOfABaseClassWins()
    {
        BsonClassMap.RegisterClassMap<Order>(map =>
        {
            map.AutoMap();
            map.GetMemberMap(order => order.Name).SetElementName("n");
        });
        var document = BsonSerializer.Deserialize<BsonDocument>(new RushOrder { Name = "x", Hours = 3 }.ToBson());
        Expect.Equal<BsonValue>("x", document["n"], "name");
        Expect.Equal("x", BsonSerializer.Deserialize<RushOrder>(document.ToBson()).Name!, "read");
    }

    public static void EarlierRegisteredAutoMapChangesNothing()
    {
        BsonClassMap.RegisterClassMap<Order>();
        Expect.SameAsClassMap();
        Expect.Equal(true, Expect.IsGenerated<Order>(), "generated");
    }

    [Rule("8.2", "8.4")]
    public static void ProviderOfTheUserWins()
    {
        BsonSerializer.RegisterSerializationProvider(new LineProvider());
        Expect.Equal(false, Expect.IsGenerated<Line>(), "generated");
        Expect.Equal<BsonValue>("line a", Expect.SameAsClassMap()["Lines"][0], "line");
    }

    [Rule("8.3")]
    public static void LaterRegistrationIsRefusedAsForAnyType()
    {
        BsonSerializer.LookupSerializer<Line>();
        Expect.Throws<BsonSerializationException>(() => BsonSerializer.RegisterSerializer(new LineSerializer()), "second registration");
    }

    [Rule("1.9.6")]
    public static void ClassMapsInUseCantBeChanged()
    {
        BsonSerializer.LookupSerializer<Order>();
        Expect.Equal(3, BsonSerializer.Deserialize<Order>(Sample.Order().ToBson()).Count, "count");
        var map = BsonClassMap.LookupClassMap(typeof(Order));
        Expect.Throws<InvalidOperationException>(() => map.SetDiscriminator("other"), "change");
    }

    [Rule("8.6", "8.1")]
    public static void ThreadsMayRaceForTheFirstUse()
    {
        const int Count = 16;
        using var start = new Barrier(Count);
        var threads = Enumerable.Range(0, Count).Select(number => Task.Factory.StartNew(
            () =>
            {
                start.SignalAndWait();
                return (number % 4) switch
                {
                    0 => Sample.Order().ToBson(),
                    1 => BsonGenSerializer.Serialize(Sample.Order()),
                    2 => Sample.Order().ToBson(serializer: new BsonClassMapSerializer<Order>(BsonClassMap.LookupClassMap(typeof(Order)))),
                    _ =>
                        BsonSerializer.Deserialize<RushOrder>(new RushOrder { Name = "x" }.ToBson()).Name == "x"
                            ? Sample.Order().ToBson()
                            : [],
                };
            },
            CancellationToken.None,
            TaskCreationOptions.LongRunning,
            TaskScheduler.Default)).ToArray();
        var expected = Sample.Order().ToBson();
        foreach (var thread in threads)
        {
            Expect.Equal(Convert.ToHexString(expected), Convert.ToHexString(thread.Result), "bytes");
        }
    }

    [Rule("4.3.8")]
    public static void DerivedTypesAreReadAsThemselves()
    {
        BsonSerializer.LookupSerializer<Order>();
        BsonSerializer.LookupSerializer<RushOrder>();
        Order order = new RushOrder { Name = "x", Hours = 3 };
        foreach (var bytes in new[] { order.ToBson(), BsonGenSerializer.Serialize(order) })
        {
            Expect.Equal<BsonValue>("RushOrder", BsonSerializer.Deserialize<BsonDocument>(bytes)["_t"], "discriminator");
            Expect.Equal(3, ((RushOrder)BsonSerializer.Deserialize<Order>(bytes)).Hours, "driver");
            Expect.Equal(3, ((RushOrder)BsonGenSerializer.Deserialize<Order>(bytes)).Hours, "direct");
        }
    }

    private static Type FindModel(string name) => AssemblyLoadContext.GetLoadContext(typeof(RegistrationScenarios).Assembly)!
        .LoadFromAssemblyName(new AssemblyName("Runtime.Models"))
        .GetType("Runtime.Models." + name, throwOnError: true)!;

    private sealed class LineSerializer : SerializerBase<Line>
    {
        public override Line Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
        {
            context.Reader.ReadString();
            return new Line { Text = "read" };
        }

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Line value) =>
            context.Writer.WriteString("line " + value.Text);
    }

    private sealed class LineProvider : IBsonSerializationProvider
    {
        public IBsonSerializer? GetSerializer(Type type) => type == typeof(Line) ? new LineSerializer() : null;
    }
}
