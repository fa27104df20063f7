using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>
/// Class maps that a user registers after the first use of a type. The driver would refuse them, so they must have no effect.
/// </summary>
public static class LateClassMapScenarios
{
    [Rule("8.5")]
    public static void BytesDoNotFollowALateClassMap() => Check(order => order.ToBson());

    [Rule("8.5")]
    public static void JsonDoesNotFollowALateClassMap() =>
        Check(order => BsonDocument.Parse(order.ToJson(new JsonWriterSettings())).ToBson());

    [Rule("8.5")]
    public static void DocumentsThatStartWithTheIdDoNotFollowALateClassMap() =>
        Check(order => order.ToBson(args: new BsonSerializationArgs(typeof(Order), serializeAsNominalType: false, serializeIdFirst: true)));

    [Rule("8.5")]
    public static void MemberInformationDoesNotFollowALateClassMap()
    {
        UseThenRegister();
        var serializer = (IBsonDocumentSerializer)BsonSerializer.LookupSerializer<Order>();
        Expect.Equal(true, serializer.TryGetMemberSerializationInfo(nameof(Order.Name), out var info), "found");
        Expect.Equal("Name", info.ElementName, "element");
        Expect.Equal(true, ((IBsonIdProvider)serializer).GetDocumentId(Sample.Order(), out var id, out _, out _), "has id");
        Expect.Equal<object>(Sample.Order().Id, id, "id");
    }

    [Rule("8.5")]
    public static void DerivedTypesDoNotFollowALateClassMapOfTheirBase()
    {
        UseThenRegister();
        var rush = new RushOrder { Name = "Ada", Hours = 3 };
        var document = BsonSerializer.Deserialize<BsonDocument>(rush.ToBson<Order>());
        Expect.Equal<BsonValue>("RushOrder", document["_t"], "discriminator");
        Expect.Equal<BsonValue>("Ada", document["Name"], "name");
        Expect.Equal(document, BsonDocument.Parse(rush.ToJson<Order>()), "json");
        Expect.Equal("Ada", BsonSerializer.Deserialize<Order>(document.ToBson()).Name!, "read");
        Expect.Equal("Order RushOrder", string.Join(' ', BsonGenFallbacks.Observed.Select(fallback => fallback.Type.Name)), "fallbacks");
    }

    [Rule("8.5.1")]
    public static void ALateClassMapIsReported()
    {
        UseThenRegister();
        new Line().ToBson();
        const string Reason =
            "a class map was registered for it or a base class after its first use, which has no effect; register it earlier";
        Expect.Equal($"Runtime.Models.Order: {Reason}", string.Join('\n', BsonGenFallbacks.Observed), "observed");
        Expect.Equal(
            $"Runtime.Models.Order: {Reason}\nRuntime.Models.RushOrder: {Reason}",
            string.Join(
                '\n',
                BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(Order).Assembly).Where(fallback =>
                    fallback.Type.IsAssignableTo(typeof(Order)))),
            "found");
        Expect.Equal("Ada", BsonSerializer.Deserialize<BsonDocument>(Sample.Order().ToBson())["Name"].AsString, "generated code serves it");
    }

    [Rule("8.5.1")]
    public static void ALateClassMapIsThrownOnRequest()
    {
        BsonGenFallbacks.ThrowOnFallback = true;
        UseThenRegister();
        Expect.Throws<InvalidOperationException>(() => Sample.Order().ToBson(), "written");
        Expect.Throws<InvalidOperationException>(() => BsonSerializer.Deserialize<Order>(new BsonDocument().ToBson()), "read");
        Expect.Throws<InvalidOperationException>(() => BsonGenSerializer.Serialize(Sample.Order()), "written, direct");
        Expect.Throws<InvalidOperationException>(() => BsonGenSerializer.Deserialize<Order>(new BsonDocument().ToBson()), "read, direct");
        new Line().ToBson();
    }

    [Rule("8.5.1")]
    public static void ALateClassMapThatChangesNothingIsNotReported()
    {
        Sample.Order().ToBson();
        BsonClassMap.RegisterClassMap<Order>();
        Expect.Equal(0, BsonGenFallbacks.Observed.Count, "fallbacks");
    }

    [Rule("8.5.1")]
    public static void ALateClassMapThatMakesAnElementRequiredIsReported()
    {
        Sample.Order().ToBson();
        BsonClassMap.RegisterClassMap<Order>(map =>
        {
            map.AutoMap();
            map.GetMemberMap(order => order.Name).SetIsRequired(true);
        });
        Expect.Equal("Order", string.Join(' ', BsonGenFallbacks.Observed.Select(fallback => fallback.Type.Name)), "fallbacks");
        Expect.Equal(1, BsonSerializer.Deserialize<Order>(new BsonDocument("Count", 1).ToBson()).Count, "read");
    }

    [Rule("8.5")]
    public static void DiscriminatorsDoNotFollowALateClassMap()
    {
        new RushOrder().ToBson();
        BsonClassMap.RegisterClassMap<RushOrder>(map =>
        {
            map.AutoMap();
            map.SetDiscriminator("late");
        });
        var document = BsonSerializer.Deserialize<BsonDocument>(new RushOrder { Hours = 3 }.ToBson<Order>());
        Expect.Equal<BsonValue>("RushOrder", document["_t"], "discriminator");
        Expect.Equal(3, ((RushOrder)BsonSerializer.Deserialize<Order>(document.ToBson())).Hours, "read");
    }

    public static void ALateClassMapWithoutMembersHasNoEffect()
    {
        Sample.Order().ToBson();
        BsonClassMap.RegisterClassMap<Order>(_ => { });
        Expect.Equal("Ada", BsonDocument.Parse(Sample.Order().ToJson())["Name"].AsString, "name");
    }

    public static void ALateClassMapThatTheDriverRefusesHasNoEffect()
    {
        new Line().ToBson();
        BsonClassMap.RegisterClassMap<Line>(map =>
        {
            map.AutoMap();
            map.GetMemberMap(line => line.Key).SetElementName("Text");
        });
        Expect.Equal("a", BsonDocument.Parse(new Line { Text = "a" }.ToJson())["Text"].AsString, "text");
    }

    public static void ClassMapCreatedByTheDriverIsUsed()
    {
        var order = Sample.Order();
        order.ToBson();
        var map = BsonClassMap.LookupClassMap(typeof(RushOrder));
        Expect.Equal(true, map.BaseClassMap == BsonClassMap.LookupClassMap(typeof(Order)), "base");
        Expect.Equal(Convert.ToHexString(order.ToBson()), Convert.ToHexString(BsonDocument.Parse(order.ToJson()).ToBson()), "json");
        Expect.SameAsClassMap();
    }

    private static void Check(Func<Order, byte[]> write)
    {
        UseThenRegister();
        var document = BsonSerializer.Deserialize<BsonDocument>(write(Sample.Order()));
        Expect.Equal<BsonValue>("Ada", document["Name"], "name");
        Expect.Equal("Ada", BsonSerializer.Deserialize<Order>(document).Name!, "read from a document");
    }

    private static void UseThenRegister()
    {
        Sample.Order().ToBson();
        BsonClassMap.RegisterClassMap<Order>(map =>
        {
            map.AutoMap();
            map.GetMemberMap(order => order.Name).SetElementName("late");
        });
    }
}
