using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Options;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Class maps that a user registers before the first use, each with one change.</summary>
public static class ClassMapScenarios
{
    public static void LocalDates() =>
        Check(map => map.GetMemberMap(order => order.When).SetSerializer(new DateTimeSerializer(DateTimeKind.Local)));

    public static void StandardGuids() =>
        Check(map => map.GetMemberMap(order => order.Key).SetSerializer(new GuidSerializer(GuidRepresentation.Standard)));

    public static void JavaGuids() =>
        Check(map => map.GetMemberMap(order => order.Key).SetSerializer(new GuidSerializer(GuidRepresentation.JavaLegacy)));

    public static void DictionariesAsArrays() => Check(map => map.GetMemberMap(order => order.ByName).SetSerializer(
        new DictionaryInterfaceImplementerSerializer<Dictionary<string, Status>>(DictionaryRepresentation.ArrayOfDocuments)));

    public static void KeysOfDictionaries() => Check(map => map.GetMemberMap(order => order.ByName).SetSerializer(
        new DictionaryInterfaceImplementerSerializer<Dictionary<string, Status>, string, Status>(
            DictionaryRepresentation.Document, new Shouting(), new EnumSerializer<Status>(BsonType.Int32))));

    public static void ItemsOfLists() => Check(map => map.GetMemberMap(order => order.Numbers).SetSerializer(
        new EnumerableInterfaceImplementerSerializer<List<int>, int>(new Int32Serializer(BsonType.String))));

    public static void ValuesOfNullables() => Check(map => map.GetMemberMap(order => order.OrNull).SetSerializer(
        new NullableSerializer<int>(new Int32Serializer(BsonType.String))));

    public static void TruncatedIntegers()
    {
        Check(map => map.GetMemberMap(order => order.Count).SetSerializer(
            new Int32Serializer(BsonType.Int32, new RepresentationConverter(allowOverflow: true, allowTruncation: true))));
        var bytes = new BsonDocument("Count", 1.5).ToBson();
        Expect.Equal(1, BsonSerializer.Deserialize<Order>(bytes).Count, "truncated");
    }

    [Rule("8.5")]
    public static void OwnCreator()
    {
        Check(map => map.SetCreator(() => new Order { Name = "created" }));
        Expect.Equal("created", BsonSerializer.Deserialize<Order>(new BsonDocument().ToBson()).Name!, "created");
    }

    public static void OwnConditions() => Check(map => map.GetMemberMap(order => order.Name).SetShouldSerializeMethod(_ => false));

    public static void OwnConditionInPlaceOfTheTypes()
    {
        BsonClassMap.RegisterClassMap<Configured>(map =>
        {
            map.AutoMap();
            map.GetMemberMap(configured => configured.Hidden).SetShouldSerializeMethod(_ => false);
        });
        var bytes = new Configured { Count = 1, Hidden = "x" }.ToBson();
        Expect.Equal(false, BsonSerializer.Deserialize<BsonDocument>(bytes).Contains("Hidden"), "hidden");
    }

    public static void OwnSerializersInPlaceOfAttributes()
    {
        BsonClassMap.RegisterClassMap<Configured>(map =>
        {
            map.AutoMap();
            map.GetMemberMap(configured =>
                configured.Duration).SetSerializer(new TimeSpanSerializer(BsonType.Int64, TimeSpanUnits.Minutes));
        });
        var bytes = new Configured { Duration = TimeSpan.FromHours(1) }.ToBson();
        Expect.Equal(60, BsonSerializer.Deserialize<BsonDocument>(bytes)["Duration"].ToInt32(), "minutes");
    }

    public static void MembersInAnotherOrder()
    {
        BsonClassMap.RegisterClassMap<Order>(map =>
        {
            map.MapMember(order => order.Total);
            map.AutoMap();
        });
        Expect.Equal("Total", Expect.SameAsClassMap().GetElement(0).Name, "first element");
    }

    public static void OwnDiscriminatorConvention()
    {
        // For derived classes since 3.1.
        if (DriverRules.IgnoresDiscriminatorConventions)
        {
            return;
        }

        BsonClassMap.RegisterClassMap<Order>(map =>
        {
            map.AutoMap();
            map.SetDiscriminatorConvention(new ScalarDiscriminatorConvention("kind"));
        });
        Expect.SameAsClassMap();
        Order order = new RushOrder { Hours = 3 };
        foreach (var bytes in new[] { order.ToBson(), BsonGenSerializer.Serialize(order) })
        {
            Expect.Equal<BsonValue>("RushOrder", BsonSerializer.Deserialize<BsonDocument>(bytes)["kind"], "discriminator");
            Expect.Equal(3, ((RushOrder)BsonSerializer.Deserialize<Order>(bytes)).Hours, "driver");
            Expect.Equal(3, ((RushOrder)BsonGenSerializer.Deserialize<Order>(bytes)).Hours, "direct");
        }
    }

    public static void TheDriversOwnDiscriminatorConventionChangesNothing()
    {
        BsonClassMap.RegisterClassMap<Order>();
        var serializer = new BsonClassMapSerializer<Order>(BsonClassMap.LookupClassMap(typeof(Order)));
        OrderBytes.Read(serializer, OrderBytes.Write(serializer, Sample.Order()));
        Expect.SameAsClassMap();
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    public static void AttributesChangeNothing()
    {
        BsonClassMap.RegisterClassMap<Configured>();
        new Configured
        {
            Count = 1,
            Hidden = "x",
        }.ToBson(serializer: new BsonClassMapSerializer<Configured>(BsonClassMap.LookupClassMap(typeof(Configured))));
        new Configured().ToBson();
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    public static void RefusalsOfTheDriverHaveItsReason()
    {
        BsonClassMap.RegisterClassMap<Line>(map =>
        {
            map.AutoMap();
            map.GetMemberMap(line => line.Key).SetElementName("Text");
        });
        var line = new BsonDocument("Text", "x");
        var order = new BsonDocument("Lines", new BsonArray { line });
        Action[] uses =
        [
            () => BsonSerializer.Deserialize<Line>(line.ToBson()), () =>
                BsonGenSerializer.Deserialize<Line>(line.ToBson()), () => new Line().ToBson(),
            () => BsonSerializer.Deserialize<Order>(order.ToBson()), () => BsonGenSerializer.Deserialize<Order>(order.ToBson()),
        ];
        foreach (var use in uses)
        {
            try
            {
                use();
            }
            catch (Exception error) when (error is not TypeInitializationException &&
                error.GetBaseException() is BsonSerializationException { Message: var message })
            {
                Expect.Equal(true, message.Contains("already being used"), message);
                continue;
            }

            throw new InvalidOperationException("It was not refused.");
        }
    }

    private static void Check(Action<BsonClassMap<Order>> configure)
    {
        BsonClassMap.RegisterClassMap<Order>(map =>
        {
            map.AutoMap();
            configure(map);
        });
        Expect.SameAsClassMap();
    }

    private sealed class Shouting : SerializerBase<string>
    {
        public override string Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) => context.Reader.ReadString();

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, string value) =>
            context.Writer.WriteString(value.ToUpperInvariant());
    }
}
